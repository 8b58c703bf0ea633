import type { Document } from '../../text/document.ts';
import { isFunctionWord } from '../../text/lemma.ts';
import type { Token } from '../../text/tokens.ts';
import { isKnownVerb } from '../grammar/has-verb.ts';
import type { NameRange } from './names.ts';

/** "Settings › Reporting › Convert", with whichever arrow. A step begins with a capital and has at most four words. */
export function readMenus(doc: Document): NameRange[] {
  const found: NameRange[] = [];
  const { tokens, plain } = doc;
  if (!/[›»→>]/.test(plain)) return found;
  const arrow = (i: number): boolean => /^\s?[›»→>]\s?$/.test(plain.slice(tokens[i - 1]!.end, tokens[i]!.start));
  for (const sentence of doc.sentences) {
    if (!/[›»→>]/.test(plain.slice(sentence.start, sentence.end))) continue;
    for (let i = sentence.first + 1; i < sentence.last; i++) {
      if (!arrow(i) || !isStep(tokens[i - 1]!, tokens[i]!)) continue;
      let first = i - 1;
      while (
        first > sentence.first &&
        i - first < 3 &&
        !isUpper(tokens[first]!) &&
        plain.slice(tokens[first - 1]!.end, tokens[first]!.start) === ' '
      )
        first--;
      // "Up to 500 → People Tags": an amount that becomes something is no way.
      if (!isUpper(tokens[first]!) || /^[\d.,]+$/.test(tokens[first]!.text)) continue;
      let last = i + 1;
      let steps = 0;
      for (let words = 1; last < sentence.last && steps < 8; ) {
        if (arrow(last) && isUpper(tokens[last]!)) {
          steps++;
          words = 1;
        } else if (
          words >= 3 ||
          plain.slice(tokens[last - 1]!.end, tokens[last]!.start) !== ' ' ||
          (!isUpper(tokens[last]!) && isNoStep(tokens[last]!))
        )
          break;
        else words++;
        last++;
      }
      found.push({ kind: 'menu', start: tokens[first]!.start, end: tokens[last - 1]!.end });
      i = last;
    }
  }
  return found;
}

/** What is told of a menu: "Help → About shows …", "Settings › Plan is greyed out", "use Contacts → Health instead". */
const isNoStep = (token: Token): boolean =>
  isFunctionWord(token.text) || TELLS.test(token.lower) || (token.lower.endsWith('s') && isKnownVerb(token));
const TELLS =
  /^(?:is|are|was|were|be|been|being|shows?|says?|reads|displays?|lists|offers?|tells?|has|have|instead|first|now|then|too|again|already|yourself|once|afterwards?|beforehand|[a-z]{3,}ly)$/;
const isUpper = (token: Token): boolean => /^[\p{Lu}\p{N}]/u.test(token.text) && !token.code;
const isStep = (before: Token, after: Token): boolean => !before.code && !after.code && isUpper(after);

/** "Convert to Studio": a short quotation that begins with a capital and holds no sentence. */
export function readButtons(doc: Document): NameRange[] {
  const found: NameRange[] = [];
  for (const match of doc.plain.matchAll(/(?<![\p{L}\p{N}])["“«]([\p{Lu}][^"”»\n.!?]{0,50})["”»](?![\p{L}\p{N}])/gu)) {
    const start = match.index + 1;
    found.push({ kind: 'button', start, end: start + match[1]!.length });
  }
  return found;
}
