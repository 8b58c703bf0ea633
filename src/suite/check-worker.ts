import { check, type Report } from '../check.ts';

/** What a thread of the pool does: one pair at a time. */
export default ({ notice, output, rules }: { notice: string; output: string; rules: readonly number[] }): Report =>
  check(notice, output, { rules });
