import type { Reading } from '../../facts/read.ts';
import type { Block } from '../../text/blocks.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { Prefiltered } from '../../text/prefilter.ts';
import type { Range } from '../../text/span.ts';

/** One of several things that go, and what the notice puts in its place, each by all its names. */
export interface Heir {
  readonly olds: readonly string[];
  readonly heirs: readonly string[];
  /** Where the notice says so. */
  readonly range: Range;
  /** Told in a remark on the thing: "Use X for entries." */
  readonly remarked: boolean;
}

/** The heads of columns that name what comes instead, by themselves, … */
const HEIRS = /replac|instead|move to|migrat|successor|alternative|^(?:use|new|next|to|go to)\b/i;
/** … and of those that tell of it in words: "Use the Beacon plugin." */
const REMARKS = /^(?:notes?|remarks?|comments?|descriptions?|details?|what to do|actions?|guidance|advice)\b/i;
const USE =
  /^(?:please )?(?:use|move to|switch to|migrate to|replaced? (?:by|with)|upgrade to|take)\s(?:the\s|an?\s)?([^.;:,()]{2,48}?)(?= (?:for|to|instead|which|that|with|if|when|on|in|from|before|by)\b|[.;:,(]|$)/i;
/** "Id", "Model", "Name": what the thing of the row goes by as well. */
const NAMES = /^(?:id|ids|identifier|name|slug|code|key|model(?: id)?|sku|plan|product)$/i;
const NOTHING = /^(?:none|nothing|no\b|n\/a|[–—-]+$)/i;
/** A cell of so many characters is a name. */
const LONGEST = 48;

/** Linear. */
export const heirsOf = oncePer(({ doc }: Reading): readonly Heir[] => [...inTables(doc), ...inProse(doc)]);

function inTables(doc: Document): Heir[] {
  const found: Heir[] = [];
  let olds: string[] = [];
  let first: Block | undefined;
  for (const block of doc.blocks) {
    if (block.kind !== 'cell') continue;
    const text = doc.plain.slice(block.start, Math.min(block.end, block.start + 4 * LONGEST)).trim();
    const header = block.header ?? '';
    if (block.column === 0) {
      first = block;
      olds = text.length <= LONGEST ? namesOf(text) : [];
      continue;
    }
    if (first === undefined || olds.length === 0) continue;
    if (NAMES.test(header)) olds.push(...namesOf(text));
    const remarked = REMARKS.test(header);
    const heir = remarked ? USE.exec(text)?.[1] : HEIRS.test(header) && text.length <= LONGEST ? text : undefined;
    if (heir === undefined || NOTHING.test(heir)) continue;
    const heirs = namesOf(USE.exec(heir)?.[1] ?? heir);
    if (heirs.length > 0)
      found.push({ olds: [...olds], heirs, range: { start: first.start, end: block.end }, remarked });
  }
  return found;
}

/** "Heat 4 (`heat-4`)" goes by both; "the Beacon plugin" by "Beacon", too. */
function namesOf(text: string): string[] {
  const aside = /\(([^()]{2,48})\)/.exec(text)?.[1];
  const whole = text
    .replace(/\([^()]*\)/g, ' ')
    .replace(/^\s*(?:the|an?|our)\s/i, '')
    .replace(/["'`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const proper = /^((?:\p{Lu}[\w.+-]*|\d[\w.]*)(?: (?:\p{Lu}[\w.+-]*|\d[\w.]*))*) \p{Ll}+$/u.exec(whole)?.[1];
  return [whole, aside?.replace(/["'`]/g, ''), proper].filter(
    (name) => name !== undefined && name.length > 1,
  ) as string[];
}

const WORD = String.raw`(?:\p{Lu}(?:[\p{L}\d+-]|\.(?=[\p{L}\d])){0,40}|\p{Ll}{1,20}[\d_-](?:[\w-]|\.(?=\w)){0,40})`;
const NAME = String.raw`["'(]?(${WORD}(?:\s(?:\p{Lu}[\p{L}\d.+-]{0,40}|\d(?:\w|\.(?=\w)){0,10})){0,3})["')]?`;
const THE = String.raw`(?:(?:the|your|our)\s)?`;
/** From what goes to what comes … */
const ONWARD = [
  // "Growers on the Heat feed must move to Sun", "growers on the Gas feed to Wind", "from Heat to Sun"
  new Prefiltered(
    new RegExp(
      String.raw`\b(?:on|from|of|with|using|uses?|runs?|calls?|has|have)\s${THE}${NAME}(?:\s\p{Ll}{2,14}){0,2}?(?:\s(?:must|should|need to|have to|can|will|please|then))?(?:\s(?:move|switch|migrate|change|upgrade|go|transfer)s?(?:\sover)?)?\sto\s${THE}${NAME}`,
      'gu',
    ),
  ),
  new Prefiltered(
    new RegExp(
      String.raw`(?<![\w.-])${NAME}(?:\s\p{Ll}{2,14})?\s(?:becomes|(?:is|are|will be|gets) (?:replaced|succeeded|superseded) (?:by|with))\s${THE}${NAME}`,
      'gu',
    ),
  ),
  new Prefiltered(
    new RegExp(String.raw`\b[Rr]eplace\s${THE}${NAME}(?:\s\p{Ll}{2,14})?\s(?:with|by)\s${THE}${NAME}`, 'gu'),
  ),
];
/** … and back. */
const BACKWARD = [
  new Prefiltered(
    new RegExp(
      String.raw`(?<![\w.-])${NAME}(?:\s\p{Ll}{2,14})?\s(?:replaces|succeeds|supersedes|instead of|in place of|takes the place of)\s${THE}${NAME}`,
      'gu',
    ),
  ),
];

function inProse({ plain }: Document): Heir[] {
  const ways = (patterns: readonly Prefiltered[], from: number, to: number): Heir[] =>
    patterns.flatMap((pattern) =>
      [...pattern[Symbol.matchAll](plain)].map((match) => ({
        olds: [match[from]!],
        heirs: [match[to]!],
        range: { start: match.index, end: match.index + match[0].length },
        remarked: false,
      })),
    );
  return [...ways(ONWARD, 1, 2), ...ways(BACKWARD, 2, 1)];
}
