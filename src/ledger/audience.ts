import { isPreposition } from '../facts/audience/claim.ts';
import { populationOf } from '../facts/audience/population.ts';
import { readUniversals, type UniversalFact } from '../facts/audience/universal.ts';
import { keyOf } from '../facts/grammar/naming.ts';
import { readSubject, type Subject } from '../facts/grammar/subject.ts';
import { retiresIn } from '../facts/lifecycle/ending.ts';
import type { Reading } from '../facts/read.ts';
import type { Statement } from '../facts/statements.ts';
import type { Document } from '../text/document.ts';
import { lazy, oncePer } from '../text/once.ts';
import { withoutAsides } from './audience/asides.ts';
import { coreKeys, countedIn, dealtTo, groupNouns, isDealtOut, quantifiedIn, singular } from './audience/breadth.ts';
import { everyoneOf } from './audience/everyone.ts';
import { exceeds } from './audience/exceeds.ts';
import { includedSpared } from './audience/included.ts';
import { isLedIn } from './audience/led-in.ts';
import { type Narrowing, narrowingsOf, standsWithSome } from './audience/narrowing.ts';
import { opposedIn, sparedIn } from './audience/opposed.ts';
import { isCopied } from './copied.ts';
import { clausesOf } from './filler/passages.ts';
import type { Ledger } from './ledger.ts';
import { touching } from './touching.ts';

/** What the notice is about and whom it concerns, with the output's claims that go beyond it. */
export interface Audience {
  readonly subject: Subject;
  /** The same with what the notice names in its reasons and stories alone. */
  readonly whole: Subject;
  /** The words that tell the retiring things from what they are part of. */
  readonly core: ReadonlySet<string>;
  /** True where the notice retires more than one thing. */
  readonly several: boolean;
  /** True where the notice tells others that they are not affected. */
  readonly spares: boolean;
  readonly narrowings: readonly Narrowing[];
  /** Claims about everyone that the notice does not make, in their order. */
  readonly claims: readonly UniversalFact[];
}

/** Lays the audience of the notice beside the output's claims about everyone; once for each ledger. */
export const audienceOf: (ledger: Ledger) => Audience = oncePer(layAudience);

function layAudience(ledger: Ledger): Audience {
  const { notice, output } = ledger;
  const stated = statedBy(notice);
  const { narrowings, universals, quantified, dealt } = stated;
  const claims = readUniversals(output.doc).filter((claim) => {
    if (!claim.concerned || quantified.has(singular(claim.noun)) || isCopied(ledger, claim.range)) return false;
    // "Regardless of expiry", of the notice's "whatever expiry they carry".
    if (universals.some((other) => other.wide && sharesWord(other, claim))) return false;
    if (universals.some((other) => isSameGroup(other, claim))) return false;
    if (isLedIn(output.doc, claim, narrowings)) return false;
    if (/\b(?:exceptions?|exempt(?:ed)?|excepted|excluded|excused|spared)$/i.test(claim.span.text) && stated.denied())
      return false;
    // "For all, without exception", of a notice that has one: "only those with a contract may stay".
    if (/\bexceptions?$/i.test(claim.span.text) && EXCEPTS.test(notice.doc.plain)) return true;
    if (isPart(output.doc, claim) && stated.parts().has(singular(claim.noun))) return false;
    // "Consent for every bank account", of the notice's "each bank account": of what there are many, and of no end.
    if (isDealtWith(output.doc, claim) && stated.parts().has(singular(claim.noun))) return false;
    // "The whole team has to be on 5.2", of "everyone on the team".
    const body = output.doc.tokens[claim.last - 1]!.lower;
    if (WHATEVER.test(claim.span.text) && stated.parts().has(singular(body))) return false;
    if (universals.some((other) => saysOfAll(notice.doc, other, output.doc, claim))) return false;
    // "Each project requires one reset" of "once per project": what is dealt out to each of those concerned.
    if (isOneByOne(output.doc, claim) && claim.narrowing.length === 0 && dealt.has(singular(claim.noun))) return false;
    // "Each user is assigned anew once", of "users are assigned anew once".
    if (/^each\b/i.test(claim.span.text) && isToldOfMany(notice.doc, output.doc, claim)) return false;
    // "Every business needs an eSeal of its own", of seals that are bound to one business.
    if (claim.narrowing.length === 0 && isDealtOut(output.doc, claim) && stated.counted().has(singular(claim.noun)))
      return false;
    const { first, last } = output.doc.sentences[claim.sentence]!;
    const from = Math.max(first, claim.first - NEAR);
    const around = new Set(output.doc.tokens.slice(from, scopeEnd(output.doc, claim, last)).map(keyOf));
    return exceeds(claim, around, stated);
  });
  const included = includedSpared(ledger).filter(({ range }) => !isCopied(ledger, range));
  return { ...stated.audience, claims: [...claims, ...included].sort((a, b) => a.first - b.first) };
}

