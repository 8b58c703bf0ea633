import type { Finding } from '../../finding.ts';

/**
 * What a failing rule finds fault with, under a name that stays while the agent words its output otherwise: the kind of
 * the finding, and the thing or the words of the notice that it is about. What an output adds is about none, and is known by
 * its kind.
 */
export function faultOf({ kind, args, notice }: Finding): string {
  const about = 'thing' in args && args.thing !== '' ? args.thing : notice?.text;
  return about === undefined ? kind : `${kind}: ${inOneLine(about)}`;
}

const inOneLine = (words: string): string => words.trim().replace(/\s+/g, ' ');

/** The faults of a failing rule, each once. Notes are none. */
export const faultsIn = (findings: readonly Finding[]): string[] => [
  ...new Set(findings.filter(({ severity }) => severity === 'error').map(faultOf)),
];

/**
 * Whether a fault is among those accepted. Of the same sentence more or fewer words may be quoted, up to half of them: another
 * version of dnlint can cut it elsewhere.
 */
export function isAccepted(fault: string, accepted: readonly string[]): boolean {
  const [kind, words] = parted(fault);
  return accepted.some((other) => {
    const [otherKind, otherWords] = parted(other);
    return kind === otherKind && (holds(words, otherWords) || holds(otherWords, words));
  });
}

function parted(fault: string): readonly [kind: string, words: string] {
  const colon = fault.indexOf(': ');
  return colon < 0 ? [fault, ''] : [fault.slice(0, colon), fault.slice(colon + 2)];
}

/** Whole words only, and so many that they are the same sentence and no name or date within it. */
const holds = (whole: string, part: string): boolean =>
  whole === part ||
  (2 * part.length >= whole.length && part.split(' ').length >= SENTENCE && ` ${whole} `.includes(` ${part} `));
const SENTENCE = 4;
