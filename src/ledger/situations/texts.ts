import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Reading } from '../../facts/read.ts';
import type { Range } from '../../text/span.ts';
import type { About } from './about.ts';
import type { Calendar } from './calendar.ts';
import type { Evidence } from './evidence.ts';
import type { Lots } from './lots.ts';
import type { Releases } from './releases.ts';

/** Both texts as the comparison reads them. */
export interface Texts {
  readonly notice: Reading;
  readonly output: Reading;
  readonly units: readonly Unit[];
  /** The statements of the notice and those of the output. */
  readonly told: readonly LifeStatement[];
  readonly said: readonly LifeStatement[];
  readonly calendar: Calendar;
  /** Days on which the notice tells something as removed. */
  readonly gone: ReadonlySet<string>;
  readonly about: About;
  readonly evidence: Evidence;
  readonly lots: Lots;
  readonly releases: Releases;
  /** Where the output says that no date is set. */
  readonly open: readonly Range[];
}