/** What the notice says of whom it concerns, whatever is laid beside it; once for each. */
const statedBy = oncePer((notice: Reading) => {
  // What the notice says stays is no retiring thing.
  const leaving = notice.facts.things.filter(({ situation }) => situation !== 'spared');
  const things = leaving.length > 0 ? leaving : notice.facts.things;
  const whole = readSubject(notice.doc, things, notice.facts.audience);
  const core = coreKeys(things, whole.vendor);
  const subject = withoutAsides(notice, whole, core);
  const narrowings = narrowingsOf(notice.facts.audience, whole, standsWithSome(notice), opposedIn(notice.doc));
  // Thanks to everyone, or "the sooner everyone is on board, the better", tell nothing of who is affected.
  const sure = notice.facts.filler.filter((one) => one.sure);
  const idle = readUniversals(notice.doc).length > 0 ? idleIn(notice) : [];
  const filler = touching([...sure, ...idle].map(({ range }) => range));
  const everyone = everyoneOf(
    notice.facts.audience.filter(({ range }) => !filler(range)),
    subject,
  );
  // What the notice itself says of all ("every account is deleted") may be said of all.
  const universals = readUniversals(notice.doc).filter(({ range }) => !filler(range));
  const general = universals.filter(
    ({ narrowing, population }) => population === 'technical' || narrowing.every((t) => subject.vendor.has(keyOf(t))),
  );
  const several = new Set(notice.facts.things.map(({ name }) => name)).size > 1;
  const spares = notice.facts.audience.some(({ scope }) => scope === 'not') || SPARES.test(notice.doc.plain);
  return {
    audience: { subject, whole, core, several, spares, narrowings },
    subject,
    core,
    narrowings,
    everyone,
    universals,
    quantified: new Set(general.map(({ noun }) => singular(noun))),
    told: new Set(notice.doc.tokens.map(keyOf)),
    opposed: new Set([...sparedIn(notice.doc).values()].flatMap((keys) => [...keys])),
    dealt: dealtTo(notice.doc),
    denied: lazy(() => deniesExceptions(notice.doc)),
    parts: lazy(() => quantifiedIn(notice.doc)),
    counted: lazy(() => countedIn(notice.doc)),
    spoken: lazy(() => groupNouns(notice)),
  };
});

