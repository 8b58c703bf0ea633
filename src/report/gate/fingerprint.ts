import type { Finding } from '../../finding.ts';

/**
 * Names findings so that one keeps its name from run to run while lines move: made of the rule, the case and the quoted
 * words, never of a place. Two that share all of that are told apart by their order. One of these serves one case.
 */
export function fingerprints(caseId: string): (finding: Finding) => string {
  const seen = new Map<string, number>();
  return (finding) => {
    const { rule, kind, args, output, notice } = finding;
    const words = output?.text ?? notice?.text ?? '';
    const key = JSON.stringify([rule, kind, caseId, words, words === '' ? args : null]);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    return hash(nth === 0 ? key : `${key}#${nth}`);
  };
}

const PRIME = 0x100000001b3n;
const BASIS = 0xcbf29ce484222325n;

/** FNV-1a over UTF-16 units, 64 bits as 16 hexadecimal digits: a name, not a secret. */
export function hash(text: string): string {
  let value = BASIS;
  for (let i = 0; i < text.length; i++) value = BigInt.asUintN(64, (value ^ BigInt(text.charCodeAt(i))) * PRIME);
  return value.toString(16).padStart(16, '0');
}
