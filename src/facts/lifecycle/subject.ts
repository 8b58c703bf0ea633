import type { Clause } from '../../text/clauses.ts';
import type { Token } from '../../text/tokens.ts';
import { ZONES } from '../dates/words.ts';
import { isNamed } from './named-noun.ts';
import { indirectRelative, isIndirectRelative, WHICH_TIME } from './relative.ts';
import { isAdverb, isThirdParty, SURROUNDING } from './words.ts';

/** A run of tokens: first and one past the last. */
export interface Run {
  readonly first: number;
  readonly last: number;
}

export const PRONOUN = new Set(
  'it they this these them both all which that one ones everything neither he she those each'.split(' '),
);
/** "It", "this"; but not the "this" of "with this release", which belongs to its noun. */
export const isPronoun = (tokens: readonly Token[], k: number): boolean =>
  PRONOUN.has(tokens[k]!.lower) &&
  !(DETERMINER.test(tokens[k]!.lower) && (tokens[k + 1]?.content === true || tokens[k + 1]?.code === true));
const DETERMINER = /^(?:this|that|these|those|both|all|which|one|neither|each)$/;

const OBJECT_STARTER = new Set(
  'the a an our its their your all both every it them these this those any some support access two three four five six older old new legacy'.split(
    ' ',
  ),
);
const DOORS = /^(?:doors?|shutters?|curtains?|gates?|shop|books)$/;
const COMPANY = /^(?:we|we're|we'll|we've|we'd|us|i)$/;
const OURS = new Set(
  'release version update team company platform service office agency department product bank project group lab rollout upgrade change app application console portal site website store library network product'.split(
    ' ',
  ),
);
const LEADING =
  /^(?:on|from|as|after|before|by|until|since|starting|beginning|effective|in|at|then|also|today|and|but|or|so|therefore|however|for|with|once|when|where|which|who|that|because|now|please|note|meanwhile|per|over|during|only|already|both|if|to|while|any)$/;

const KNOWING = /^(?:know|note|aware|remember|mind|see|learn|hear|announce|told|informed)$/;

