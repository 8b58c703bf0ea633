import type { Document, Sentence } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import { populationOf } from '../audience/population.ts';
import { readButtons, readMenus } from './menus.ts';
import { isSuccessorsName } from './successor-names.ts';

/** Where a name stands. */
export interface NameRange extends Range {
  readonly kind: 'name' | 'menu' | 'button';
}

/** Words that are written with a capital without being a name. */
export const NO_NAME: ReadonlySet<string> = new Set(
  `i i'm i've i'll ok faq tl;dr utc gmt cet cest pt pst pdt et est edt am pm bst ist jst eod q1 q2 q3 q4 h1 h2 subject posted update updated note affected deadline action who what when where why how
  guide details reason summary notes more learn read see monday tuesday wednesday thursday friday saturday sunday pacific eastern mountain central european standard daylight
  kb mb gb tb pb kib mib gib tib hz khz mhz ghz kbps mbps gbps ms fw re fwd ps p.s`.split(/\s+/),
);

/** Finds menu paths, quoted buttons and capitalised names. Names are learned from where a capital is no matter of grammar. */
export function readNames(doc: Document): NameRange[] {
  const found: NameRange[] = [...readMenus(doc), ...readButtons(doc)];
  const taken = found.map(({ start, end }) => ({ start, end })).sort((a, b) => a.start - b.start);
  const runs = capitalRuns(doc);
  const learned = new Set<string>();
  const seen = new Map<string, number>();
  for (const run of runs) {
    if (!run.title)
      for (let i = run.initial ? run.first + 1 : run.first; i < run.last; i++) learned.add(wordAt(doc, i));
    const name = run.last - run.first > 1 ? nameOf(doc, run) : '';
    if (name !== '') seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  // "Nightly CSV Export" may stand at the start of every sentence that has it; its words come back together.
  for (const [name, times] of seen) if (times > 1) for (const word of name.split(' ')) learned.add(word);
  const parties = partiesIn(doc, runs);
  let t = 0;
  for (const run of runs) {
    if (run.last - run.first === 1 && parties.has(wordAt(doc, run.first))) continue;
    let { first } = run;
    const given = run.initial && !run.title && isSuccessorsName(doc, first, run.last);
    while (!given && first < run.last && isDoubtful(doc, first, run, learned)) first++;
    if (first >= run.last) continue;
    const start = doc.tokens[first]!.start;
    let { end } = doc.tokens[run.last - 1]!;
    if (/'s$/.test(doc.plain.slice(start, end))) end -= 2;
    while (t < taken.length && taken[t]!.end <= start) t++;
    if (t < taken.length && taken[t]!.start < end) continue;
    found.push({ kind: 'name', start, end });
  }
  return found;
}

/**
 * "The Provider gives notice that each Employer must …": the parties to a contract, words for people that are written with
 * a capital and always have a determiner. "The Team plan" is a name.
 */
function partiesIn(doc: Document, runs: readonly Run[]): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const { first, last } of runs) {
    if (last - first > 1 || populationOf(doc.tokens[first]!) === null) continue;
    const word = wordAt(doc, first);
    const isParty =
      DETERMINER.test(doc.tokens[first - 1]?.lower ?? '') && !NAMED_BY.test(doc.tokens[first + 1]?.lower ?? '');
    times.set(word, isParty ? (times.get(word) ?? 0) + 1 : Number.NEGATIVE_INFINITY);
  }
  return new Set([...times].flatMap(([word, count]) => (count > 1 ? [word] : [])));
}
const DETERMINER = /^(?:the|each|every|any|an?|no|such)$/;
const NAMED_BY =
  /^(?:plans?|tiers?|editions?|packages?|levels?|accounts?|api|apps?|console|portal|dashboard|pages?|services?)$/;

const wordAt = (doc: Document, i: number): string => {
  const { text } = doc.tokens[i]!;
  return text.endsWith("'s") ? text.slice(0, -2) : text;
};

const nameOf = (doc: Document, run: Run): string => {
  let name = wordAt(doc, run.first);
  for (let i = run.first + 1; i < run.last; i++) name += ` ${wordAt(doc, i)}`;
  return name;
};

interface Run {
  readonly first: number;
  readonly last: number;
  /** Begins where any word has a capital: at the start of a sentence, cell, label or quotation. */
  readonly initial: boolean;
  /** Stands in a heading, where every word may have a capital. */
  readonly title: boolean;
}

