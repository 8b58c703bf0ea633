import type { Statement } from '../../facts/statements.ts';
import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';

/** What makes a duty of a step, when, and how often it is done: no word of the step itself. */
export const MANNER =
  /^(?:be|have|do|must|needs?|needed|should|requir\w*|mandatory|obligat\w*|compulsory|necessary|first|before|beforehand|prior|ahead|due|once|again|anew|afresh|well|also|too|yourself|yourselves|themselves|own|said|really|new|please|any(?:body|one|thing)|every(?:body|one|thing)|users?|customers?)$/;

/** What a step asks to be done: "disabled" of "has to be disabled", the verb of an order. */
export function deedOf({ tokens }: Document, { clause: { first, last }, features }: Statement): Token | undefined {
  let from = first;
  for (let k = first; k < last; k++)
    if (
      BINDING.test(tokens[k]!.lower) ||
      (tokens[k]!.lower === 'to' && k > first && BINDING_TO.test(tokens[k - 1]!.lower))
    )
      from = k + 1;
  return from > first || features.has('imperative')
    ? tokens.slice(from, last).find(({ content, dateWord, lower }) => content && !dateWord && !MANNER.test(lower))
    : undefined;
}
const BINDING = /^(?:must|shall|should)$/;
const BINDING_TO = /^(?:ha(?:ve|s)|needs?|required|obliged|asked)$/;
