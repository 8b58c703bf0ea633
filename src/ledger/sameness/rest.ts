import type { EquivalenceFact } from '../../facts/equivalence.ts';
import type { Document } from '../../text/document.ts';
import { commonWords } from '../nearby.ts';
import type { Claim } from './claim.ts';
import { tellingWords } from './spared.ts';

/** "Nothing else in 5.x has an end", of the notice's "everything else keeps running". */
export const nothingElse = ({ told, fact }: Claim): boolean =>
  fact.sort === 'rest' && /^nothing\b/i.test(fact.span.text) && told.kept.some(({ rest }) => rest);

/** "Other pairs keep working as now", of the notice's "for all other pairs it stays as it is". */
export function otherThings({ told, doc, fact }: Claim): boolean {
  if (fact.sort !== 'rest' || !/^(?:rest|remaining|others?)\b/i.test(fact.span.text)) return false;
  const nouns = nounsFrom(doc, fact, fact.token);
  return told.kept.some(({ rest, words }) => rest && (nouns.size === 0 || commonWords(nouns, words) > 0));
}

/** "No code changes", of the notice's "you need not touch your code": the noun is one that the notice leaves alone. */
export function untouched({ told, doc, fact }: Claim): boolean {
  if (fact.sort !== 'rest' || !/^(?:no|without)\b/i.test(fact.span.text)) return false;
  const nouns = nounsFrom(doc, fact, fact.token + 1);
  return nouns.size > 0 && told.kept.some(({ words }) => commonWords(nouns, words) === nouns.size);
}

/** The telling words of a claim from a token on. */
function nounsFrom({ tokens }: Document, { range }: EquivalenceFact, from: number): ReadonlySet<string> {
  const nouns = new Set<string>();
  for (let k = from; k < tokens.length && tokens[k]!.end <= range.end; k++)
    if (tokens[k]!.content) nouns.add(tokens[k]!.lemma);
  return tellingWords(nouns);
}

/** "All else stays the same", of the notice's "apart from the host nothing changes": a rest is a rest. */
export const isOfRestToo = ({ told, doc, fact }: Claim): boolean =>
  isOfRest(doc, fact) && told.said.some(({ claim }) => isOfRest(told.doc, claim));

/** "Nothing else", "otherwise", "apart from …": what a claim says of all but what is named. */
const isOfRest = ({ plain }: Document, { range }: EquivalenceFact): boolean =>
  REST.test(plain.slice(Math.max(0, range.start - 40), range.end).replace(/^.*[.;!?]\s/s, ''));
const REST =
  /\b(?:(?:nothing|everything|all|anything) (?:else|other|further|more)|no (?:other|further|additional)|otherwise|(?:apart|aside) from|other than|except for|beyond|besides|the rest|in (?:all|every) other)\b/i;
