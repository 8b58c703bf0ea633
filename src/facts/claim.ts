import type { Document, Sentence } from '../text/document.ts';
import type { Token } from '../text/tokens.ts';
import { populationOf } from './population.ts';

/** A claim about everyone, as tokens: how far it runs and what narrows it. */
export interface Claim {
  readonly last: number;
  readonly narrowing: Token[];
  readonly noun: string;
  readonly population: 'everybody' | 'technical';
  readonly wide: boolean;
}

const RELATIVE =
  /^(?:who|whom|whose|that|which|where|still|currently|on|in|with|using|running|without|behind|from|at|of|holding|having|calling|left|remaining|affected|concerned|created|registered|hosted|billed|subscribed|signed|via|through|under|over|between|outside|inside|within|not|already|relying|sending|receiving|depending|connecting|based)$/;
const AUXILIARY =
  /^(?:is|are|was|were|has|have|had|must|should|shall|will|would|can|can't|cannot|could|may|might|needs?|ought|won't|isn't|aren't|loses?|gets?|faces?|do|does|don't|doesn't)$/;

/** Builds a claim from its quantifier `i` to the end of its noun, with the restriction that follows. */
export function toClaim(
  doc: Document,
  sentence: Sentence,
  i: number,
  end: number,
  noun: string,
  population: 'everybody' | 'technical',
  wide: boolean,
): Claim {
  const { tokens } = doc;
  const narrowing: Token[] = [];
  for (let k = i + 1; k < end; k++)
    if (tokens[k]!.content && populationOf(tokens[k]!) === null) narrowing.push(tokens[k]!);
  let last = end;
  const opener = tokens[end];
  if (
    !wide &&
    opener &&
    end < sentence.last &&
    (RELATIVE.test(opener.lower) || (/(?:ing|ed)$/.test(opener.lower) && opener.lower !== 'need')) &&
    !isDate(tokens[end + 1]) &&
    !/[;:.!?–—]/.test(doc.plain.slice(tokens[end - 1]!.end, opener.start))
  ) {
    // The restriction runs to the main verb, or to the end of the clause.
    const from = /^(?:who|that|which|where)$/.test(opener.lower) ? end + 2 : end + 1;
    last = end + 1;
    while (last < Math.min(sentence.last, end + 25)) {
      const gap = doc.plain.slice(tokens[last - 1]!.end, tokens[last]!.start);
      if (
        /[;:!?–—]|\.\s/.test(gap) ||
        (gap.includes(',') && last > from && !/^(?:or|and)$/.test(tokens[last]!.lower) && !tokens[last]!.code)
      )
        break;
      if (
        last >= from &&
        AUXILIARY.test(tokens[last]!.lower) &&
        !/^(?:who|that|which|whose|they|you)$/.test(tokens[last - 1]!.lower)
      )
        break;
      last++;
    }
    for (let k = end; k < last; k++) narrowing.push(tokens[k]!);
  }
  return { last, narrowing, noun, population, wide };
}

export const isDate = (token: Token | undefined): boolean =>
  token !== undefined && (token.dateWord || /^\d{1,4}(?:st|nd|rd|th)?$|^\d{4}-\d/.test(token.lower));

export const isThanks = (doc: Document, sentence: Sentence): boolean => {
  for (let k = sentence.first; k < Math.min(sentence.last, sentence.first + 4); k++)
    if (
      /^(?:thanks?|thankful|grateful|sorry|apolog(?:y|ies|ise|ize)|welcome|congratulations|appreciate|wish)$/.test(
        doc.tokens[k]!.lower,
      )
    )
      return true;
  return false;
};

/** Whether the clause that holds token `i`, or one shortly before it, opens with a bare verb. */
export function isInstruction(doc: Document, sentence: Sentence, i: number): boolean {
  const near = Math.max(sentence.first, i - 60);
  for (let first = near; first < i; first++) {
    const opens =
      first === sentence.first ||
      /[,;:–—(]/.test(doc.plain.slice(doc.tokens[first - 1]!.end, doc.tokens[first]!.start)) ||
      /^(?:please|then|also|and|now|first|next|finally|or|but)$/.test(doc.tokens[first - 1]!.lower);
    if (opens && IMPERATIVE.test(doc.tokens[first]!.lower)) return true;
  }
  return false;
}

const IMPERATIVE =
  /^(?:do|make|build|plan|send|read|write|add|allow|apply|assign|call|change|check|choose|compute|configure|contact|convert|copy|create|delete|download|drop|enable|ensure|export|fetch|find|generate|get|give|grant|import|install|issue|keep|list|make|mark|migrate|move|open|pick|point|poll|press|put|re-create|recreate|rebuild|register|remove|rename|replace|re-issue|request|reset|resubmit|review|rewrite|rotate|run|save|select|send|set|sign|start|store|subscribe|switch|take|test|turn|update|upgrade|upload|use|verify|write)$/;
