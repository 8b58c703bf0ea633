import { expect } from 'vitest';
import { type KeepNoticeOptions, toKeepNotice } from './matchers.ts';

export type { KeepNoticeOptions } from './matchers.ts';
export { toKeepNotice };

expect.extend({ toKeepNotice });

/*
 * Vitest 3 and 4 ask for `interface Matchers<T>` to be extended, Vitest 5 for `interface Matchers<R, T>`: no one
 * declaration can be both. Chai's assertion is what all three build theirs on, promises of `.resolves` included.
 */
declare global {
  namespace Chai {
    interface Assertion {
      /** Passes where the output, a shortened notice, breaks none of dnlint's rules on the notice. */
      toKeepNotice(notice: string, options?: KeepNoticeOptions): void;
    }
  }
}

declare module 'vitest' {
  interface AsymmetricMatchersContaining {
    /** Stands for any shortened notice that breaks none of dnlint's rules on the notice. */
    toKeepNotice(notice: string, options?: KeepNoticeOptions): unknown;
  }
}
