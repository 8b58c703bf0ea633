import type { IdentifierFact } from '../../../facts/identifiers.ts';
import type { NoticeNames } from '../known.ts';
import { isCountedOver, isFamily, isInflected } from '../spellings.ts';
import { normal } from '../wording-index.ts';

/** A form in which a text may give a name of the notice. */
type Form = (notice: NoticeNames, fact: IdentifierFact) => boolean;

const FORMS: readonly Form[] = [
  ({ values }, { value }) => values.has(normal(value)),
  isOneOfMany,
  isMadeBy,
  isOfVersion,
  isOfTime,
  (notice, { value }) => isCountedOver(notice, value),
  ({ facts }, { code, value }) => code && isFamily(facts, value),
  ({ facts }, fact) => isInflected(facts, fact),
];

/** Whether an identifier is one of the notice's, in whatever form. */
export const isKnownForm: Form = (notice, fact) => FORMS.some((is) => is(notice, fact));

/** "HH-100s": more than one HH-100. */
function isOneOfMany({ index }: NoticeNames, { value, code }: IdentifierFact): boolean {
  const one = code ? undefined : /^(.{0,60}\p{L}.{0,20}\d)['’]?s$/u.exec(value)?.[1];
  return one !== undefined && index.has(one, 'strict', false);
}

/** "V1-wrapped keys" for those that v1 has wrapped. */
function isMadeBy({ index }: NoticeNames, { value, code }: IdentifierFact): boolean {
  const maker = code ? undefined : MADE.exec(value)?.[1];
  return maker !== undefined && index.has(maker, 'loose', false);
}

/** "V1-wrapped", "OAuth2-based": a version, and what it has done. */
export const isMade = (value: string): boolean => MADE.test(value);
const MADE =
  /^(v?\d[\w.]*|[A-Z]+\d+)-[a-z]*(?:ed|based|only|era|style|compatible|bought|built|made|sold|sent|born|run|written|given|held|kept|bound|native|capable|ready|specific|side)$/i;

/** "v4-key bots", of those with a "v4 bot key" */
function isOfVersion({ index }: NoticeNames, { value, code }: IdentifierFact): boolean {
  if (code) return false;
  const [, version, noun] =
    /^(v\d+)-(?!beta$|alpha$|preview$|stable$|next$|lts$|final$|latest$|canary$)(\p{Ll}{3,})$/u.exec(value) ?? [];
  return version !== undefined && index.has(version, 'loose', false) && index.has(noun!, 'loose', false);
}

/** "Pre-2019 payslips" for those issued before 2019. */
function isOfTime({ index }: NoticeNames, { value, code }: IdentifierFact): boolean {
  const time = code ? undefined : /^(?:pre|post|mid)-(\w.*)$/i.exec(value)?.[1];
  return time !== undefined && index.has(time, 'loose', false);
}
