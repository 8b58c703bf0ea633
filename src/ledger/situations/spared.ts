import { isEmpty, keysOf } from '../../facts/lifecycle/keys.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Document } from '../../text/document.ts';
import { type Range, rangeAt } from '../../text/span.ts';

/** Any word that can say of something that it is not concerned. */
const STAYS =
  /^(?:stay\w*|remain\w*|keeps?|kept|keeping|un\w+|nothing|continu\w+|not|no|nor|neither|\w+n't|supported|exempt\w*|except\w*|excluded|spared|safe|cancel\w*|revers\w*|withdrawn|dropped|without)$/;

/**
 * Things that stay after all, each with the line of the affected that names it, where no sentence that names it says that it
 * stays.
 */
export function sparedAmongAffected(units: readonly Unit[], notice: Document, output: Document): [Unit, Range][] {
  const spared = units.filter((unit) => unit.fate === 'spared' && !isEmpty(unit.keys) && !isDeprecated(notice, unit));
  if (spared.length === 0) return [];
  const { labels, blocks, sentences, tokens } = output;
  const isNamed = ({ keys: { strong, weak } }: Unit, words: Document['tokens']): boolean => {
    const keys = keysOf(words, words.keys());
    return (
      [...strong].every((key) => keys.strong.has(key)) &&
      (strong.size > 0 || [...weak].every((key) => keys.weak.has(key)))
    );
  };
  const staying = sentences
    .map(({ first, last }) => tokens.slice(first, last))
    .filter((words) => words.some((token) => !token.code && STAYS.test(token.lower)));
  return labels
    .filter(({ name }) => /^affected/i.test(name))
    .slice(0, 8)
    .flatMap((label) => {
      const { start, end } = blocks[label.block]!;
      const words = tokens.filter((token) => token.start >= start && token.end <= end);
      if (words.some((token) => !token.code && STAYS.test(token.lower))) return [];
      return spared
        .filter((unit) => isNamed(unit, words) && !staying.some((sentence) => isNamed(unit, sentence)))
        .map((unit): [Unit, Range] => [unit, { start, end }]);
    });
}

/** "Deprecated. It will remain for at least four more releases": spared for now only. */
function isDeprecated({ blocks, plain }: Document, { evidence }: Unit): boolean {
  const at = blocks[rangeAt(blocks, evidence.start)];
  return (
    at !== undefined && /\b(?:deprecat|discourag|(?:no longer|not) recommended\b)/i.test(plain.slice(at.start, at.end))
  );
}
