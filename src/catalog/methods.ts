import { deprecationNotice } from './deprecation-notice.ts';
import type { Method } from './method.ts';

/** The methods that this package publishes. */
export const publishedMethods = (): Method[] => [deprecationNotice()];