/** The tokens of a subject that carry it: content words, identifiers, pronouns, without dates and adverbials in front. */
export function subjectOf(tokens: readonly Token[], first: number, last: number, plain: string): number[] {
  const kept: number[] = [];
  let from = first;
  // "We have to tell you that X …": what is told about begins behind "that".
  for (let k = first; k < last && k < first + 6; k++)
    if (COMPANY.test(tokens[k]!.lower)) {
      for (let n = k + 1; n + 1 < last; n++)
        if (tokens[n]!.lower === 'that' && !tokens[n]!.code) return subjectOf(tokens, n + 1, last, plain);
      break;
    }
  // "Owners should know that desks …": so it does behind any verb of knowing.
  for (let k = last - 1; k > first; k--)
    if (tokens[k]!.lower === 'that' && !tokens[k]!.code && KNOWING.test(tokens[k - 1]!.lower))
      return subjectOf(tokens, k + 1, last, plain);
  // "The runtime, for which upstream has ceased fixes": the relative clause has a subject of its own.
  const relative = indirectRelative(tokens, first, last, plain);
  if (relative !== undefined) return subjectOf(tokens, relative + 1, last, plain);
  // "…, at which point | Classic is taken down": a time, and no subject.
  for (let k = last - 1; k > first; k--)
    if (tokens[k]!.lower === 'which' && WHICH_TIME.test(tokens[k + 1]!.lower) && k + 2 < last)
      return subjectOf(tokens, k + 2, last, plain);
  // "To help you find them, those jobs …", "On 3 May 2027, X …": what stands in front is no subject.
  if (LEADING.test(tokens[first]?.lower ?? '')) {
    for (let k = first + 1; k < last; k++) {
      if (!isTime(tokens, k) && plain.slice(tokens[k - 1]!.end, tokens[k]!.start).includes(',')) {
        from = k;
        break;
      }
    }
    // "In sandboxes the method was …": without a comma, the subject begins with its article.
    // "For tenants in other regions the flow is …": told of some only, who stay in the subject.
    const apart = tokens.slice(first, last).some(({ lower }) => /^(?:other|others|most|some|certain)$/.test(lower));
    for (let k = first + 2; !apart && from === first && k + 1 < last; k++)
      if (/^(?:the|our|its)$/.test(tokens[k]!.lower) && isCarrier(tokens[k - 1]!)) from = k;
  }
  // "From release 136 on | it is ignored", "on older plans | these are deprecated"
  const led =
    /^(?:on|in|at|under|for|with)$/.test(tokens[first]?.lower ?? '') &&
    !tokens.slice(first, last).some(({ code }) => code);
  if (led && last > first + 2 && /^(?:they|these|those)$/.test(tokens[last - 1]!.lower)) from = last - 1;
  if (
    /^(?:it|they|both|neither)$/.test(tokens[last - 1]?.lower ?? '') &&
    /^on(?:wards?)?$/.test(tokens[last - 2]?.lower ?? '')
  )
    from = last - 1;
  // "… in `model`: `heron-1` went": behind a colon another phrase begins.
  for (let k = last - 1; k > from; k--)
    if (/:\s/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start))) {
      from = k;
      break;
    }
  // "Bridges are brought to 11.2 and `v1` ends there too": behind the conjunction another clause has its own subject.
  // "It warns of both, and both | are dropped": so it does behind a comma, where nothing but the pronoun follows.
  const alone = (k: number): boolean =>
    k + 2 === last &&
    /^(?:both|they|it|all)$/.test(tokens[k + 1]!.lower) &&
    /,/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start));
  for (let k = last - 2; k > from; k--)
    if (/^(?:and|but|while)$/.test(tokens[k]!.lower) && (alone(k) || hasClause(tokens, from, k))) {
      from = k + 1;
      break;
    }
  const comma = (k: number): boolean => plain.slice(tokens[k - 1]!.end, tokens[k]!.start).includes(',');
  // "`a` has its last run on 3 May, `b` on 4 June, `c` was stopped": behind the day of one thing the next one begins.
  for (let k = last - 1; k > from; k--)
    if (isTime(tokens, k - 1) && !isTime(tokens, k) && comma(k) && !LEADING.test(tokens[k]!.lower)) {
      const closes = /^[^(]*\)/.test(plain.slice(tokens[k]!.start, tokens[last]?.start));
      if (closes) break;
      if (isCarrier(tokens[k]!) || DETERMINER.test(tokens[k]!.lower)) from = k;
      break;
    }
  // "The end of Pull, with `daily.csv` already off": another thing's.
  for (let k = last - 1; k > from && !(tokens[k + 1] && comma(k + 1)); k--)
    if (tokens[k]!.lower === 'with' && comma(k) && !plain.slice(tokens[k]!.end, tokens[last]?.start).includes(')'))
      from = k + 1;
  for (let k = from; k < last; k++) {
    const token = tokens[k]!;
    // "The add-on, which nobody can install since May, will be …": what is told on the way is no subject.
    const aside = /^(?:which|who|whose)$/.test(token.lower) || (k + 1 < last && isIndirectRelative(tokens, k + 1));
    if (k > from && aside && comma(k)) {
      let close = last;
      while (close > k && !(close < last && comma(close))) close--;
      if (close === k && tokens[last] && comma(last)) close = last;
      if (close > k) {
        k = close - 1;
        continue;
      }
    }
    // "The report that Thistle sent you, called Family Mail, stopped"
    if (k > from && token.lower === 'that' && tokens[k - 1]!.content && !tokens[k - 1]!.code) {
      let close = k + 1;
      while (close < last && !comma(close)) close++;
      if (close < last) {
        k = close - 1;
        continue;
      }
    }
    // "Are not pulled after all, leave them up"
    if (token.lower === 'all' && /^(?:after|at|above)$/.test(tokens[k - 1]?.lower ?? '')) continue;
    if (isCarrier(token) ? !isTime(tokens, k) : PRONOUN.has(token.lower) || COMPANY.test(token.lower)) kept.push(k);
  }
  return kept;
}

/** A clause with its subject and an auxiliary stands between, and no relative one. */
function hasClause(tokens: readonly Token[], from: number, to: number): boolean {
  let named = false;
  for (let k = from; k < to; k++) {
    const { lower, code } = tokens[k]!;
    if (!code && /^(?:which|that|who|whose|whom|where|if|when|both|either)$/.test(lower)) return false;
    if (!code && named && /^(?:is|are|was|were|will|has|have)$/.test(lower)) return true;
    named ||= isCarrier(tokens[k]!);
  }
  return false;
}

