import { lemma } from '../../text/lemma.ts';
import { type Classes, isFixed, type Members, membersOf, type Slot, Slots } from './slots.ts';

/**
 * Where to look each phrase up: by its rarest word, its anchor. Three lines: the words, the lemmas (word and lists in
 * turn) and the lists for numbers; then a line for each list, whose phrases share one anchor: of each phrase its number in
 * the table, how many optional slots it is to be read without, and the tokens before its anchor. Throws on a malformed
 * table, which is a mistake of ours.
 */
export function indexPhrases(classes: Classes, lines: readonly string[]): string {
  const slots = new Slots(classes);
  // The phrases with one and the same anchor slot share a list, which stands in the index under each of its words.
  const byAnchor = new Map<Slot, string[]>();
  const common = toCommon();
  const byWord = new Map<string, number[]>();
  const byLemma = new Map<string, number[]>();
  const byNumber: number[] = [];
  for (const [n, line] of lines.entries()) {
    const row = line.split(/\s+/).map((text) => slots.read(text));
    add(row, n, 0);
  }
  const cells = (map: ReadonlyMap<string, readonly number[]>): string =>
    [...map].map(([key, lists]) => `${key} ${lists.join()}`).join(' ');
  const lists = [...byAnchor.values()].map((phrases) => phrases.join(' '));
  return [cells(byWord), cells(byLemma), byNumber.join(), ...lists].join('\n');

  function add(row: Slot[], line: number, dropped: number): void {
    const at = row[0]!.kind === 'start' ? 1 : 0;
    const first = row[at];
    if (first === undefined || first.kind === 'gap' || first.kind === 'any' || first.kind === 'end')
      throw new Error('a phrase starts with words');
    if (first.optional) {
      add(row.toSpliced(at, 1), line, dropped + 1);
      row = row.toSpliced(at, 1, { ...first, optional: false });
    }
    const ranks = row.map(rank);
    let anchor = at;
    for (let k = at; k < row.length && isFixed(row[k]!); k++) if (ranks[k]! < ranks[anchor]!) anchor = k;
    const slot = row[anchor]!;
    const phrase = `${line} ${dropped} ${anchor - at}`;
    const known = byAnchor.get(slot);
    if (known) {
      known.push(phrase);
      return;
    }
    const list = byAnchor.size;
    byAnchor.set(slot, [phrase]);
    const put = (map: Map<string, number[]>, key: string): void => {
      const lists = map.get(key);
      if (lists) lists.push(list);
      else map.set(key, [list]);
    };
    if (slot.kind !== 'words') byNumber.push(list);
    const { words, lemmas } = membersOf(slot);
    for (const word of words) put(byWord, word);
    for (const key of lemmas) put(byLemma, key);
  }

  /** How often a slot would be looked at in vain, roughly. */
  function rank(slot: Slot): number {
    const { words, lemmas } = membersOf(slot);
    let sum = slot.kind === 'words' ? 0 : 3;
    for (const word of words) sum += common.words.has(word) ? 1 : 0.02;
    for (const key of lemmas) sum += common.lemmas.has(key) ? 1 : 0.03;
    return sum;
  }
}

/** Words so common that a phrase is better looked up by another of its words. */
const toCommon = (): Members => ({
  words: new Set(
    `a an the to of in on for and or is are was be been it its that this these with we our you your i as at by from no not any all has have had can will may
    one so if after until when than more very us they their there do does only now`.split(/\s+/),
  ),
  lemmas: new Set(
    ['be', 'have', 'do', 'new', 'use', 'change', 'switch', 'move', 'keep', 'work', 'run', 'apply', 'us', 'you'].map(
      (word) => lemma(word),
    ),
  ),
});
