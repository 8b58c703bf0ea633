import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';

/** How loud a whole text is. Notices of fact neither shout nor sparkle; advertising does both. */
export interface Cheer {
  /** True where a sentence ends in an exclamation mark: what only may be praise or thanks is meant so. */
  readonly loud: boolean;
  /** Where the text is dressed up as an advertisement: the first loud sentence of a text full of emoji. */
  readonly dressed: Range | undefined;
}

/** Pictures for mood; ticks, crosses and warning signs are marks of content. */
const PICTURE = /(?![✅❌❎❗❓⭕✔])\p{Emoji_Presentation}/gu;
/** From so many pictures on, a text is full of them: a chat message has two or three. */
const FULL = 4;

/** Reads the tone of a text. Linear. */
export function readCheer(doc: Document): Cheer {
  const loud = doc.sentences.find((sentence) => {
    const { kind } = doc.blocks[sentence.block]!;
    return kind !== 'code' && kind !== 'salutation' && sentence.last - sentence.first > 2 && shouts(doc, sentence);
  });
  const pictures = loud ? (doc.plain.match(PICTURE)?.length ?? 0) : 0;
  return { loud: loud !== undefined, dressed: pictures >= FULL ? loud : undefined };
}

const shouts = (doc: Document, { start, end }: Range): boolean =>
  /!\W{0,4}$/.test(doc.plain.slice(Math.max(start, end - 5), end + 1));
