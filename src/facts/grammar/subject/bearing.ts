import type { Token } from '../../../text/tokens.ts';
import { carries, isGeneric } from '../naming.ts';

/** "#general", "@here", "Q2": a channel and a quarter name no thing. */
const NO_NAME = /^(?:@(?:channel|here|all|everyone)|#[a-z][\w-]+|q[1-4])$/i;

export const isNoName = (text: string): boolean => NO_NAME.test(text);

/** Whether a word, with its key, may tell what a text is about. */
export const bears = (token: Token, key: string, vendor: ReadonlySet<string>): boolean =>
  carries(token) && !vendor.has(key) && !isGeneric(key) && !isNoName(token.text);
