import { lemma } from '../../../text/lemma.ts';
import { isDayAt, isLimit } from '../points.ts';
import { END, ERROR_CODE, PASS, REACH, REMOVE } from '../words.ts';
import { type Candidate, isCopula, NONE, predicate, type Reading, wordAt } from './candidate.ts';
import { isNoun, leadsNoun } from './nouns.ts';

export const LOSE = lemma('lose');
export const DELETE = lemma('delete');
const LEAVE = lemma('leave');
const RELEASE = /^v?\d+\.\d/;

/** Verbs that mean an end by themselves: "removes", "ends", "loses", "reaches end of life". */
export function end(c: Candidate): Reading {
  const { verb, lower, before, after } = c;
  if (REMOVE.has(verb)) return isRemovalNoun(c) ? NONE : predicate(c, 'removal', { transitive: true });
  if (END.has(verb)) return endsItself(c);
  // "tenants lose basic authentication on …", "workspaces are losing the export"; but "they are lost".
  if (verb === LOSE)
    return c.form !== 'ing' && /^(?:is|are|be|been|was|were|being|get|gets)$/.test(before)
      ? NONE
      : predicate(c, 'removal', { transitive: true });
  if ((REACH.has(verb) && reachesEnd(c)) || (PASS.has(verb) && passesIntoEnd(c)))
    return predicate(c, 'removal', { length: Math.min(2, c.last - c.at) });
  // "Will be deleted in 1.0", "1.0 deletes `a`"
  if (lower === 'deleted' && after === 'in' && RELEASE.test(wordAt(c, 2))) return predicate(c, 'removal');
  if (lower === 'deleted' && isOfCode(c)) return predicate(c, 'removal');
  if (lower === 'deletes' && RELEASE.test(before)) return predicate(c, 'removal', { transitive: true });
  return undefined;
}

/** "`lib-yammer` will be deleted": the thing itself, by its identifier, and neither its data nor a path. */
function isOfCode({ tokens, at }: Candidate): boolean {
  let k = at - 1;
  while (k > 0 && CHAIN.test(tokens[k]!.lower)) k--;
  const subject = tokens[k];
  if (k === at - 1 || subject?.code !== true || !/^[\w@-]+(?:[/:-][\w@-]+)*$/.test(subject.text)) return false;
  return k === 0 || /^(?:the|and|or|both)$/.test(tokens[k - 1]!.lower) || subject.start - tokens[k - 1]!.end > 1;
}
/** Between a subject and the participle. */
const CHAIN =
  /^(?:is|are|was|were|be|been|being|will|has|have|going|to|due|set|scheduled|planned|then|also|now|permanently|soon)$/;

/** "Its sunset on 3 May": a noun, though the word may be a participle, too. */
const isRemovalNoun = ({ form, lower, before }: Candidate): boolean =>
  (form === 'base' || lower === 'sunset') && before !== 'that' && leadsNoun(before);

/** "It ends on 3 May": its subject's own end, or, by what follows, that of a call, or none. */
function endsItself(c: Candidate): Reading {
  const { form, after } = c;
  if (isNoun(c) || (form === 's' && leadsNoun(c.before)) || (form === 'base' && after === 'of')) return NONE;
  if ((after === 'with' || after === 'in') && endsInError(c)) return predicate(c, 'refusal');
  // "Parties end at 8 players": a limit.
  if (after === 'at' && isLimit(c.tokens, c.at + 2, c.last)) return NONE;
  // "It ended up in many projects", "an audit concluded that it is unsafe"
  if (after === 'up' || (after === 'that' && c.lower.startsWith('conclude'))) return NONE;
  return c.lower === 'left' ? left(c) : predicate(c, 'removal', { transitive: c.verb !== LEAVE });
}

/** "end with exit code 78", "stops with `E_GONE`": what befalls calls. */
function endsInError({ tokens, at, last }: Candidate): boolean {
  for (let k = at + 2; k < last && k < at + 6; k++)
    if (
      (tokens[k]!.code && k === at + 2 && /^[A-Z][A-Z_]*[_-]?\d+$/.test(tokens[k]!.text)) ||
      ERROR_CODE.test(tokens[k]!.text) ||
      /^(?:error|errors|exit|status|code|exception)$/.test(tokens[k]!.lower)
    )
      return true;
  return false;
}

/** "Has left", "left on 3 May"; but "the calls left". */
function left(c: Candidate): Reading {
  // "Will be left out of 8.0"
  if (c.after === 'out' && isCopula(c.before) && /^(?:of|from|in)$/.test(wordAt(c, 2)))
    return predicate(c, 'removal', { length: 2 });
  // "What is left on 3 May will be deleted": what remains.
  if (isCopula(c.before) && !/^(?:now|already)$/.test(c.before)) return NONE;
  const leaves = c.after === 'on' ? isDayAt(c.tokens, c.at + 2) : /^(?:the|our)$/.test(c.after);
  return leaves || /^(?:has|have|had|already|now|officially)$/.test(c.before) ? predicate(c, 'removal') : NONE;
}

/** "Reaches the end of its life", "comes to an end", "hit EOL". */
function reachesEnd(c: Candidate): boolean {
  const { tokens, at, last } = c;
  for (let k = at + 1; k < last && k < at + 6; k++) {
    const word = tokens[k]!.lower;
    if (/^(?:end|close|retirement|eol|halt)$/.test(word)) return !isOthersEnd(c, k);
    if (!/^(?:the|its|their|an|a|of|to|full|official|now|already|also)$/.test(word)) return false;
  }
  return false;
}

/** "Moves to end of life", "transitions out of support"; but "move to the end of the list". */
const passesIntoEnd = ({ tokens, at, last }: Candidate): boolean =>
  INTO_END.test(
    tokens
      .slice(at + 1, Math.min(last, at + 6))
      .map(({ lower }) => lower)
      .join(' '),
  );
const INTO_END =
  /^(?:in)?to (?:its |the )?(?:end of (?:life|support|sale|service|maintenance)|eol\b)|^out of (?:support|service|maintenance)\b/;

/** "The end of their maker's programme": not that of the subject's own life. */
function isOthersEnd({ tokens, last }: Candidate, k: number): boolean {
  if (tokens[k]!.lower !== 'end' || tokens[k + 1]?.lower !== 'of') return false;
  for (let n = k + 2; n < last && n < k + 7; n++) if (!tokens[n]!.code && /'s?$/.test(tokens[n]!.lower)) return true;
  return false;
}
