import type { Document } from '../../text/document.ts';
import { rangeAt } from '../../text/span.ts';
import { isGeneric } from '../grammar/naming.ts';
import { lastTime } from './denied.ts';
import { isFooterOfTalk } from './footer-of-talk.ts';
import { beforeRelative, leadOf } from './mention.ts';
import { readNoDates } from './no-date.ts';
import type { LifeStatement } from './statement.ts';
import { isTime } from './subject.ts';
import { anyMore } from './when.ts';
import { OPERATE } from './words.ts';

/** Whether a statement tells the life of a thing of the company's, and not a condition, a reason or a detail. */
export function tellsFate(doc: Document, statement: LifeStatement): boolean {
  if (statement.aside || statement.hedged || isOpenQuestion(doc, statement)) return false;
  // "v4 is UDP only, so tunnels that forward TCP won't work": what follows from how the new thing is.
  if (
    statement.family === 'work' &&
    statement.ahead &&
    statement.dates.length === 0 &&
    doc.clauses[statement.clause]!.lead === 'so'
  )
    return false;
  if (statement.elliptic && statement.family === 'work' && doc.clauses[statement.clause]!.lead === 'which')
    return beforeRelative(doc, statement.clause).length > 0 && !statement.dependent;
  if (isAskedWhat(doc, statement) || isTestPlace(doc, statement)) return false;
  if (isFooterOfTalk(doc, doc.clauses[statement.clause]!)) return false;
  if (isGround(doc, statement) || isLeftUndone(doc, statement)) return false;
  if (isSpareLine(doc, statement) || isSpareLead(doc, statement)) return true;
  if (statement.family === 'stay')
    return statement.elliptic && !statement.dependent && statement.dates.length === 0 && isSpareSection(doc, statement);
  if (
    statement.dependent &&
    !(
      statement.fate === 'scheduled' &&
      statement.family === 'removal' &&
      (statement.ahead || statement.dates.length > 0)
    )
  )
    return false;
  // "Are not stopped until the reservation ends": later than others, and no more.
  const next = doc.tokens[statement.end];
  if (statement.fate === 'spared')
    return (
      statement.family === 'removal' &&
      !/^(?:until|till|before|unless)$/.test(next?.lower ?? '') &&
      !/^(?:do|don't|never)$/.test(doc.tokens[statement.chain]!.lower)
    );
  if (statement.partial) return false;
  // "`a` is another matter: from release 12 on it is ignored"
  if (statement.family === 'refusal')
    return (
      statement.done ||
      statement.ahead ||
      (statement.mood === 'present' && statement.fate === 'scheduled' && statement.elliptic)
    );
  // What a thing no longer does, or will not do, need not be its end: "are no longer returned at once", "will not return".
  if (statement.family === 'work' && !OPERATE.has(doc.tokens[statement.at]!.lemma) && !isStill(doc, statement))
    return false;
  if (statement.fate === 'neutral')
    return statement.family === 'removal' && (statement.mood !== 'plan-past' || statement.elliptic);
  return true;
}

/**
 * "`tcp://feed` does not deliver since 6 August": a thing by its own identifier that does nothing more since its day, or
 * will not from a day on. "No longer built since 4.6", under the thing as a heading; "is accepted for the last time on 3 May".
 */
function isStill(doc: Document, x: LifeStatement): boolean {
  const { done, anchored, ahead, verbObject, subject, sentence, chain, end } = x;
  const { tokens, sentences } = doc;
  const lasts = lastTime(tokens, end, sentences[sentence]!.last);
  if (verbObject && !lasts) return false;
  if (subject.length === 0)
    return (done || lasts) && chain === sentences[sentence]!.first && leadOf(doc, sentence, chain).length > 0;
  const { last } = sentences[sentence]!;
  const denied = tokens.slice(chain, x.at).some(({ lower }) => lower === 'longer') || anyMore(tokens, end, last);
  const timed = lasts || (done ? x.dates.length > 0 || x.mood === 'modal' : denied && (ahead || anchored));
  // "Packs made before 6.0": a release behind such a word bounds who is concerned.
  const isMark = (k: number): boolean =>
    tokens[k]!.code ||
    tokens[k]!.url ||
    (tokens[k]!.number && k - 1 === subject[0] && tokens[k - 1]!.lower === 'version') ||
    (tokens[k]!.shaped && !/^(?:before|version|below|under|than|since)$/.test(tokens[k - 1]?.lower ?? ''));
  // "`mx1` answers until 3 May"; but "`md5` fixes are made until then"
  const until = x.fate === 'scheduled' && !x.negated && !denied && x.dates.some(({ boundary }) => boundary === 'until');
  // "Reminders under the `basic` profile"
  const noun = subject.at(-1)!;
  const head = subject.length > 1 && isGeneric(tokens[noun]!.lemma) ? subject.at(-2)! : noun;
  return (timed && subject.some(isMark)) || (until && isMark(head));
}

/** "We have not said when it will end", "when it goes is undecided": no plan is told. */
export function isOpenQuestion(doc: Document, { clause, sentence, range, chain, end: behind }: LifeStatement): boolean {
  const { first, start } = doc.clauses[clause]!;
  const { end } = doc.sentences[sentence]!;
  if (isAskedSubject(doc, first, chain, behind)) return true;
  if (!/^(?:when|whether)$/.test(doc.tokens[first]!.lower)) return false;
  return readNoDates(doc).some(
    (open) =>
      open.end <= end &&
      (open.start >= range.end ||
        (open.start >= doc.sentences[sentence]!.start && open.end <= range.start && open.end >= start)),
  );
}

/** "When it will be removed | is open": right behind its verb another one follows, whose subject the question is. */
function isAskedSubject({ tokens, plain }: Document, first: number, chain: number, behind: number): boolean {
  const next = tokens[behind];
  if (next === undefined || !/^(?:is|isn't|has|hasn't|remains?|stays?|depends|will|was)$/.test(next.lower))
    return false;
  if (plain.slice(tokens[behind - 1]!.end, next.start) !== ' ') return false;
  for (let k = chain - 1; k >= first && k > chain - 9; k--)
    if (/^(?:when|whether|how|if)$/.test(tokens[k]!.lower)) return true;
  return false;
}

/** "**Webhooks Classic.** We changed our minds: it stays": no other name stands between the lead and the pronoun. */
function isSpareSection(doc: Document, statement: LifeStatement): boolean {
  if (!/^(?:stays?|remains?)$/.test(doc.tokens[statement.at]!.lower)) return false;
  const lead = leadOf(doc, statement.sentence, statement.chain);
  if (lead.length === 0) return false;
  for (let k = lead.at(-1)! + 1; k < statement.chain; k++) {
    const token = doc.tokens[k]!;
    if (token.code || (token.shaped && !isTime(doc.tokens, k))) return false;
  }
  return true;
}

/** "Try it at https://tls-check.acme.example, which already refuses TLS 1.1": an address to test with. */
function isTestPlace({ clauses, tokens }: Document, { clause, family, verbObject }: LifeStatement): boolean {
  const { lead, first } = clauses[clause]!;
  return family === 'refusal' && verbObject && lead === 'which' && tokens[first - 1]?.url === true;
}

/** "Why: our insurance stops covering it", "The reason is that the host takes down its machines": why, and no fate. */
function isGround({ tokens, sentences }: Document, { sentence, chain }: LifeStatement): boolean {
  const { first } = sentences[sentence]!;
  const at = tokens[first]!.lower === 'the' ? first + 1 : first;
  const next = tokens[at + 1];
  if (
    next === undefined ||
    at >= chain ||
    !/^(?:why|reasons?|grounds?|background|rationale|motivation)$/.test(tokens[at]!.lower)
  )
    return false;
  return next.lower === 'is' || (next.start - tokens[at]!.end > 1 && at === first);
}

/** "Secrets not rotated by then are revoked": what befalls those who did not act. */
function isLeftUndone({ tokens }: Document, { subject, chain }: LifeStatement): boolean {
  for (let k = (subject[0] ?? chain) + 1; k + 1 < chain; k++)
    if (tokens[k]!.lower === 'not' && /(?:ed|en|pt|de)$/.test(tokens[k + 1]!.lower) && tokens[k - 1]!.content)
      return true;
  return false;
}

/** "What stays and what goes": no thing is named. */
const isAskedWhat = ({ tokens }: Document, { chain, family }: LifeStatement): boolean =>
  family === 'stay' && tokens[chain - 1]?.lower === 'what';

/** "Geocoder: last autumn we said that it would go. … the Geocoder stays, and …": the name that leads the block, again. */
function isSpareLead(doc: Document, { sentence, at, chain, family, mood, subject }: LifeStatement): boolean {
  const { tokens, plain } = doc;
  if (family !== 'stay' || mood !== 'present' || !/^(?:stays?|remains?)$/.test(tokens[at]!.lower)) return false;
  const next = tokens[at + 1];
  const closes = next === undefined || /^(?:[.,;!?)]|\s[–—])/.test(plain.slice(tokens[at]!.end, next.start + 1));
  const lead = new Set(leadOf(doc, sentence, chain).map((k) => tokens[k]!.lower));
  const named = subject.filter((k) => tokens[k]!.content);
  return closes && named.length > 0 && lead.size > 0 && named.every((k) => lead.has(tokens[k]!.lower));
}

/** "Studio Lite stays." and nothing more. */
const isSpareLine = (doc: Document, { sentence, at, family, mood }: LifeStatement): boolean =>
  family === 'stay' &&
  mood === 'present' &&
  /^(?:stays|stay|remains|remain)$/.test(doc.tokens[at]!.lower) &&
  at === doc.sentences[sentence]!.last - 1 &&
  at - doc.sentences[sentence]!.first <= 5 &&
  isName(doc, doc.sentences[sentence]!.first, at);

/** Identifiers, or words with a capital each behind the article: a product's name. */
function isName(doc: Document, first: number, last: number): boolean {
  let words = 0;
  for (let k = first; k < last; k++) {
    const token = doc.tokens[k]!;
    if (token.code || token.shaped) return true;
    if (!token.content) continue;
    if (!token.capital) return false;
    words++;
  }
  return words > 1 || rangeAt(doc.bold, doc.tokens[first]!.start) >= 0;
}
