import { populationOf } from '../../facts/audience/population.ts';
import { isLate } from '../../facts/grace/late.ts';
import { segmentStarts } from '../../facts/grammar/segments.ts';
import type { Document } from '../../text/document.ts';
import { asks } from '../../text/question.ts';
import type { Token } from '../../text/tokens.ts';
import { isGroupNoun } from '../groups/scope.ts';
import { near } from '../groups/set-apart.ts';
import type { Place } from '../nearby.ts';
import type { Leave, ToldTime } from './leave.ts';

/** Everybody, as a pronoun; "all" without a noun. */
const ALL = /^(?:anyone|anybody|everyone|everybody|whoever)$/;
const ANY = /^(?:any|every|all|each)$/;
const LETS =
  /^(?:may|can|could|keeps?|have|has|gets?|will|are|is|stays?|continues?|remains?|retains?|add|extend|ask|apply|request|hold|go)$/;
const MAY = /^(?:may|can|could)$/;
const UNTIL = /^(?:until|till|through|up|more|extra|another|longer|time|two|three)$/;
const ADVERB = /^(?:also|still|even|then|just|simply|always|nevertheless|nonetheless)$/;
/** Time that is to be had for the asking, or for the time being. */
const FOR_ASKING =
  /\b(?:(?:up)?on (?:request|application|demand)|if (?:requested|asked)|(?:stays?|remains?) possible|extensions?|extended|deferrals?|postponements?|stopgap|(?:if you|those who|that) (?:still )?(?:need|want|wish|prefer))\b/i;
/** "Until May where needed", "if required", "in case it is wanted": whoever has the need. */
const NEEDED =
  /\b(?:where|if|as|when|wherever|whenever|should|in case)\s(?:\w+\s){0,3}?(?:needed|required|necessary|wanted|desired|preferred)\b/i;
/** "On 3 May, or on 29 October", "29 October at the latest": another end of the same thing, for nobody in particular. */
const OR_ELSE = /\bor\s(?:else\s)?(?:(?:on|by|until|from|before)\s)?(?:the\s)?$/i;
const AT_LATEST = /^[^,;.]{0,8}\bat (?:the )?latest\b/i;
/** "Security fixes continue until May", "use of 2.3 carries on": a service that lasts, promised with no word of whom. */
const LASTS =
  /\b(?:fixes|updates|patches|support|use|access)\b[^.;:]{0,40}\b(?:continues?|carr(?:y|ies) on|keeps? coming|go(?:es)? on)\b/i;
/** "Use it until May": an order. */
const ORDERS = /(?:^|[;:,]\s|\b(?:and|or|then)\s)(?:use|keep|stay|continue|ask|request|apply|buy|book)\b/i;

/** So many characters before a time its condition may stand. */
const REACH = 400;

/**
 * Whether a text says what it tells of a time of everybody, or of whoever is late: "anyone who applies", "you may", "if you
 * need longer", "for stragglers", "operators may". What it says of a thing ("3.x gets fixes until May") is said of nobody.
 */
export function isSaidOfAll(
  doc: Document,
  place: ToldTime,
  { head, holders }: Pick<Leave, 'head' | 'holders'>,
): boolean {
  const { sentence, token } = place;
  const { tokens, plain } = doc;
  const [from, to] = near(doc, sentence, token);
  // "Not ready? The function is backported until 1 September."
  const asked = doc.sentences[sentence - 1];
  const question = asked !== undefined && asked.block === doc.sentences[sentence]!.block && asks(doc, asked);
  const start = question ? asked.start : tokens[from]!.start;
  if (isLate(plain.slice(Math.max(start, tokens[token]!.start - REACH), tokens[to - 1]!.end))) return true;
  const clause = plain.slice(tokens[from]!.start, tokens[to - 1]!.end);
  if ([FOR_ASKING, ORDERS, NEEDED, LASTS].some((told) => told.test(clause))) return true;
  if (isAlternative(doc, place)) return true;
  if (joinedWith(doc, { sentence, token }) > 0) return true;
  const opens = segmentStarts(doc);
  let open = from;
  for (let k = from; k < to; k++) {
    if (opens(k)) open = k;
    const { lower } = tokens[k]!;
    if (ALL.test(lower) || (lower === 'all' && !tokens[k + 1]?.content)) return true;
    // "Any device", "all titles"
    const isNoun = (noun: Token): boolean => isAnybody(noun) || noun.lemma === head || holders.has(noun.lemma);
    if (ANY.test(lower) && [1, 2].some((n) => k + n < to && isNoun(tokens[k + n]!))) return true;
    // "Models can be called": by whomever.
    if (MAY.test(lower) && isUsed(tokens, k + 1, to) && !/^(?:none|nothing|nobody)$/.test(tokens[k - 1]?.lower ?? ''))
      return true;
    if (!LETS.test(lower)) continue;
    let s = k - 1;
    while (s > from && ADVERB.test(tokens[s]!.lower)) s--;
    if (s >= from && /^(?:you|they)$/.test(tokens[s]!.lower)) return true;
    // "Agents have until 3 May", "each repo gets two more runs"
    const has = /^(?:have|has|gets?)$/.test(lower) && UNTIL.test(tokens[k + 1]?.lower ?? '');
    if (!MAY.test(lower) && !has && !/^(?:keep|continue|stay)$/.test(lower)) continue;
    // "Tenants may", "existing pages may", "teams that file the form may"
    for (let n = open; n <= s; n++) {
      const { lower: noun, lemma } = tokens[n]!;
      if ((noun.endsWith('s') && isAnybody(tokens[n]!)) || lemma === head || ANY.test(noun)) return true;
    }
  }
  return false;
}

/** Whether a day is given as another one than that which is told before it. */
function isAlternative({ plain, sentences }: Document, { date, sentence }: ToldTime): boolean {
  if (!date) return false;
  const { start, end } = sentences[sentence]!;
  return (
    OR_ELSE.test(plain.slice(Math.max(start, date.range.start - 20), date.range.start)) ||
    AT_LATEST.test(plain.slice(date.range.end, Math.min(end, date.range.end + 30)))
  );
}

/** "Firms lose it on 3 May, with uploads tolerated until": where "with" stands, behind which nobody else is meant; or 0. */
export function joinedWith({ tokens, sentences }: Document, { sentence, token }: Place): number {
  let k = token - 1;
  while (k > Math.max(sentences[sentence]!.first, token - 7) && tokens[k]!.lower !== 'with') k--;
  return k < token - 1 && tokens[k]?.lower === 'with' ? k : 0;
}

const isAnybody = (word: Token): boolean => populationOf(word) !== null || isGroupNoun(word);

/** "Still be called": a passive of use, with nobody who uses. */
export function isUsed(tokens: readonly Token[], from: number, to: number): boolean {
  let k = from;
  while (k < to && ADVERB.test(tokens[k]!.lower)) k++;
  return (
    tokens[k]?.lower === 'be' &&
    k + 1 < to &&
    /^(?:used|called|run|kept|accessed|opened|reached)$/.test(tokens[k + 1]!.lower)
  );
}
