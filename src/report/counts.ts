import type { Report, Verdict } from '../check.ts';

/** How the rules came out, in words: first what fails, then what passes, does not apply or was skipped. */
export function countsOf(report: Report): [verdict: string, ...rest: string[]] {
  const by = (verdict: Verdict): number[] => report.rules.filter((r) => r.verdict === verdict).map((r) => r.rule);
  const failed = by('fail');
  const verdict =
    failed.length === 0
      ? 'No rule fails'
      : failed.length === 1
        ? `Rule ${failed[0]} fails`
        : `${failed.length} rules fail (${failed.join(', ')})`;
  const others = [
    [by('pass').length, 'pass', 'passes'],
    [by('not-applicable').length, 'do not apply', 'does not apply'],
    [by('skipped').length, 'skipped', 'skipped'],
  ] as const;
  return [verdict, ...others.filter(([n]) => n > 0).map(([n, many, one]) => `${n} ${n === 1 ? one : many}`)];
}

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