/** "Twelve months", "30 days". */
export const isLength = (tokens: readonly Token[], at: number): boolean =>
  /^(?:days|weeks|months|years|hours)$/.test(tokens[at + 1]?.lower ?? '');

/** Whether an object begins right after the predicate: "we remove | the header on …". */
export function startsObject(tokens: readonly Token[], at: number, stop: number): boolean {
  const token = tokens[at];
  // "Switched off twelve months after that"
  if (!token || at >= stop || isLength(tokens, at)) return false;
  // "Lodestar closes its doors": a figure of speech for its own end.
  if (/^(?:its|their|our|the)$/.test(token.lower) && DOORS.test(tokens[at + 1]?.lower ?? '')) return false;
  if (OBJECT_STARTER.has(token.lower))
    return token.lower !== 'in' && !(token.lower === 'this' && isTime(tokens, at + 1));
  // "We withdrew that plan"; but "files fail that …" has a clause behind it.
  if (token.lower === 'that')
    return tokens[at + 1]?.content === true && !isTime(tokens, at + 1) && !/s$/.test(tokens[at - 1]!.lower);
  if (token.code || token.shaped) return true;
  if (isTime(tokens, at) || token.number) return false;
  const gerund =
    token.lower.endsWith('ing') &&
    !(
      at + 1 < stop &&
      tokens[at + 1]!.content &&
      !/(?:ly|ing)$/.test(tokens[at + 1]!.lower) &&
      !isTime(tokens, at + 1)
    );
  return (
    token.content &&
    !gerund &&
    // "Are losing shortly", but "lose Nightly Export"
    (token.capital || !isAdverb(token.lower)) &&
    !/^(?:today|tomorrow|soon|working|until|early|late|end|mid|midnight|noon)$/.test(token.lower)
  );
}

/** Verbs of a company in the third person, with an object of their own. */
const PREDICATE =
  /^(?:remov|retir|deprecat|discourag|announc|introduc|clos|end|stop|shut|disabl|discontinu|withdraw|drop|keep|add|replac|mark)(?:e?s)$/;

const PHRASAL_PREDICATE = /^(?:winds|phases|turns|switches|takes|shuts|cuts|powers|tears|brings|gives|pulls)$/;

