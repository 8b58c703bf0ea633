import { lemma } from '../../../text/lemma.ts';
import type { Token } from '../../../text/tokens.ts';

/** Verbs that speak of the plan and not of the event: "was moved to 3 May", "has been announced for". */
export const PLANNING = new Set(
  `schedule plan set move postpone extend delay announce fix push shift defer bring change update publish send post introduce create build
   launch release ship add found sign write invite promise tell inform say warn notify remind expect intend mean deprecate
   reschedule replan adjourn slate pencil earmark lengthen prolong confirm decide agree choose grant allow permit give book purchase buy order register install`
    .split(/\s+/)
    .map(lemma),
);

/** What opens a clause that tells no fact. */
export const isUnreal = (word: string): boolean =>
  /^(?:if|unless|when|whenever|once|whether|suppose|provided|should|until|before|after|while|because)$/.test(word);

export const isRelative = (word: string): boolean =>
  /^(?:that|who|which|whose|where|what|whatever|whoever|anyone|those)$/.test(word);

/** "That day", "the same moment": a word for the time that another date tells. */
export const isDayNoun = (word: string): boolean =>
  /^(?:day|date|morning|evening|night|moment|time|hour|point|instant)$/.test(word);

/** "May", "2027", "2027-05-03". */
export const isDatePart = ({ dateWord, text }: Token): boolean => dateWord || /^\d{4}/.test(text);

/** Past tenses that are no participles and no present: their clause tells something past, whoever its subject is. */
export const isPastForm = (word: string): boolean =>
  /^(?:went|took|came|fell|began|became|left|lost|ceased|threw|drew|withdrew|drove|broke|froze|gave|rose|grew|tore|did)$/.test(
    word,
  );

export const isPresentForm = (word: string): boolean =>
  /^(?:follows?|happens?|takes?|begins?|starts?|moves?|comes?|go(?:es)?|ends?|stops?|closes?|joins?|gets?|loses?|lose|keeps?|runs?|leaves?|retires?|needs?|works?|stays?|remains?)$/.test(
    word,
  );