/** What a text says of those who need not care. */
const SPARES =
  /\b(?:out of scope|not (?:affected|concerned|impacted|covered|subject)|unaffected|needs? (?:do |no (?:change|action)|not do)|nothing changes for)\b|n['’]t (?:affected|concerned|impacted|need)\b/i;

/** Leave for some only, or an exception by that word. */
const EXCEPTS =
  /\bonly\s[^.;\n]{3,80}\b(?:may|can)\s(?:still\s)?(?:keep|leave|stay|remain|continue|go on|carry on|hold|retain|use)\b|\b(?:except(?:ed)?|exempt(?:ed)?)\b/i;

/** The clauses of a text that are likely filler. */
function idleIn(reading: Reading): readonly Statement[] {
  const { statements, likely } = clausesOf(reading);
  return statements.filter((_, i) => likely[i]! >= IDLE);
}
const IDLE = 0.6;

/** So many words that two sentences share show that they say the same. */
const SAME = 3;

/** "Cannot offer exceptions on request", "exemptions aren't possible": what the output tells as "no exceptions". */
const deniesExceptions = ({ plain }: Document): boolean =>
  /(?:\b(?:no|not|never|cannot|without|nor|neither|nobody)\b|n['’]t\b)[^.;:\n]{0,40}\b(?:exceptions?|exemptions?|exempt(?:ed)?)\b/i.test(
    plain,
  ) ||
  /\b(?:exceptions?|exemptions?)\s(?:[a-z]+\s){0,4}?(?:(?:can|may|will|are|is|be|were|do|does|has|have|could|would|shall)\s(?:[a-z]+\s){0,2}?(?:not|never|no longer|impossible|ruled out|excluded|refused|forbidden)\b|cannot\b|[a-z]+n['’]t\b|(?:is|are)\s(?:impossible|out of|ruled|excluded|forbidden|refused))/i.test(
    plain,
  );

/** Two claims that the same difference counts for nothing. */
const sharesWord = (a: UniversalFact, b: UniversalFact): boolean =>
  a.population === 'other' &&
  b.population === 'other' &&
  a.narrowing.some((word) => b.narrowing.some((other) => other.lemma === word.lemma));

/** "Every device needs the file": told of a part, by a noun for no people. */
function isPart({ tokens }: Document, { first, last, noun }: UniversalFact): boolean {
  const head = tokens.slice(first, last).find(({ lower }) => lower === noun);
  return head !== undefined && populationOf(head) !== 'everybody';
}

/** "Each project", "$4 for every employee": what is dealt out to them one by one. */
const isOneByOne = ({ sentences, tokens }: Document, { first, sentence, span }: UniversalFact): boolean =>
  /^each\b/i.test(span.text) ||
  (/^every\b/i.test(span.text) && first > sentences[sentence]!.first && isPreposition(tokens[first - 1]!));

/** "A file on every client": behind a preposition, in a sentence in which nothing ends and nobody has to move. */
function isDealtWith(doc: Document, { first, sentence }: UniversalFact): boolean {
  const { first: from, last } = doc.sentences[sentence]!;
  return first > from && isPreposition(doc.tokens[first - 1]!) && !retiresIn(doc, from, last);
}

/** "We migrate all accounts to Private Traffic" for "everyone gets migrated to Private Traffic": the notice says it of all itself. */
function saysOfAll(notice: Document, told: UniversalFact, output: Document, claim: UniversalFact): boolean {
  if (told.population !== 'everybody' || !(isSameNoun(told, claim) || isPronoun(told) || isPronoun(claim)))
    return false;
  const [there, here] = [wordsOf(notice, told.sentence), wordsOf(output, claim.sentence)];
  // "Everyone who …" are some, unless told in the same way; "everyone on the team" may be told as the whole of it.
  const alike = (word: string): boolean => claim.narrowing.some(({ lower }) => lower === word);
  if (
    !told.narrowing.every(({ lemma, content, lower }) =>
      content ? here.has(lemma) : !RELATIVE.test(lower) || alike(lower),
    )
  )
    return false;
  let shared = 0;
  for (const word of there) if (here.has(word)) shared++;
  return shared >= SAME;
}

/**
 * "Everyone with a card of the union", as the notice has it of "everybody" with one; "every `rate()` rule", of "every rule
 * that uses `rate()`".
 */
function isSameGroup(told: UniversalFact, claim: UniversalFact): boolean {
  const relative = told.narrowing.findIndex(({ lower }) => RELATIVE.test(lower));
  if (relative >= 0 && isSameNoun(told, claim)) {
    const uses = new Set(told.narrowing.slice(relative).map(keyOf));
    if (claim.narrowing.some((token) => (token.code || token.shaped) && uses.has(keyOf(token)))) return true;
  }
  const [there, here] = [told, claim].map(({ narrowing }) => narrowing.filter(({ content }) => content).map(keyOf));
  if (here!.length === 0 || here!.length !== there!.length || !here!.every((key) => there!.includes(key))) return false;
  return isSameNoun(told, claim) || (isPronoun(told) && isPronoun(claim));
}

const isSameNoun = (a: UniversalFact, b: UniversalFact): boolean => singular(a.noun) === singular(b.noun);
const isPronoun = ({ noun }: UniversalFact): boolean => /^(?:every(?:one|body)|any(?:one|body)|whoever)$/.test(noun);

/** The content words with which a sentence begins. */
const wordsOf = ({ tokens, sentences }: Document, s: number): ReadonlySet<string> => {
  const { first, last } = sentences[s]!;
  return new Set(tokens.slice(first, Math.min(last, first + NEAR)).flatMap((t) => (t.content ? [t.lemma] : [])));
};

/** Whether a sentence of the notice tells the same of the claim's noun in the plural, all of them or not. */
function isToldOfMany(notice: Document, output: Document, claim: UniversalFact): boolean {
  const here = wordsOf(output, claim.sentence);
  const telling = sentencesWith(notice).get(output.tokens[claim.last - 1]!.lemma) ?? [];
  return telling.some((there) => [...there].filter((word) => here.has(word)).length > SAME);
}

/** Word → the words of the first sentences that have it. */
const sentencesWith = oncePer((doc: Document): ReadonlyMap<string, readonly ReadonlySet<string>[]> => {
  const found = new Map<string, ReadonlySet<string>[]>();
  doc.sentences.forEach((_, s) => {
    const words = wordsOf(doc, s);
    for (const word of words) {
      const known = found.get(word);
      if (known === undefined) found.set(word, [words]);
      else if (known.length < MOST) known.push(words);
    }
  });
  return found;
});
/** So many sentences of a word are looked at. */
const MOST = 24;

function scopeEnd({ tokens }: Document, claim: UniversalFact, last: number): number {
  const to = Math.min(last, claim.last + NEAR);
  for (let k = claim.last; k < to; k++)
    if (/^(?:if|where|when|whose|who|unless|provided|that)$/.test(tokens[k]!.lower)) return to;
  return claim.last;
}

const WHATEVER =
  /^(?:whole|entire|full|whatever|whichever|no matter|no difference|regardless|irrespective|independent(?:ly)? of|(?:on|in|for|across) (?:any|all|every))\b/i;
const RELATIVE = /^(?:who|whom|whose|that|which|where|still|not|without)$/;

/** How far around a claim its scope is looked for, in tokens. */
const NEAR = 60;
