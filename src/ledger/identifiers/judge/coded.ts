import { kindOf } from '../../../facts/identifiers/kind.ts';
import type { IdentifierFact } from '../../../facts/identifiers.ts';
import { editDistance } from '../../../text/edit-distance.ts';
import { compact, type NoticeNames } from '../known.ts';
import type { Verdict } from '../near.ts';

/** "BF-310", "OAuth2", "SHA-256": known word by word; another one where only digits or a letter differ. */
export function judgeCoded(notice: NoticeNames, fact: IdentifierFact): Verdict {
  const strange = fact.value
    .split(/\s+/)
    .map((word) => word.replace(/(?:'s|(?<=\p{L}\d{1,6})s)$/u, ''))
    .filter((word) => !isKnownCoded(notice, word));
  const odd = strange.filter(
    (word) =>
      !compact(word)
        .match(/\p{L}+|\p{N}+/gu)
        ?.every((piece) => notice.index.has(piece, 'loose', false)),
  );
  if (odd.length === 0) return 'known';
  const twin = notice.facts.find(
    (f) =>
      f.kind === 'name' &&
      /\d/.test(f.value) &&
      f.value
        .split(/\s+/)
        .some((word) =>
          odd.some(
            (o) => /\d/.test(word) && editDistance(word.toLowerCase(), o.toLowerCase(), 2) <= (o.length > 4 ? 2 : 1),
          ),
        ),
  );
  return { expected: twin ?? null, sure: twin !== undefined };
}

/** "oriole-text-2" is not `oriole-text-2-0611`, nor a part of it. */
const isKnownCoded = ({ index }: NoticeNames, word: string): boolean =>
  kindOf(word) === 'model'
    ? index.has(word, 'strict', false)
    : index.has(word, 'loose', false) || index.joins(compact(word));
