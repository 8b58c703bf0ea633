import { Prefiltered } from '../../../text/prefilter.ts';
import type { Around } from './around.ts';
import { tellsEnd } from './endings.ts';

/** "The Filing Act, which Parliament passed on 9 November": what somebody did to something told of on the way. */
export function isOfRelative({ near }: Around): boolean {
  const verb = RELATIVE.exec(near)?.[1];
  return verb !== undefined && !tellsEnd(`${verb} `);
}
const RELATIVE = new Prefiltered(
  /,\s(?:which|whom)\s(?:(?:the|our|its|their)\s)?(?!is\b|are\b|was\b|were\b|will\b|has\b|have\b|had\b|can\b|must\b|may\b)[\p{L}’'-]+(?:\s\p{Lu}[\p{L}-]*){0,3}\s(\p{Ll}+ed|bought|brought|built|gave|made|sent|signed|told|took|won|wrote)\s(?:\p{Ll}+\s){0,2}(?:on|in|of)\s(?:the\s)?$/u,
);

/** "Your certificate, which would expire on 14 February anyway": what does not matter any more. */
export const isMoot = ({ near, after }: Around): boolean =>
  /\bwould\s[^.;:]{0,60}$/i.test(near) &&
  /^[^.;:,\d]{0,24}\b(?:anyway|anyhow|in any case|regardless|as well|too)\b/i.test(after);

/** "The basement closes for painting from 13 to 17 November": shut for a while, and open again. */
export const isShutMeanwhile = ({ near, after }: Around): boolean =>
  /\bclos(?:es?|ed|ing)\sfor\s(?:\p{Ll}+\s){0,2}\p{Ll}+(?:ing|s|ance)\s(?:from|between)\s(?:the\s)?$/iu.test(near) &&
  /^\s?(?:to|until|till|through|and|–|-)\s?\d/.test(after);
