import { isHowOften } from '../../../text/clauses.ts';
import { lemma } from '../../../text/lemma.ts';
import type { Token } from '../../../text/tokens.ts';
import { populationOf } from '../../audience/population.ts';
import { familiesOf, isNegative, MARK_NAMES, type Mark } from '../../grammar/families.ts';
import type { Feature } from '../../statements.ts';
import type { Place } from '../place.ts';
import { isPresentCause } from '../present-cause.ts';

/** Adds the signs that single words of a clause are, dates left out. */
export function addWordSigns({ clause, doc, tokens, words }: Place, signs: Set<Feature>): void {
  const isCause = isPresentCause(doc.tokens, clause);
  for (const k of words) {
    const token = tokens[k]!;
    if (!isHowOften(tokens, k))
      for (const name of familiesOf(isCause && k === 0 ? BECAUSE : token.lemma))
        if (MARK_NAMES.has(name)) signs.add(`cue:${name as Mark}`);
    if (isNegative(token.lower)) signs.add('cue:negation');
    if (isDuty(tokens, k)) signs.add('cue:must');
    if (/^(?:will|shall|going)$/.test(token.lower) || token.lower.endsWith("'ll")) signs.add('future');
    if (token.url) signs.add('link');
    else if (token.code || (token.shaped && !token.number)) signs.add('identifier');
    const count = countAt(tokens, k);
    if (count !== undefined) signs.add(count);
    if (!token.code && COMPARATIVE.test(token.lower) && !NOT_COMPARATIVE.test(token.lower)) signs.add('compares');
  }
}

const BECAUSE = lemma('because');

/** Words that ask for something, beside those of the family. */
function isDuty(tokens: readonly Token[], k: number): boolean {
  const { lower } = tokens[k]!;
  const next = tokens[k + 1]?.lower;
  // "need to", "have to", "should" behind its subject; "Should you …" is a condition.
  if (/^(?:need|needs|have|has|ought)$/.test(lower)) return next === 'to';
  if (lower === 'should') return k > 0;
  // "Providers shall enrol"; but "submissions shall be accepted".
  return lower === 'shall' && next !== 'be' && isAddressed(tokens[k - 1]);
}

const isAddressed = (token: Token | undefined): boolean =>
  token !== undefined && (token.lower === 'you' || populationOf(token) !== null);

/** What a number tells: a year, a span of time, or how much. */
function countAt(tokens: readonly Token[], k: number): Feature | undefined {
  const token = tokens[k]!;
  const digits = token.number && !token.code;
  if (!digits && !/^\d+$/.test(token.lemma)) return undefined;
  if (digits && /^(?:19|20)\d\d$/.test(token.text)) return 'year';
  const next = tokens[k + 1];
  if (TIME_UNIT.test(next?.lower ?? '') || isRelease(next, tokens[k + 2])) return 'duration';
  return digits ? 'quantity' : undefined;
}
const TIME_UNIT = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?|nights?|releases?|versions?)$/;

/** "Two minor releases". */
const isRelease = (kind: Token | undefined, noun: Token | undefined): boolean =>
  /^(?:minor|major|full|further|more)$/.test(kind?.lower ?? '') && /^(?:releases?|versions?)$/.test(noun?.lower ?? '');

const COMPARATIVE = /(?:[a-z]{2}(?:er|est)|more|most|better|best|less)$/;
const NOT_COMPARATIVE =
  /^(?:number|user|customer|server|header|parameter|order|other|after|whether|never|either|neither|under|over|later|newer|older|earlier|longer|per|rather|further|however|another|together|cluster|container|folder|letter|center|computer|developer|owner|member|subscriber|receiver|provider|manager|helper|layer|tier|paper|offer|transfer|filter|register|enter|render|consumer|handler|driver|printer|router|caller|importer|reader|writer|parser|compiler|scheduler|browser|administrator|integer|pointer|buffer|character|identifier|request|test|latest|digest|rest|manifest|guest|host|least|interest|must|trust)s?$/;
