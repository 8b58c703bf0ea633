import type { Document, Sentence } from '../../text/document.ts';
import { Prefiltered } from '../../text/prefilter.ts';
import { clauseEnd, isDenied } from './group.ts';
import { isAgentNoun, isPlural, populationOf } from './population.ts';
import type { Add } from './told.ts';

/* Questions, headings and labels that ask who is concerned, and what answers them. */

/** How a sentence begins, behind the mark of a question or its answer. */
export interface Beginning {
  readonly text: string;
  /** Where in the text it stands. */
  readonly start: number;
}

/** Who is asked for, or what. */
export type Question = 'who' | 'what';

/** Words that lead in whom a text is for, as a heading, a question or a label. */
const ASKS = new Prefiltered(
  /^(?:(?:and |so )?who (?:cares|is this|should|has to|must)\b.{0,24}|(?:who|who's|whom|to whom|am|does|do|is|are|which)\b.{0,40}?\b(?:affect\w*|concern\w*|impact\w*|matters?|appl\w*|for|about (?:me|us|you)|act|need\w*)\b|(?:affected (?:users|customers|accounts|parties|groups)|affected|addressees?|audience|applies to|applicability|recipients)$|who$)/i,
);
const WHAT = /^what(?:'s| is| gets| will be)\s(?:affected|concerned|impacted)\s?[?:.]?\s*$/i;
/** "1. Scope. Carriers that …" */
const RUN_IN = /^(?:\d+(?:\.\d+)*[.)]?\s)?(?:scope|applicability|affected|concerned|audience|addressees)\.?\s*$/i;
const NOT_ASKED = /\b(?:not|unaffected|nobody|contact|help|turn|ask|can)\b|n't/i;
/** "Who can skip all this": a label that leads in the others. */
const SPARES = /\b(?:skip|ignore|disregard|relax|unaffected|exempt|spared|safe|fine|nothing|not)\b|n't/i;
/** The mark of a question or its answer. */
const TURN = /^\W{0,4}(?:q|a|question|answer)\s?\d{0,2}[:.)]\W{0,4}\s/i;
/** "Who is concerned: …", in the middle of a paragraph. */
const WHO_LEAD =
  /^(?:who(?:'s| is| are)? (?:this )?(?:affect|concern|impact)(?:ed|s)|who (?:notices|has to act|must act|should care))\b[^:]{0,20}:\s/i;
const WHO_LABEL =
  /^(?:affected|who|audience|impact|impacted|scope|for(?= whom\b|\W*$)|applies to|addressees?|concerns)\b(?!.*\b(?:not|component|service|endpoint|version|system|product|region|interface|model|feature|api|area)s?\b)/i;

/** "Q: Who does this concern?", "A: Teams that …" */
export function beginningOf({ plain }: Document, { start, end }: Sentence): Beginning {
  const written = plain.slice(start, Math.min(end, start + 120));
  const mark = TURN.exec(written)?.[0].length ?? 0;
  return { text: written.slice(mark), start: start + mark };
}

/** "Who is affected?", "Am I affected?", "Addressees": what follows tells. */
export function questionIn({ first, last }: Sentence, { text }: Beginning): Question | null {
  const short = last - first <= 7 && !/:\s/.test(text);
  if (short && ASKS.test(text.replace(/[?:.]+$/, '')) && !NOT_ASKED.test(text)) return 'who';
  return WHAT.test(text) || RUN_IN.test(text) ? 'what' : null;
}

/** "What is affected? Workspaces that …" tells of users, "What is affected? The v1 endpoints." of the thing. */
export const answers = (question: Question | null, doc: Document, sentence: Sentence): boolean =>
  question === 'who' ||
  (question === 'what' && (populationOf(doc.tokens[sentence.first]!) !== null || opensGroup(doc, sentence)));

/** "Peers and researchers who query it", "OAuth clients of type `spa`": people, and what tells them from others. */
const opensGroup = ({ tokens }: Document, { first, last }: Sentence): boolean =>
  tokens
    .slice(first + 1, Math.min(last, first + GROUP))
    .some(
      ({ lower }, k) =>
        (/^(?:who|whose|that|with|on)$/.test(lower) && isAgentNoun(tokens[first + k]!)) ||
        (k < 3 &&
          /^(?:of|in|under|using)$/.test(lower) &&
          populationOf(tokens[first + k]!) === 'everybody' &&
          isPlural(tokens[first + k]!.lower)),
    );
/** So many tokens of a sentence may tell a group. */
const GROUP = 8;

/**
 * Reads whom a sentence tells that answers a question (`asked`), or has the question before it ("Who is concerned: …"), or a
 * label ("Affected: …"). False where it does not.
 */
export function readAnswer(
  doc: Document,
  sentence: Sentence,
  { text, start }: Beginning,
  asked: boolean,
  label: Document['labels'][number] | undefined,
  add: Add,
): boolean {
  const labelled =
    label !== undefined && label.start >= sentence.start && label.end <= sentence.end && WHO_LABEL.test(label.name);
  const lead = WHO_LEAD.exec(text);
  if (!asked && !lead && !labelled) return false;
  const offset = labelled ? label.end : start + (lead ? lead[0].length - 1 : 0);
  const from = answerStart(doc, sentence, offset);
  const last = clauseEnd(doc, sentence, from);
  const spared = isDenied(doc, from, last) || (labelled && SPARES.test(label.name));
  add(spared ? 'not' : 'some', 'stated', from, last);
  return true;
}

/** "Yes, but only clients that …": the first token from `offset` on that tells of them. */
function answerStart({ tokens }: Document, { first, last }: Sentence, offset: number): number {
  let from = first;
  while (from < last && (tokens[from]!.start < offset || /^(?:yes|only|if|but)$/.test(tokens[from]!.lower))) from++;
  return from;
}
