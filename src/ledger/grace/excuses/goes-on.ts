import type { GraceSort } from '../../../facts/grace.ts';
import { readUnits } from '../../../facts/lifecycle/units.ts';
import type { Reading } from '../../../facts/read.ts';
import type { Document } from '../../../text/document.ts';
import { oncePer } from '../../../text/once.ts';
import type { Range } from '../../../text/span.ts';
import { isSpared, type Kept, keptSentences } from '../../sameness/spared.ts';
import type { Claim } from '../claim.ts';
import { followingUnits } from '../following.ts';

/** "Both run in parallel": two at once, which grants no time to the one. */
export const isOfTwo = ({ fact }: Claim): boolean => fact.sort === 'parallel';

/** "Until your contract ends", "until the season is over": time of the reader's own; of contracts the notice speaks, too. */
export const isOwnTerm = ({ notice, fact }: Claim): boolean =>
  fact.sort === 'tenure' && (!CONTRACT.test(fact.span.text) || speaksOfContracts(notice));
const CONTRACT =
  /\b(?:contract|agreement|subscri|licen[cs]|leas(?:e|es|ed)\b|terms?\b|renew|prepaid|paid\b|bill(?:ing|ed)\b|warrant|commitments?\b|memberships?\b)/i;
/** The notice may tell of them by what befalls them. */
const IS_FOR_A_TERM = /\b(?:expir|reserv|annual|monthly|yearly)/i;
const speaksOfContracts = oncePer(({ doc: { plain } }: Reading) => CONTRACT.test(plain) || IS_FOR_A_TERM.test(plain));

/** "Deprecated, still honoured": what is only announced goes on. */
export const isOfDeprecated = ({ output, fact }: Claim): boolean =>
  /^still\b/i.test(fact.span.text) && isDeprecated(output.doc, fact);
const isDeprecated = ({ plain, sentences }: Document, { range, sentence }: Claim['fact']): boolean =>
  /\bdeprecated\b/i.test(plain.slice(sentences[sentence]!.start, range.start));

/** "Old links still work after the end": what the notice spares goes on in other words, too. */
export const isOfSpared = ({ notice, output, fact }: Claim): boolean =>
  tellsGoingOn(fact.sort, fact.span.text) &&
  isSpared(output.doc, fact, kept(notice), isBehind(fact), /^will\b/i.test(fact.span.text) ? 0 : undefined);
/** "You still have a few weeks": so much time, and nothing that goes on. */
const TOLERATES = /\btolerat/i;
const MEASURED = /\b(?:ha(?:ve|s)|gets?)\b.*\b(?:time|days?|weeks?|months?|hours?)\b/i;
const tellsGoingOn = (sort: GraceSort, text: string): boolean =>
  sort === 'vague'
    ? /^(?:will )?still\b|^(?:for )?(?:as|so) long\b/i.test(text) && !MEASURED.test(text) && !TOLERATES.test(text)
    : sort === 'ease' && /^(?:for )?(?:as|so) long\b/i.test(text);

/** "Records can be edited beyond the date", of the notice's "will continue to … after that date". */
export const isOfLasting = ({ notice, output, fact }: Claim): boolean =>
  fact.sort === 'vague' &&
  PAST_IT.test(fact.span.text) &&
  isSpared(output.doc, fact, lasting(notice), isBehind(fact), 0);

const kept = oncePer(({ doc }: Reading): readonly Kept[] => keptSentences(doc));
const lasting = oncePer((notice: Reading): readonly Kept[] => kept(notice).filter(({ beyond }) => beyond));
const isBehind =
  ({ range: { start } }: Claim['fact']) =>
  ({ end }: Range): boolean =>
    end > start;

/** "Plates are loaded during the week after", of the notice's "in the week that follows": when something is done. */
export const isOfFollowing = ({ notice, output, fact }: Claim): boolean => {
  const unit = fact.sort === 'vague' ? FOLLOWS.exec(fact.span.text)?.[1]?.toLowerCase() : undefined;
  return unit !== undefined && followingUnits(notice).has(unit) && !goesOn(output.doc, fact);
};
const FOLLOWS = /^(?:in|during) the (day|week|month|quarter|year) (?:after|thereafter|afterwards|following)$/i;

/** "Gets a reprieve", of what the notice spares. */
export const isReprieve = ({ notice: { doc, facts }, fact }: Claim): boolean =>
  fact.span.text.toLowerCase() === 'reprieve' && readUnits(doc, facts.dates).some(({ fate }) => fate === 'spared');

/** "Past the date, flashing needs a cable": behind the end, something is told that does not go on. */
export const tellsAftermath = ({ output, fact }: Claim): boolean =>
  PAST_IT.test(fact.span.text) && !goesOn(output.doc, fact);
const PAST_IT = /^(?:past|beyond)\b/i;
const goesOn = ({ plain, sentences }: Document, { sentence }: Claim['fact']): boolean =>
  /\b(?:still|keeps?|continu\w*|remain\w*|stay\w*|work\w*|runs?|us(?:e|ed|able)|accept\w*|serv\w*|honou?r\w*|available|tolerat\w*|allow\w*|may|can|go(?:es)? on|let|extend\w*|last\w*)\b/i.test(
    plain.slice(sentences[sentence]!.start, sentences[sentence]!.end),
  );

/** "It can be switched on again", of the notice's "switch it off whenever you like, and back on until the deadline". */
export const isOfRevival = ({ notice, fact, behind }: Claim): boolean =>
  behind.length === 0 && fact.sort === 'revive' && tellsRevival(notice.doc);
/** Whoever may switch it on again is told with other verbs. */
const tellsRevival = ({ plain, sentences }: Document): boolean =>
  sentences.some(({ start, end }) => {
    const text = plain.slice(start, end);
    return (
      /\b(?:back|again) (?:on|online|up)\b|\bon again\b/i.test(text) &&
      !/\b(?:no|not|never|cannot)\b|n['’]t\b/i.test(text)
    );
  });
