import type { Token } from './tokens.ts';

interface CauseLead {
  /** What stands behind the first word. */
  readonly next: RegExp;
  /** It may mean something else where no comma stands before it: "thanks to all", "the fee due to us". */
  readonly behindComma?: true;
}

/** Words that lead in a cause and are more than one, by the first: "owing to the law", "in light of", "on the grounds that". */
const CAUSE_LEADS = new Map<string, readonly CauseLead[]>([
  ['given', [{ next: /^that\b/ }, { next: /^(?:the|its|their|our)\b/, behindComma: true }]],
  ['owing', [{ next: /^to\b/, behindComma: true }]],
  ['due', [{ next: /^to\b/, behindComma: true }]],
  ['thanks', [{ next: /^to\b/, behindComma: true }]],
  ['for', [{ next: /^(?:lack|want|fear|reasons?|the sake) of\b/, behindComma: true }]],
  [
    'in',
    [
      { next: /^(?:(?:the )?(?:light|wake)|view|consequence|consideration) of\b/ },
      { next: /^that\b/, behindComma: true },
    ],
  ],
  ['on', [{ next: /^(?:account of|(?:the )?grounds? (?:of|that))\b/ }]],
  ['by', [{ next: /^(?:reason|virtue) of\b/ }]],
  ['inasmuch', [{ next: /^as\b/ }]],
  ['seeing', [{ next: /^(?:that|as|how)\b/ }]],
  ['considering', [{ next: /^(?:that|how)\b/ }]],
]);

/** True where token `i` begins words of cause that are more than one; `comma` where a comma, or a sentence's start, is before it. */
export function leadsCause(tokens: readonly Token[], i: number, comma: boolean): boolean {
  const leads = CAUSE_LEADS.get(tokens[i]!.lower);
  if (leads === undefined) return false;
  const next = [1, 2, 3].map((k) => tokens[i + k]?.lower ?? '').join(' ');
  return leads.some(({ next: wanted, behindComma }) => (comma || !behindComma) && wanted.test(next));
}

/**
 * True where what begins at token `i` is drawn from what stands before it: "hence", "for this reason", "which is why"; "so
 * that" tells what for.
 */
const leadsConsequence = (tokens: readonly Token[], i: number): boolean =>
  DRAWN_FROM.has(tokens[i]!.lower) || CONSEQUENCE.test([0, 1, 2, 3].map((k) => tokens[i + k]?.lower ?? '').join(' '));
const DRAWN_FROM: ReadonlySet<string> = new Set(['hence', 'therefore', 'thus', 'accordingly', 'consequently']);

const CONSEQUENCE =
  /^(?:for (?:this|that|these|those|which) reasons?|as a (?:result|consequence)|because of (?:this|that)|on (?:this|that) account|(?:this|that|which) is why|that's why|so(?! that| far| long| as| much| many|$))(?= |$)/;

/** "Copies therefore cannot be made": a word before its verb says that it is drawn; "change it accordingly" tells how. */
export function isDrawn(tokens: readonly Token[], first: number, last: number): boolean {
  if (leadsConsequence(tokens, first)) return true;
  // "It shuts down and therefore sends nothing": the clause holds both.
  for (let i = first + 1; i + 1 < last && tokens[i]!.lower !== 'and'; i++)
    if (DRAWN_WITHIN.has(tokens[i]!.lower)) return true;
  return false;
}
const DRAWN_WITHIN: ReadonlySet<string> = new Set(['hence', 'therefore', 'thus', 'consequently']);
