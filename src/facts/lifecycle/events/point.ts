import type { Document } from '../../../text/document.ts';
import { isTime } from '../subject.ts';

/** The release or the time that follows within a few words, unless they deny it. */
export function pointAfter({ tokens }: Document, from: number, last: number): number | undefined {
  for (let k = from; k < last && k < from + 7; k++) {
    const token = tokens[k]!;
    // "No earlier than 3 May"
    if (/^(?:earlier|sooner|later|before)$/.test(tokens[k + 1]?.lower ?? '') && /^no[t]?$/.test(token.lower)) continue;
    if (/^(?:no|not|none|undecided|open|tbd|if|whether|of)$/.test(token.lower)) return undefined;
    if (isTime(tokens, k) || /^v?\d+(?:\.\d+)+$/.test(token.lower)) return k;
  }
  return undefined;
}
