import { Prefiltered } from '../../../text/prefilter.ts';
import type { Around } from './around.ts';
import { tellsEnd, tellsLast } from './endings.ts';
import { isEvent } from './events.ts';
import { isLifeField, isPaperField } from './paper-field.ts';
import { opensWithPost } from './posts.ts';

/** "Version 3 is available from …", "we will publish the schedule on …": news, with no word of an end beside it. */
export function isNews({ near, far, after }: Around): boolean {
  if (RELEASED_AT_LEAST.test(near) || tellsLast(near)) return false;
  const clause = near + far;
  if (tellsEnd(clause)) return false;
  return (
    TELLS.test(clause) ||
    BEGINS.test(near) ||
    BEGINS.test(far) ||
    (/\b(?:from|on|of|starting|since)\s$/i.test(near) && TRIABLE.test(after))
  );
}

/** The company speaks, shows or ships: "we will publish the schedule on …", "we'll send a reminder on …". */
const TELLS = new Prefiltered(
  /\b(?:we|i|they|team|[a-z]+)(?: will|'ll| shall| are going to| is going to| plan to| hope to| expect to| aim to| intend to| may| can) (?:also |then |again |soon )?(?:publish|announce|share|post|confirm|release|send|let you know|tell|report|review|decide|host|show|present|demo|walk|answer|e-?mail|write|inform|notify|remind|contact|follow up|come back|get back|ship|launch|open|talk|speak|invite|meet)\b/i,
);

/** A thing that begins: the replacement's own date. */
const BEGINS = new Prefiltered(
  /\b(?:(?:is|was|are|were|be|been|becomes?|became|goes|went) (?:now |also |already |first )?(?:generally )?(?:available|released|launched|live|introduced|offered|out)|generally available|general availability|launch(?:es)?|ships|debuts|arrives|in preview|in beta|public beta|available since)\b/i,
);

/** "From 3 May you can try the new one." */
const TRIABLE =
  /^,?\s(?:[a-z]+\s){0,3}(?:can|will be able to|may)\s(?:already\s|now\s)?(?:try|test|use|preview|enable|choose|see|find|get|access|explore)\b/i;

/** "8.0 ships no earlier than": a bound for what goes in that release, and no start of something else. */
const RELEASED_AT_LEAST =
  /\bv?\d{1,4}\.\d[\d.]{0,8},?\s(?:[a-z]+\s){0,4}(?:no|not)\s(?:earlier|sooner|before)\b[a-z ]{0,12}$/i;

export const isOutSince = ({ before }: Around): boolean => OUT_SINCE.test(before.slice(-48));

/** "Drive 2.0 (released 14 June)", "the Archive Act, in force since 3 March": an insertion that tells since when something else is there. */
const OUT_SINCE =
  /[(,–—]\s?(?:(?:now|already|first|generally|itself)\s)?(?:out|released?|live|available|new|launched|introduced|shipped|added|on sale|in (?:force|service|operation|production|use|preview|beta))(?:\s(?:on|in|since|from|as of))?\s(?:the\s)?$/i;

export const isSinceBirth = ({ near }: Around): boolean => SINCE_BIRTH.test(near);

/** "Five years after its initial release on 6 July 2019": how old something is, counted from the day on which it began. */
const SINCE_BIRTH =
  /\b(?:years?|months?|weeks?|days?|decades?)\s(?:after|since|from)\s(?:its|the|their|our)\s(?:[a-z]+\s){0,2}(?:release|launch|introduction|debut|publication|announcement|opening|founding|start|birth)\s(?:on|in|of)\s(?:the\s)?$/i;

/** A cell under "Released" or "Date of notice", or in such a row; under "End of support" the row only names what ends. */
export function isOrigin(around: Around): boolean {
  if (around.block.kind !== 'cell') return false;
  const header = around.block.header ?? '';
  return (
    tellsOrigin(header) ||
    isEvent({ ...around, near: header, far: '' }) ||
    (!isLifeField(header) && tellsOrigin(rowName(around)))
  );
}

/** As in a field of its own, but for "Date", "Version" and "Update": as a column these tell the day of each thing. */
const tellsOrigin = (name: string): boolean =>
  ORIGIN.test(name) ||
  (SINCE.test(name) && !isLifeField(name)) ||
  (!OF_EACH.test(name) && (isPaperField(`${name}: `) || opensWithPost(`${name}: `)));
const SINCE = /\b(?:since|launch(?:ed)?|founded|copyright)\W*$/i;
const OF_EACH = /^\W*(?:(?:date|day|version|status)\W*$|.*\b(?:updates?|releases?|changed?|change)\b)/i;

/** Columns that tell where a thing comes from. */
const ORIGIN = new Prefiltered(
  /^\W*(?:(?:initial|first|original)\s)?(?:release[sd]?|launch(?:ed)?|announcement|introduced|published|posted|created|announced|available|ga|general availability|updated|issued|first|last (?:used|seen|updated)|added|since)\b(?!.*\b(?:until|end|remov|retire))|\bannouncement(?: date)?\W*$/i,
);

/** What the first cell of a date's row says. */
function rowName({ doc, draft: { sentence }, block: own }: Around): string {
  for (let s = sentence - 1; s >= 0 && s > sentence - 16; s--) {
    const block = doc.blocks[doc.sentences[s]!.block]!;
    if (block.table !== own.table || block.row !== own.row) break;
    if (doc.blocks[doc.sentences[s]!.block - 1]?.row !== own.row)
      return doc.plain.slice(block.start, Math.min(block.end, block.start + 60));
  }
  return '';
}