/** Runs of neighbouring capitalised words, with a version or number at their end ("Flex 200", "Inbound Parse v1"). */
function capitalRuns(doc: Document): Run[] {
  const runs: Run[] = [];
  const { tokens, plain } = doc;
  for (const sentence of doc.sentences) {
    const { kind } = doc.blocks[sentence.block]!;
    const title = kind === 'heading' || kind === 'salutation' || (kind === 'paragraph' && isTitleCase(doc, sentence));
    let open = true;
    for (let i = sentence.first; i < sentence.last; ) {
      const token = tokens[i]!;
      const starts = open || title;
      open = false;
      const term = termOfEnd(doc, i);
      if (term > 0 || (!isCapital(token) && !isSystem(doc, i))) {
        i += Math.max(1, term);
        continue;
      }
      const initial = starts || /[:"•→]\s*$/.test(plain.slice(tokens[i - 1]!.end, token.start));
      let last = i + 1;
      while (
        last < sentence.last &&
        /^[ -]$/.test(plain.slice(tokens[last - 1]!.end, tokens[last]!.start)) &&
        termOfEnd(doc, last) === 0 &&
        (isCapital(tokens[last]!) ||
          isTail(tokens[last]!) ||
          isQuarter(doc, last) ||
          isJoined(doc, last) ||
          isParticle(doc, last) ||
          (!title && isNamedSo(tokens[last]!)))
      ) {
        last++;
        if (isTail(tokens[last - 1]!)) break;
      }
      runs.push({ first: i, last, initial, title });
      i = last;
    }
  }
  return runs;
}

/** "Retiring the Feed Used in Older Versions of Tern": a line of its own in which every word but the small ones has a capital. */
function isTitleCase({ tokens, plain }: Document, { first, last, end }: Sentence): boolean {
  if (last - first < TITLE.least || last - first > TITLE.most || /[.!?:]/.test(plain[end - 1]!)) return false;
  let capitals = 0;
  let hasSmall = false;
  for (let i = first; i < last; i++) {
    const { content, capital, code, number, dateWord, shaped, url } = tokens[i]!;
    if (code || number || dateWord || shaped || url) continue;
    if (content && !capital) return false;
    if (content) capitals++;
    else hasSmall = true;
  }
  return hasSmall && capitals >= TITLE.capitals;
}
/** Words of such a line, and of these the ones that have a capital. */
const TITLE = { least: 6, most: 24, capitals: 4 };

/** "End of Life", "End-of-Support": a term for what befalls a thing, and no name; how many words it has, or 0. */
const termOfEnd = ({ tokens }: Document, i: number): number =>
  tokens[i]!.lower === 'end' &&
  tokens[i + 1]?.lower === 'of' &&
  /^(?:life|support|sales?|service|maintenance|availability)$/.test(tokens[i + 2]?.lower ?? '')
    ? 3
    : 0;

/** "iOS 13", "watchOS 9": names of systems that begin small, and their number. */
const isSystem = ({ tokens }: Document, i: number): boolean =>
  tokens[i]!.shaped &&
  !tokens[i]!.code &&
  /^\p{Ll}{1,7}OS$/u.test(tokens[i]!.text) &&
  isTail(tokens[i + 1] ?? tokens[i]!);

const isCapital = (token: Token): boolean =>
  !(token.text.charCodeAt(0) >= 97 && token.text.charCodeAt(0) <= 122) &&
  !token.code &&
  !token.url &&
  !token.dateWord &&
  !token.number &&
  token.capital &&
  !NO_NAME.has(token.lower) &&
  !/^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|(?:UTC|GMT)[+-].*)$/.test(token.text) &&
  token.content;

/** "EU Central 2", "Flex Standard": words of time zones that belong to a name, for no "time" follows. */
const isQuarter = ({ tokens }: Document, i: number): boolean =>
  /^(?:Pacific|Eastern|Mountain|Central|Standard|Daylight)$/.test(tokens[i]!.text) &&
  !tokens[i]!.code &&
  !/^(?:time|standard|daylight|summer)$/.test(tokens[i + 1]?.lower ?? '');

/** "Acme Notes": what heads a line by itself is a part of a name behind another capital, outside titles. */
const isNamedSo = ({ text, code }: Token): boolean => !code && /^(?:Notes|Guide|Updates?|Details|Summary)$/.test(text);

/** "Single Sign-On", "Add-In": a small word with a capital behind a hyphen. */
const isJoined = ({ tokens, plain }: Document, i: number): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(tokens[i]!.text) &&
  !tokens[i]!.dateWord &&
  !tokens[i]!.code &&
  plain.slice(tokens[i - 1]!.end, tokens[i]!.start) === '-';

/** "Opt-in Panels": the second part of a word, small, with a capital behind it. */
const isParticle = ({ tokens, plain }: Document, i: number): boolean =>
  /^(?:in|on|off|up|out|over|by)$/.test(tokens[i]!.text) &&
  plain.slice(tokens[i - 1]!.end, tokens[i]!.start) === '-' &&
  tokens[i + 1] !== undefined &&
  plain.slice(tokens[i]!.end, tokens[i + 1]!.start) === ' ' &&
  isCapital(tokens[i + 1]!);

const isTail = (token: Token): boolean => !token.code && /^(?:v?\d{1,4}(?:\.(?:\d+|x))*|[1-9]G)$/i.test(token.text);

function isDoubtful(doc: Document, i: number, run: Run, learned: Set<string>): boolean {
  const token = doc.tokens[i]!;
  if (token.number || (i > run.first && isParticle(doc, i) && isDoubtful(doc, i - 1, run, learned))) return true;
  if (i > run.first && !run.title) return false;
  // "REST", "SSO": capitals throughout are a name wherever they stand.
  return run.initial && !learned.has(wordAt(doc, i)) && !/^\p{Lu}{2,}\d*s?$|\p{Ll}\p{Lu}|\d/u.test(token.text);
}