/** The object's tokens, up to the next preposition of time or the next clause with a verb of its own. */
export function objectOf(
  tokens: readonly Token[],
  at: number,
  stop: number,
  clauses: readonly Clause[],
  clause: number,
): number[] {
  const kept: number[] = [];
  let lastBorder = Number.MAX_SAFE_INTEGER;
  let c = clause;
  for (let k = at; k < stop && k < at + 40; k++) {
    while (c + 1 < clauses.length && clauses[c + 1]!.first <= k) c++;
    if (
      c > clause &&
      clauses[c]!.first === k &&
      !clauses[c]!.bracketed &&
      !/^(?:and|or|\()$/.test(clauses[c]!.lead) &&
      clauses[c]!.lead !== ')'
    )
      break;
    const token = tokens[k]!;
    if (clauses[c]!.bracketed && !clauses[clause]!.bracketed) {
      if (isCarrier(token) && (token.code || token.shaped)) kept.push(k);
      continue;
    }
    if (isTime(tokens, k)) break;
    if (k > at && /^(?:on|from|by|until|after|before|at|as|in)$/.test(token.lower) && isTime(tokens, k + 1)) break;
    if (k > at && token.lower === 'no' && /^(?:earlier|sooner|later)$/.test(tokens[k + 1]?.lower ?? '')) break;
    if (
      k > at &&
      /^(?:because|since|so|which|when|unless|if|will|is|are|was|were|has|have|must|would|follows?)$/.test(token.lower)
    ) {
      // What stood behind the last "and" or bracket is the next verb's subject.
      while (kept.length > 1 && kept.at(-1)! > lastBorder) kept.pop();
      break;
    }
    // "Drops support for it, and the endpoint …": behind the pronoun nothing is lined up.
    if (k > at && token.lower === 'and' && /^(?:it|them)$/.test(tokens[k - 1]!.lower)) break;
    if (k > at && (/^(?:and|or)$/.test(token.lower) || (clauses[c]!.lead === ')' && clauses[c]!.first === k)))
      lastBorder = k - 1;
    // "has shut down `a` and deprecates `b`", "removes `a`, discourages `b`"
    if (
      k > at &&
      PREDICATE.test(token.text) &&
      (/^(?:and|or|but)$/.test(tokens[k - 1]!.lower) || startsObject(tokens, k + 1, stop))
    )
      break;
    // "has shut down `a`, winds down `b`"
    if (k > at && PHRASAL_PREDICATE.test(token.text) && /^(?:down|off|out|up|away)$/.test(tokens[k + 1]?.lower ?? ''))
      break;
    if (isCarrier(token) || PRONOUN.has(token.lower)) kept.push(k);
    if (k === at && /^(?:it|them)$/.test(token.lower)) break;
  }
  return kept;
}

/** A content word, and no auxiliary; "US" is a country, not a pronoun. */
export const isCarrier = (token: Token): boolean =>
  (token.content && !(AUXILIARY.test(token.lower) && !token.code)) || token.text === 'US';
const AUXILIARY = /^(?:is|are|am|was|were|been|being|has|had|having|does|did)$/;

/** A date, a clock time or a part of one. */
export function isTime(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || token.code) return false;
  // "Its H2 lock": a product.
  if (/^h[12]$/.test(token.lower) && /^(?:the|its|our)$/.test(tokens[at - 1]?.lower ?? '') && tokens[at + 1]?.content)
    return tokens[at + 1]!.number || tokens[at + 1]!.dateWord;
  if (
    token.dateWord ||
    ZONES.has(token.text) ||
    /^(?:today|tomorrow|utc|gmt|pt|et|cet|cest|pst|pdt|am|pm|q1|q2|q3|q4|h1|h2|noon|midnight|pacific|eastern|time)$/.test(
      token.lower,
    )
  )
    return true;
  if (!token.number) return false;
  if (/^\d{4}[-/]\d{2}(?:[-/]\d{2})?|^\d{1,2}:\d{2}|^(?:19|20)\d\d$|^\d{1,2}(?:st|nd|rd|th)$/.test(token.text))
    return true;
  return /^\d{1,2}$/.test(token.text) && (tokens[at + 1]?.dateWord === true || (at > 0 && tokens[at - 1]!.dateWord));
}

/** Whether a base form can be the verb of what stands before it: "existing schedules stop", not "please stop". */
export function isPlural(
  tokens: readonly Token[],
  subject: readonly number[],
  verb: number,
  clauseFirst: number,
): boolean {
  if (/^(?:two|three|four|five|six|others|rest)$/.test(tokens[verb - 1]?.lower ?? '')) return true;
  const last = subject.at(-1);
  if (last === undefined) return false;
  const word = tokens[last]!;
  const near = verb - last;
  if (near > 8) return false;
  if (/^(?:we|they|you|both|all|these|those|ones|which|that|who)$/.test(word.lower)) return true;
  // "Since 3 May, jobs that ask for `x` fail": behind the comma the subject begins.
  const opens = tokens[subject[0]! - 1]?.content === false ? subject[0]! - 1 : subject[0]!;
  const isParted = opens > clauseFirst && tokens[opens]!.start - tokens[opens - 1]!.end > 1;
  const led = !isParted && LEADING.test(tokens[clauseFirst]!.lower);
  for (let k = isParted ? opens : clauseFirst; k < last; k++) {
    if (/^(?:and|or|both|all)$/.test(tokens[k]!.lower)) return true;
    if (!led && !tokens[k]!.code && /[a-z]{2}s$/.test(tokens[k]!.lower) && tokens[k]!.content) return true;
  }
  return !word.code && /[a-z]s$/i.test(word.text) && !/ss$/.test(word.lower) && !(led && near > 1);
}

