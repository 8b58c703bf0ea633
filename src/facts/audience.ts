import type { Document, Sentence } from '../text/document.ts';
import { clauseEnd, clauseStart, describe, type Group, negatedIn, toWord } from './audience/group.ts';
import { type Add, readTold } from './audience/told.ts';
import { retiresIn } from './ending.ts';
import type { Fact } from './fact.ts';
import { carries } from './naming.ts';
import type { Thing } from './things.ts';
import { readUniversals } from './universal.ts';

/** Who is concerned, as the text says. */
export interface AudienceFact extends Fact, Group {
  /** `all`: everyone, in so many words. `some`: a described group. `not`: said to be unaffected. */
  readonly scope: 'all' | 'some' | 'not';
  /**
   * `stated`: the text says that these are the affected ones. `bound`: it tells of them in the clause that ends the
   * thing. `told`: it addresses them, or tells something of them.
   */
  readonly certainty: 'stated' | 'bound' | 'told';
  /** First token and one past the last. */
  readonly first: number;
  readonly last: number;
}

const CONCERNS = new Set(
  'affect affects affecting concern concerns concerning impact impacts impacting matters touches hits targets'.split(
    ' ',
  ),
);
const CONCERNED = new Set('affected concerned impacted'.split(' '));
const BE = new Set('is are was were be been being get gets only'.split(' '));
const RECEIPT = new Set(
  'receive receiving received get getting got see seeing writing write contacting contact sending sent addressed emailing notifying notified reaching wrote'.split(
    ' ',
  ),
);
/** Words that lead in whom a text is for, as a heading, a question or a label. */
const ASKS =
  /^(?:(?:who|who's|whom|to whom|am|does|do|is|are|which)\b.{0,40}?\b(?:affect\w*|concern\w*|impact\w*|appl\w*|for|act|need\w*)\b|(?:affected (?:users|customers|accounts|parties|groups)|affected|addressees?|audience|applies to|applicability|recipients)$|who$)/i;
const NOT_ASKED = /\b(?:not|unaffected|nobody|contact|help|turn|ask|can)\b|n't/i;
const WHO_LABEL =
  /^(?:affected|who|audience|impacted|applies to|addressees?|concerns)\b(?!.*\b(?:not|component|service|endpoint|version|system|product|region|interface|model|feature|api|area)s?\b)/i;

/** Reads who is concerned. Linear. */
export function readAudience(doc: Document, _things: readonly Thing[]): AudienceFact[] {
  const found: AudienceFact[] = [];
  const add: Add = (scope, certainty, first, last) => {
    if (last <= first) return;
    const range = { start: doc.tokens[first]!.start, end: doc.tokens[last - 1]!.end };
    const group = describe(doc, first, last);
    if (scope === 'some' && group.noun === null && group.words.length === 0) return;
    found.push({ span: doc.span(range), range, scope, certainty, ...group, first, last });
  };
  for (const { span, range, noun, population, narrowing, first, last, concerned } of readUniversals(doc)) {
    if (!concerned) continue;
    const words = narrowing.filter((token) => carries(token)).map((token) => toWord(token));
    found.push({
      span,
      range,
      scope: 'all',
      certainty: 'stated',
      noun: population === 'everybody' ? noun : null,
      head: noun,
      words,
      first,
      last,
    });
  }
  const labelOf = new Map(doc.labels.map((label) => [label.block, label]));
  let asked = false;
  for (const sentence of doc.sentences) {
    const { kind } = doc.blocks[sentence.block]!;
    if (kind === 'mail-header' || kind === 'salutation' || kind === 'code' || kind === 'cell') continue;
    const text = doc.plain.slice(sentence.start, Math.min(sentence.end, sentence.start + 120));
    // "Who is affected?", "Am I affected?", "Addressees": what follows tells.
    if (
      sentence.last - sentence.first <= 7 &&
      !/:\s/.test(text) &&
      ASKS.test(text.replace(/[?:.]+$/, '')) &&
      !NOT_ASKED.test(text)
    ) {
      asked = true;
      continue;
    }
    const label = labelOf.get(sentence.block);
    const labelled =
      label !== undefined && label.start >= sentence.start && label.end <= sentence.end && WHO_LABEL.test(label.name);
    const lead = /^(?:who is affected|who's affected|who this affects)\b[^:]{0,20}:\s/i.exec(text);
    if (asked || lead || labelled) {
      asked = false;
      const offset = labelled ? label.end : sentence.start + (lead ? lead[0].length - 1 : 0);
      let from = sentence.first;
      while (from < sentence.last && doc.tokens[from]!.start < offset) from++;
      const last = clauseEnd(doc, sentence, from);
      add(negatedIn(doc, from, last) ? 'not' : 'some', 'stated', from, last);
      continue;
    }
    readSentence(doc, sentence, add);
  }
  return found;
}

function readSentence(doc: Document, sentence: Sentence, add: Add): void {
  const { tokens } = doc;
  let stated = false;
  let received = false;
  for (let i = sentence.first; i < sentence.last; i++) {
    const word = tokens[i]!.lower;
    if (tokens[i]!.code) continue;
    if (
      RECEIPT.has(word) &&
      i > sentence.first &&
      /^(?:you|we|are|you're|we're|been|is)$/.test(tokens[i - 1]!.lower) &&
      /^(?:this|you|because|to)$/.test(tokens[i + 1]?.lower ?? '')
    )
      received = true;
    if (received && (word === 'because' || word === 'since' || word === 'as')) {
      add('some', 'stated', i + 1, sentence.last);
      return;
    }
    // "We are writing to let you know that your project has …", "our records show that you …".
    if (
      word === 'that' &&
      i > sentence.first &&
      /^(?:know|records|logs|see|seen|noticed|detected|found|show|shows|indicate|indicates|aware|identified|determined)$/.test(
        tokens[i - 1]!.lower,
      ) &&
      /^(?:your|you|you're|you've|at|one)$/.test(tokens[i + 1]?.lower ?? '') &&
      !retiresIn(doc, i, sentence.last)
    ) {
      add('some', 'stated', i + 1, sentence.last);
      return;
    }
    const applies = /^(?:applies|apply|extends|relevant|aimed|addressed)$/.test(word) && tokens[i + 1]?.lower === 'to';
    if (CONCERNS.has(word) || applies) {
      let from = i + 1;
      while (from < sentence.last && /^(?:to|only|just|exclusively|you|your)$/.test(tokens[from]!.lower)) from++;
      // "This concerns you if …": the condition is the description.
      if (from < sentence.last && tokens[from]!.lower === 'if') from++;
      add(
        negatedIn(doc, Math.max(sentence.first, i - 4), i + 1) ? 'not' : 'some',
        'stated',
        from,
        clauseEnd(doc, sentence, from),
      );
      stated = true;
      i = Math.max(i, clauseEnd(doc, sentence, from) - 1);
    } else if (CONCERNED.has(word) && i > sentence.first) {
      const before = tokens[i - 1]!.lower;
      const not = negatedIn(doc, Math.max(sentence.first, i - 3), i) || before === 'un';
      if (BE.has(before) || not) {
        const start = clauseStart(doc, sentence, i);
        add(not || negatedIn(doc, start, i) ? 'not' : 'some', 'stated', start, i);
        stated = true;
      }
    } else if (CONCERNED.has(word) && i === sentence.first && BE.has(tokens[i + 1]?.lower ?? '')) {
      add('some', 'stated', i + 2, clauseEnd(doc, sentence, i + 2));
      stated = true;
    }
  }
  if (!stated) readTold(doc, sentence, add);
}
