import { library } from '../../libraries.ts';
import type { Token } from '../../text/tokens.ts';
import { STEPS } from '../grammar/families.ts';

/** The base forms of the verbs of steps: only these can be imperatives. */
const STEP_FORMS: ReadonlySet<string> = new Set(STEPS.trim().split(/\s+/));

/** Of these the ones that are nouns as well: "Test clients …" may be an order or a subject. */
const NOUNS_TOO: ReadonlySet<string> = new Set(
  'test export import update upgrade download request contact support access order plan schedule copy log store book review return call use change transfer sign move switch check edit set start stop poll fetch run mark pair press click tap insert cancel link map watch monitor replace project account report'.split(
    ' ',
  ),
);
const FINITE =
  /^(?:is|are|was|were|will|can|cannot|has|have|may|do|does|gets?|stays?|remains?|keeps?|ends?|stops?|must)$|n't$/;
const OBJECT =
  /^(?:the|your|a|an|any|it|them|this|that|these|all|each|every|to|from|in|on|at|with|by|as|for|into|out|up|over|under|before|and|or|no|not|if|again|first|now|here|there)$/;
/** Words of a clause that the tagger is given at the most: its time grows faster than the text. */
const MOST = 40;

/**
 * True where the word at `at` tells users to do something. What follows decides, and costs nothing: "Export the logs" is
 * an order, "Export files are deleted" is not. Only a noun that could be a verb, before another noun and with no verb in
 * sight ("Test clients in the sandbox expire"), is worth asking compromise, which knows a verb by its company.
 */
export function isImperative(tokens: readonly Token[], at: number): boolean {
  const head = tokens[at];
  // "Re-pair your devices"
  if (head?.lower === 're' && tokens[at + 1]?.start === head.end + 1) return STEP_FORMS.has(tokens[at + 1]!.lower);
  if (head === undefined || !STEP_FORMS.has(head.lower)) return false;
  // "Port 2526 will be closed"
  if (head.lower === 'port' && tokens[at + 1]?.number) return false;
  for (let k = at + 1; k < Math.min(at + 4, tokens.length); k++) {
    const { lower, code, number } = tokens[k]!;
    if (FINITE.test(lower)) return false;
    if (code || number || OBJECT.test(lower)) break;
  }
  const next = tokens[at + 1];
  if (next === undefined || !NOUNS_TOO.has(head.lower) || !/^\p{Ll}{3,}s$/u.test(next.text)) return true;
  const rest = tokens.slice(at + 2, at + MOST);
  // A clause that ends here, or that names something, was decided above.
  if (rest.length < 2 || !rest.some((token) => /^\p{Ll}{3,}$/u.test(token.text))) return true;
  return !hasFiniteVerb(tokens.slice(at, at + MOST));
}

/** True where compromise finds a verb in the present tense behind the noun: then the noun is its subject. */
function hasFiniteVerb(tokens: readonly Token[]): boolean {
  const nlp = library('nlp');
  if (!nlp) return false;
  const [sentence] = nlp(tokens.map(({ text }) => text).join(' ')).json() as {
    terms: { tags: string[]; normal: string }[];
  }[];
  return (sentence?.terms ?? []).slice(2).some(({ tags }, k, terms) => {
    if (!tags.includes('Verb') || !tags.includes('PresentTense')) return false;
    const before = terms[k - 1];
    return !/^(?:to|that|which|who|you|we|they|it|not|and|or)$/.test(before?.normal ?? '');
  });
}