/** Somebody else's thing, or data round the thing: its head noun says so. */
export function isAside(
  tokens: readonly Token[],
  subject: readonly number[],
  object: readonly number[] | undefined,
): boolean {
  const head = headOf(tokens, subject);
  // "Kestrel Bank ends it": by its name, the company itself.
  const isOurs = head !== undefined && tokens[head]!.capital && tokens[head - 1]?.capital === true;
  if (object && head !== undefined && isThirdParty(tokens[head]!) && !isOurs) return true;
  const told = object ?? subject;
  const of = headOf(tokens, told);
  if (of === undefined) return false;
  const { lemma, lower, code } = tokens[of]!;
  // "Code that calls `x`": who uses it, and no data round it.
  if (lower === 'code' && USING.test(tokens[of + 1]?.lower ?? '')) return false;
  // "The `plain://` URI scheme": what an identifier is, and nobody.
  const isNext = (k: number): boolean => k > 0 && tokens[k]!.start - tokens[k - 1]!.end === 1;
  const isMarked = isNext(of) && (tokens[of - 1]!.code || (isNext(of - 1) && tokens[of - 2]!.code));
  const isOthers = !object && isThirdParty(tokens[of]!) && !isMarked;
  return !code && ((SURROUNDING.has(lemma) && !isNamed(tokens, of)) || isOthers);
}

const USING = /^(?:that|which|using|calling|relying|importing|depending|still)$/;

/** "The designer has stopped licensing them": a doer with an article and no name, who is not the company. */
export function isOutsider(tokens: readonly Token[], subject: readonly number[]): boolean {
  const head = headOf(tokens, subject);
  if (head === undefined || tokens[head]!.code || tokens[head]!.shaped || tokens[head]!.capital) return false;
  if (OURS.has(tokens[head]!.lower)) return false;
  for (let k = head; k >= 0 && k > head - 5; k--)
    if (/^(?:the|its|their|a|an|whose|another|most|every)$/.test(tokens[k]!.lower)) return true;
  return false;
}

/** "The console's maker shut": one doer behind an article, whose present would end in "-s". */
export function isOneDoer(tokens: readonly Token[], head: number): boolean {
  const noun = tokens[head];
  if (noun === undefined || !noun.content || noun.code || noun.number || noun.lower.endsWith('s')) return false;
  for (let k = head - 1; k >= 0 && k > head - 4; k--) {
    if (/^(?:the|an?|its|our|their|this|that)$|['’]s$/.test(tokens[k]!.lower)) return !isOfMany(tokens, k);
    if (!tokens[k]!.content) return false;
  }
  return false;
}

/** "Copies in the north shut down": the head stands before the preposition, and is many. */
function isOfMany(tokens: readonly Token[], determiner: number): boolean {
  let k = determiner - 1;
  if (/['’]s$/.test(tokens[determiner]!.lower)) while (k > 0 && tokens[k]!.capital && tokens[k]!.content) k--;
  const noun = tokens[k - 1];
  return (
    /^(?:in|on|of|for|at|from|with|to|under|within|across)$/.test(tokens[k]?.lower ?? '') &&
    noun?.content === true &&
    /[^s]s$/.test(noun.lower)
  );
}

/** The head of a noun phrase: the last content word before its first preposition or relative. */
export function headOf(tokens: readonly Token[], words: readonly number[]): number | undefined {
  let head: number | undefined;
  for (let n = 0; n < words.length; n++) {
    const k = words[n]!;
    if (head !== undefined && k !== head + 1) {
      const between = tokens[head + 1]!.lower;
      if ((!tokens[head + 1]!.content && !/^(?:and|or)$/.test(between)) || tokens[head + 1]!.code) break;
    }
    if (
      head !== undefined &&
      /^(?:behind|beside|including|using|containing|created|signed|hosted|based|made|named|called)$/.test(
        tokens[k]!.lower,
      )
    )
      break;
    // "The code needed to check those": a participle with a complement of its own.
    if (head !== undefined && /ed$/.test(tokens[k]!.lower) && /^(?:to|for|by)$/.test(tokens[k + 1]?.lower ?? '')) break;
    if (tokens[k]!.content) head = k;
  }
  return head;
}

/** A name, a determiner or code: an object that makes a bare "-ed" form a past tense. */
export function startsNamed(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    token !== undefined &&
    (OBJECT_STARTER.has(token.lower) || token.code || token.shaped || token.capital) &&
    !isTime(tokens, at)
  );
}
