import type { Reading } from '../../facts/read.ts';

/** Units of the calendar whose last day a date of the notice is: "until the end of the year", of its "until 31 December 2027". */
export function periodsEnded({ facts }: Reading): ReadonlySet<string> {
  const units = new Set<string>();
  for (const { value, superseded } of facts.dates) {
    if (superseded) continue;
    if (/-12-31/.test(value)) units.add('year');
    if (/-(?:03-31|06-30|09-30|12-31)/.test(value)) units.add('quarter');
    if (/-(?:(?:0[13578]|1[02])-31|(?:0[469]|11)-30|02-2[89])/.test(value)) units.add('month');
  }
  return units;
}
