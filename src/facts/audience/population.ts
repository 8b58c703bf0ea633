import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { wordSet } from '../grammar/naming.ts';

/** Those a vendor has: people, organisations and what stands for them. "All …" of these is a claim about everyone. */
const EVERYBODY =
  wordSet(`user customer client subscriber owner holder admin administrator developer merchant partner publisher seller
  buyer vendor tenant organisation organization workspace account team company business shop store app application integration project
  member organiser organizer participant creator consumer operator agency enterprise freelancer reseller retailer customerbase household school
  person site website installation fleet licensee maintainer author contributor visitor patient student teacher employee driver courier rider player
  host guest teammate manager editor analyst engineer integrator distributor institution clinic hospital department franchise contractor landlord trader
  library department family parent pupil resident citizen passenger traveller traveler farmer nurse doctor clinician lab laboratory university college
  supplier carrier dealer designer researcher scientist lecturer trainer coach tutor manufacturer brand startup charity
  municipality authority ministry council bank insurer pharmacy restaurant hotel venue gym studio colleague employer practice
  captain skipper sailor warden gamer streamer podcaster listener viewer broadcaster newsroom newspaper volunteer donor patron backer grower farm
  factory warehouse museum gallery church parish club association federation union guild crew dealership bakery salon cafe nonprofit foundation
  cooperative firm haulier charterer embassy subsidiary adopter hobbyist artist musician photographer individual foreman cardholder householder shareholder
  stakeholder newcomer beginner reader borrower commuter`);

/** What else notices call the affected ones: a technical part that stands for whoever runs it. */
const TECHNICAL =
  wordSet(`device cluster function job instance endpoint receiver script build workflow pipeline key token connection subscription contract
  environment machine server sandbox mailbox bot plugin deployment domain package service caller connector runner node database bucket
  queue volume network host extension program theme webhook handler importer backend frontend codebase repository channel bridge gateway
  appliance unit handset phone terminal printer camera sensor controller handler model line card policy tariff licence license replica tenant
  form page dashboard report feed tunnel route sim station probe till desk meter vehicle robot kiosk tracker beacon tablet laptop scanner drone vessel provider`);

type Population = 'everybody' | 'technical';
export type PopulationWord = Population | null;

interface Form {
  readonly population: Population;
  readonly plural: boolean;
}

const NOUNS = new Map<string, Population>();
for (const noun of TECHNICAL) NOUNS.set(noun, 'technical');
for (const noun of EVERYBODY) NOUNS.set(noun, 'everybody');

/** Words that have no other number. */
const SINGLE = new Map<string, Form>();
for (const word of ['people', 'folks', 'staff']) SINGLE.set(word, { population: 'everybody', plural: true });
for (const word of wordSet('anyone someone nobody everyone everybody somebody anybody those code software'))
  SINGLE.set(word, { population: 'technical', plural: false });

const pluralOf = (noun: string): string =>
  /[^aeo]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : noun + (/(?:s|x|sh|ch)$/.test(noun) ? 'es' : 's');

/** By the noun as it is written, not by its lemma: the stem of "applications" is that of "apply". */
function formOf(word: string): Form | undefined {
  const population = NOUNS.get(word);
  if (population !== undefined) return { population, plural: false };
  if (word.endsWith('s'))
    for (const noun of [word.slice(0, -1), word.slice(0, -2), `${word.slice(0, -3)}y`]) {
      const one = NOUNS.get(noun);
      if (one !== undefined && pluralOf(noun) === word) return { population: one, plural: true };
    }
  return SINGLE.get(word);
}

/** What kind of population a word names, by its form alone. */
export function populationOf(token: Token): PopulationWord {
  if (token.code || token.url || token.shaped) return null;
  const word = token.lower.includes("'") ? token.lower.replace(/'s?$/, '') : token.lower;
  return formOf(word)?.population ?? null;
}

/** "Workflows", "pipeline": parts that stand for whoever runs them. */
export const isPartNoun = (word: string): boolean => formOf(word.toLowerCase())?.population === 'technical';

export const isPlural = (word: string): boolean => formOf(word)?.plural ?? false;

/** Agents that are parts of a system, not people. */
const MACHINE =
  /^(?:server|container|header|parameter|number|order|filter|folder|layer|letter|router|printer|trigger|pointer|buffer|cluster|register|chapter|paper|offer|transfer|timer|scheduler|parser|compiler|worker|helper|wrapper|handler|provider|identifier|integer|character|adapter|adaptor|connector|sensor|error|monitor|factor|processor|constructor|selector|vector|color|operator|indicator|iterator|descriptor|tier|computer|meter|counter|browser|crawler|loader|listener|controller|decoder|encoder|exporter|importer|installer|launcher|logger|mapper|marker|power|profiler|receiver|resolver|separator|slider|tracker|viewer|ticker|variant|constant|trainer|tensor|cursor|mirror|behaviou?r|colou?r|flavou?r)s?$/;

/** Nouns whose make tells of people alone: "motorist", "policyholder", "beekeeper", "attendee". */
const PERSON =
  /^(?!placeholder|(?:ass|cons|ex|ins|pers|res|tw|wr|m|f|g)ists?$)\p{Ll}*(?:[^l\P{Ll}]ist|[aoc]list|holder|keeper|owner|grower|maker|goer|farer|ician|arian|rdian|strian|oyee|nsee|ndee|inee|isee|ssee|ustee)s?$/u;

const AGENT = /^\p{Ll}{3,20}(?:er|or|ist|ant|ee|ian)s?$/u;
const DUTY = /^(?:must|has|have|needs?|should|ought|loses?|cannot|shall)$/;

/** "Pacewell runners", "all hauliers must": a noun of agency after a name, or before a duty, is a population. */
export function agentOf(before: Token, token: Token, next: Token | undefined): PopulationWord {
  if (token.code || before.code) return null;
  if (PERSON.test(token.text)) return 'everybody';
  if (!AGENT.test(token.text) || MACHINE.test(token.lower)) return null;
  return before.capital || (next !== undefined && DUTY.test(next.lower)) ? 'everybody' : null;
}

/** People by their noun, listed or made of what they do: "customers", "accountants". */
export const isAgentNoun = (token: Token): boolean =>
  populationOf(token) === 'everybody' ||
  (/^\p{L}{3,20}(?:er|or|ist|ant|ee|ian)s$/u.test(token.lower) && !MACHINE.test(token.lower));

/** One of them: "no painter can …". */
export const isAgent = ({ text, lower }: Token): boolean =>
  AGENT.test(text) && !lower.endsWith('s') && !MACHINE.test(lower);

/** "Contact Sync will be closed": a name that begins like an order. */
export const opensName = ({ tokens, plain }: Document, k: number): boolean =>
  /^\p{Lu}/u.test(tokens[k]!.text) && /^\s\p{Lu}/u.test(plain.slice(tokens[k]!.end, tokens[k]!.end + 3));
