import type { DateFact } from '../../facts/dates.ts';
import type { Reading } from '../../facts/read.ts';
import { stampKey } from './stamps.ts';

/** A name of a retiring thing, to the date that the text gives it, for one role. */
type Owners = Map<string, Set<string>>;

/** Words that can own a date: code, shaped names, and words with a capital inside a sentence. */
const isName = (token: {
  code: boolean;
  shaped: boolean;
  url: boolean;
  number: boolean;
  text: string;
  dateWord: boolean;
}): boolean =>
  !token.url && !token.dateWord && !/^\d{1,4}(?:[:/-]\d+)*$/.test(token.text) && (token.code || token.shaped);

/**
 * Which names stand with which removal date. In a table: the names of the row's first cell. In prose: the names between
 * this date and its neighbour, before it or, where the sentence opens with a date, after it.
 */
function ownersOf({ doc, facts }: Reading, among: (fact: DateFact) => boolean): Owners {
  const owners: Owners = new Map();
  const give = (name: string, fact: DateFact): void => {
    const key = name.toLowerCase();
    const dates = owners.get(key) ?? new Set<string>();
    dates.add(stampKey(fact.stamp));
    owners.set(key, dates);
  };
  const dates = facts.dates.filter((fact) => fact.lifecycle && !fact.superseded && among(fact));
  for (const fact of dates) {
    const sentence = doc.sentences[fact.sentence]!;
    const block = doc.blocks[sentence.block]!;
    if (block.kind === 'cell') {
      const first = doc.blocks.findIndex(
        (other) =>
          other.kind === 'cell' && other.table === block.table && other.row === block.row && other.column === 0,
      );
      const cell = doc.sentences.find((other) => other.block === first);
      if (cell)
        for (let k = cell.first; k < cell.last; k++) if (isName(doc.tokens[k]!)) give(doc.tokens[k]!.text, fact);
      continue;
    }
    const siblings = facts.dates.filter((other) => other.sentence === fact.sentence);
    const at = siblings.indexOf(fact);
    const leads = !hasName(doc, sentence.start, siblings[0]!.range.start, sentence);
    const from = leads ? fact.range.end : at === 0 ? sentence.start : siblings[at - 1]!.range.end;
    const to = leads ? (siblings[at + 1]?.range.start ?? sentence.end) : fact.range.start;
    for (let k = sentence.first; k < sentence.last; k++) {
      const token = doc.tokens[k]!;
      if (token.start >= from && token.end <= to && isName(token)) give(token.text, fact);
    }
  }
  return owners;
}

function hasName(doc: Reading['doc'], from: number, to: number, sentence: { first: number; last: number }): boolean {
  for (let k = sentence.first; k < sentence.last; k++) {
    const token = doc.tokens[k]!;
    if (token.start >= from && token.end <= to && isName(token)) return true;
  }
  return false;
}

/** Two names that have exchanged their removal dates, or null. One name out of place proves nothing: texts group freely. */
export function findSwap(notice: Reading, output: Reading): { name: string; expected: string; found: string } | null {
  const was = ownersOf(notice, (fact) => fact.role === 'removal');
  if (was.size < 2) return null;
  // What the output says of these days, whatever its words: its role may be the very thing that went wrong.
  const days = new Set([...was.values()].flatMap((keys) => [...keys]));
  const moved: { name: string; from: string; to: string }[] = [];
  for (const [name, dates] of ownersOf(output, (fact) => days.has(stampKey(fact.stamp)))) {
    const before = was.get(name);
    if (before?.size !== 1 || dates.size !== 1) continue;
    const [from, to] = [[...before][0]!, [...dates][0]!];
    if (from !== to) moved.push({ name, from, to });
  }
  for (const one of moved) {
    const other = moved.find((m) => m.name !== one.name && m.from === one.to && m.to === one.from);
    if (other) return { name: one.name, expected: one.from, found: one.to };
  }
  return null;
}
