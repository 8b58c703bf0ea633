import { numberWord } from '../../../text/number-word.ts';
import type { Token } from '../../../text/tokens.ts';
import { hasVerb } from '../../grammar/has-verb.ts';
import type { Feature } from '../../statements.ts';
import type { Place } from '../place.ts';
import type { Sign } from '../signs.ts';

/** How a clause hangs on the others: by its conjunction, or by what the one before or behind it says. */
export const LINKS: readonly Sign[] = [
  ['relative', ({ clause }) => /^(?:which|where|whose|who|that)$/.test(clause.lead)],
  ['bracketed', ({ clause }) => clause.bracketed],
  ['because', ({ clause, tokens }) => /^(?:because|since|as)$/.test(clause.lead) && !isSinceTime(tokens)],
  ['so', ({ drawn }) => drawn],
  // "So that …"; but "so we close it".
  ['purpose', ({ clause, drawn }) => clause.lead === 'so' && !drawn],
  ['if', ({ opener }) => /^(?:if|unless|when|once|otherwise)$/.test(opener)],
  ['until', ({ clause }) => clause.lead === 'until'],
  ['but', ({ clause }) => clause.lead === 'but'],
  ['or', ({ opener }) => /^(?:or|otherwise)$/.test(opener)],
  ['colon', ({ clause }) => clause.lead === ':'],
  // "Copies must be encrypted: whoever holds one can act for you"
  ['explains-duty', (place, found) => explains(place, found, 'cue:must')],
  // "Keys cannot be reused: …"
  ['explains-bar', (place, found) => explains(place, found, 'cue:negation') && !place.before!.features.has('cue:must')],
  // "Bcrypt hashes are one-way. For this reason, …"
  ['next-so', (place) => place.nextDrawn && isNextNear(place)],
  ['label', (place) => isBeforeColon(place) && place.clause.last - place.clause.first <= LABEL],
  // "Two things change: …"
  ['lead-in', (place) => isBeforeColon(place) && place.content.length <= 3 && place.tokens.some(announces)],
];
/** So many words a label has at most. */
const LABEL = 4;

const isBeforeColon = ({ clause, next }: Place): boolean => next?.sentence === clause.sentence && next.lead === ':';

const announces = ({ lower }: Token): boolean => /^(?:two|three|four|five|six|following|these|several)$/.test(lower);

/** "Since three generations", "since our first beta", "since the days of pagers": since when, and not why. */
export const isSinceTime = (tokens: readonly Token[]): boolean =>
  tokens[0]?.lower === 'since' &&
  tokens.slice(1, 4).some(({ lower }, k) => (k === 0 && numberWord(lower) !== undefined) || SINCE_WHEN.test(lower)) &&
  !hasVerb(tokens.slice(1));
const SINCE_WHEN =
  /^(?:first|early|last|days?|start|beginning|outset|launch|founding|foundation|inception|beta|release|moment|generations?|decades?|years?|months?|weeks?|quarter|spring|summer|autumn|winter|then|today|yesterday)$/;

/** Whether behind a colon or a dash it tells why the statement before, of this feature, is so. */
const explains = ({ clause, before }: Place, found: ReadonlySet<Feature>, feature: Feature): boolean =>
  /^[:–—]$/.test(clause.lead) &&
  before?.clause.sentence === clause.sentence &&
  before.features.has(feature) &&
  !found.has('imperative');

/** The clause behind stands in the same sentence, or in the next of the same block. */
function isNextNear({ doc: { sentences }, clause, sentence, next }: Place): boolean {
  return (
    next !== undefined && next.sentence <= clause.sentence + 1 && sentences[next.sentence]!.block === sentence.block
  );
}
