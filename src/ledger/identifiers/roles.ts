import { hasVerb } from '../../facts/grammar/has-verb.ts';
import type { IdentifierFact } from '../../facts/identifiers.ts';
import { retiresIn } from '../../facts/lifecycle/ending.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document, Sentence } from '../../text/document.ts';
import { isFunctionWord, lemma } from '../../text/lemma.ts';
import { oncePer } from '../../text/once.ts';
import { asks } from '../../text/question.ts';
import { rangeAt } from '../../text/span.ts';
import { speaksOfSuccession, successionRole } from '../replacements/successors.ts';
import { touching } from '../touching.ts';
import { isBeforeInstead } from './before-instead.ts';
import { isPlace, wordsRound } from './governing-words.ts';
import { nextVersions } from './next-versions.ts';
import { isLacking, isMereKey, isWhole } from './parts.ts';
import {
  ABOUT,
  ANSWERING,
  BEFALLING,
  CONDITION,
  DENIAL,
  ENDING,
  EXCHANGE,
  GENERIC,
  LASTING,
  LEAVING,
  MEANS,
  MOVING,
  OFF,
  OTHER_PREPOSITION,
  PARTICLE,
  REBUILDING,
  REPLACE,
  SPARING,
  STOP,
  TIMING,
  USING,
  USING_IF,
} from './role-words.ts';

/** What an identifier is to the notice. Those without a role may go with the part they stand in. */
export type IdentifierRole = 'retiring' | 'replacement';

/** "deprecated since 5.3", "works in every 6.x release": before a version that tells the time. */
const TIME =
  /\b(?:since|in|until|before|after|by|as|with)\s(?:of\s)?(?:(?:all|any|every|each|the|older|newer|our|your|these)\s)?(?:(?:firmware|release|releases|version|versions|app|software|client|sdk|library|edition|branch|line|series|image|build|runtime)\s)?$/i;

/** "the app 5.x": a line of versions by which a thing is called. */
const LINE = /^v?\d+(?:\.\d+)*\.x$/i;

export type IdentifierRoles = ReadonlyMap<string, { fact: IdentifierFact; role: IdentifierRole }>;

/** The roles of a notice's identifiers, by value; several rules ask for them. */
export const identifierRoles: (reading: Reading) => IdentifierRoles = oncePer(readRoles);

/** Reads the roles from the words that govern each mention. Linear: a window of a few words per mention. */
function readRoles({ doc, facts }: Reading): IdentifierRoles {
  const roles = new Map<string, { fact: IdentifierFact; role: IdentifierRole }>();
  const spared = new Set<string>();
  const retiring = new Set<string>();
  const lines = new Set<string>();
  const called = new Set<string>();
  for (const { name, aliases, situation } of facts.things) {
    const whole = isCalled(name, aliases);
    for (const alias of aliases) {
      if (situation === 'spared') spared.add(alias);
      else if (LINE.test(alias)) lines.add(alias);
      else if (name.includes(alias)) {
        retiring.add(alias);
        if (whole && !/^\p{Lu}+s?$/u.test(alias)) called.add(alias);
      }
    }
  }
  const counts = new Map<string, number>();
  for (const { value } of facts.identifiers) counts.set(value, (counts.get(value) ?? 0) + 1);
  const hosts = facts.identifiers
    .filter((fact) => fact.kind === 'url' || fact.kind === 'host' || fact.kind === 'email')
    .slice(0, 200)
    .map((fact) => fact.value.toLowerCase().replace(/-/g, ''));
  const title = doc.blocks.findIndex((block) => block.kind !== 'mail-header' && block.kind !== 'salutation');
  // "Thanks for choosing Tern Cloud" names whom one deals with, and no way out.
  const courtesy = touching(
    facts.filler.filter(({ sort, sure }) => sure && sort === 'thanks').map(({ range }) => range),
  );
  for (const fact of facts.identifiers) {
    const { kind, value } = fact;
    if (courtesy(fact.range)) continue;
    if (
      kind === 'menu' ||
      kind === 'button' ||
      kind === 'email' ||
      kind === 'error-code' ||
      (!fact.code && ((value.includes('.') && BRAND.test(value)) || ADDRESSEE.test(value))) ||
      roles.has(value) ||
      spared.has(value)
    )
      continue;
    if (kind === 'name' && (isAside(doc, fact) || PLATFORM.test(value) || isVendor(value, hosts))) continue;
    if (
      kind === 'version' &&
      !fact.code &&
      TIME.test(doc.plain.slice(Math.max(0, fact.range.start - 36), fact.range.start))
    )
      continue;
    if (
      !fact.code &&
      counts.get(value) === 1 &&
      title >= 0 &&
      fact.range.end <= doc.blocks[title]!.end &&
      TICKET.test(value)
    )
      continue;
    if (!fact.code && PAPER.test(doc.plain.slice(Math.max(0, fact.range.start - 16), fact.range.end))) continue;
    if (FORMER.test(doc.plain.slice(Math.max(0, fact.range.start - 24), fact.range.start))) continue;
    // "`acme audit`'s endpoint is gone": something of it ends.
    if (fact.code && /^'s?\s/.test(doc.plain.slice(fact.range.end, fact.range.end + 3))) continue;
    const sentence = doc.sentences[rangeAt(doc.sentences, fact.range.start)];
    if (sentence && (isMereKey(doc, sentence, fact) || isWhole(doc, sentence, fact) || isLacking(doc, fact))) continue;
    const succession =
      sentence && kind !== 'version' && !sparesWhatItNames(sentence, doc)
        ? successionRole(doc, sentence, fact)
        : undefined;
    if (succession) {
      roles.set(value, { fact, role: succession });
      continue;
    }
    if (kind === 'name' && !isProper(value) && !called.has(value)) continue;
    const titled =
      (fact.code || TITLED.has(kind)) &&
      kind !== 'version' &&
      kind !== 'url' &&
      title >= 0 &&
      doc.blocks[title]!.kind === 'heading' &&
      fact.range.end <= doc.blocks[title]!.end;
    const known =
      titled ||
      (kind === 'name'
        ? called.has(value) && counts.get(value)! > 1
        : fact.exact && (kind === 'version' ? lines.has(value) : retiring.has(value)));
    const role = known ? 'retiring' : (tableRole(doc, fact) ?? sentenceRole(doc, fact));
    if (role) roles.set(value, { fact, role });
  }
  const retired = [...roles.values()].filter(({ role }) => role === 'retiring').map(({ fact }) => fact);
  for (const fact of nextVersions(retired, facts.identifiers)) {
    const sentence = doc.sentences[rangeAt(doc.sentences, fact.range.start)];
    const open = !roles.has(fact.value) && !spared.has(fact.value);
    if (open && sentence && !sparesWhatItNames(sentence, doc)) roles.set(fact.value, { fact, role: 'replacement' });
  }
  return roles;
}

/** True where a thing is called by its names alone, give or take a common noun: "the Hobby plan", "DB-100 or DB-110". */
function isCalled(name: string, aliases: readonly string[]): boolean {
  const names = aliases.filter((alias) => alias !== name || /^\p{Lu}/u.test(alias));
  let rest = name;
  for (const alias of names) rest = rest.replace(alias, ' ');
  return (
    names.length > 0 &&
    (rest.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => GENERIC.has(lemma(word)) || isFunctionWord(word))
  );
}

/** What a title names without backticks and can be no ticket or release: "Action needed on POST /v2/charges". */
const TITLED: ReadonlySet<IdentifierFact['kind']> = new Set([
  'path',
  'host',
  'header',
  'flag',
  'package',
  'env-var',
  'region',
]);

/** "Scheduled retirement KH-2291": the number of the notice. */
const TICKET = /^\p{Lu}{2,6}-\d{2,8}$/u;

/** "Bulletin PB-27/31 supersedes PB-27/19": papers, and not what they retire. */
const PAPER = /\b(?:ref(?:erence)?|bulletin|circular|advisory|memo|notice)\b[.:]?\s(?:no\.?\s)?[A-Z]+[-/][\w/-]*\d$/i;

/** What things run on is seldom what a notice retires. */
const PLATFORM = /^(?:iOS|iPadOS|macOS|watchOS|tvOS|Android|Windows|Linux|Chrome|Firefox|Safari|Edge)$/;

/** "Node.js", "ASP.NET": names of the world, with a dot. */
const BRAND = /^\p{Lu}\p{L}*\.(?:js|net|io|ai|py|rs|com|ts)$/iu;

/** "The default is `serializable` (was `read committed`)": what a setting used to be is no name of the retiring thing. */
const FORMER = /\((?:was|were|formerly|previously|before|so far|(?:until|till) now)[:,]?\s["']?$/i;

/** "@voice-users", "#ci-help": whom a message is for, and where to ask. */
const ADDRESSEE = /^[@#][\p{L}\d_.-]+$/u;

/** The vendor's own name stands in its addresses. */
const isVendor = (name: string, hosts: readonly string[]): boolean => {
  const bare = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return hosts.some((host) => host.includes(`${bare}.`));
};

/** "REST" and "ZIP" are kinds of things; "Report Studio", "FlowBuilder" and "Flex 200" are things. */
const isProper = (name: string): boolean =>
  (/[\s-]/.test(name) && !/^[\p{Lu}\d\s-]+$/u.test(name)) || /\p{Ll}\p{Lu}|\d/u.test(name);

/** "(SHA-1)" behind an identifier explains it. */
const isAside = (doc: Document, { range }: IdentifierFact): boolean =>
  doc.plain[range.start - 1] === '(' && doc.plain[range.end] === ')';

/** In a table the header tells: "Replacement", "Use instead"; the first column holds what the table is about. */
function tableRole(doc: Document, fact: IdentifierFact): IdentifierRole | undefined {
  const b = rangeAt(doc.blocks, fact.range.start);
  const block = doc.blocks[b];
  if (block?.kind !== 'cell' || (!fact.exact && !isProper(fact.value)) || (fact.kind === 'version' && !fact.code))
    return undefined;
  if (
    /replac|instead|move to|migrat|successor|alternative|^use\b|^new\b|recommended|^after\b|^to$/i.test(
      block.header ?? '',
    )
  )
    return 'replacement';
  if (block.column !== 0) return undefined;
  // Only the cells of this row are looked at: a table may be long.
  for (let k = b + 1; doc.blocks[k]?.kind === 'cell' && doc.blocks[k]!.row === block.row; k++)
    if (
      /deprecat|retire|remov|shut|sunset|\bend|\beol|instead|replac|move to|migrat/i.test(doc.blocks[k]!.header ?? '')
    )
      return 'retiring';
  return undefined;
}

function sentenceRole(doc: Document, fact: IdentifierFact): IdentifierRole | undefined {
  const sentence = doc.sentences[rangeAt(doc.sentences, fact.range.start)];
  if (sentence === undefined || sparesWhatItNames(sentence, doc)) return undefined;
  // A version or a name outside code has looser ties: the words have to stand close.
  const loose = !fact.exact || (fact.kind === 'version' && !fact.code);
  if (loose && doc.blocks[sentence.block]!.kind === 'heading')
    return TO_HEAD.test(doc.plain.slice(sentence.start, fact.range.start)) ? 'replacement' : undefined;
  if (fact.exact && (answersWhatEnds(doc, sentence) || isRefused(doc, sentence, fact))) return 'retiring';
  const { before, after, apposed } = wordsRound(doc, sentence, fact);
  if (before.slice(0, 3).some((word) => ANSWERING.has(word)) || before.slice(0, 4).some((word) => DENIAL.has(word)))
    return undefined;
  if (fact.exact && /^[\s,]{0,2}instead\b(?! of)/.test(doc.plain.slice(fact.range.end, fact.range.end + 12)))
    return 'replacement';
  if (!(loose && isPlace(doc, sentence, fact)) && isSubject(after.slice(0, loose ? 5 : 8), loose, before[0] === 'to'))
    return 'retiring';
  const role = governed(
    before,
    loose,
    CONDITION.has(doc.tokens[sentence.first]!.lower),
    fact.kind === 'version',
    apposed,
  );
  if (role) return role === 'replacement' && isIdle(doc, sentence, fact) ? undefined : role;
  if (before[0] === 'of' && before[1] === lemma('favour')) return 'replacement';
  const instead =
    speaksOfSuccession(sentence, doc) &&
    isBeforeInstead(doc, sentence, fact) &&
    (!loose ||
      /^[\s,]{0,2}instead\b/.test(doc.plain.slice(fact.range.end, fact.range.end + 12)) ||
      before.slice(0, 6).some((word) => USING.has(word)));
  return instead ? 'replacement' : undefined;
}

/** "## Moving to 5.1": a heading that tells where to go. */
const TO_HEAD =
  /^\W*(?:moving|migrating|upgrading|switching|updating|going|move|migrate|upgrade|switch|update)\s(?:over\s)?to\s$/i;

/** "What is ending? The interface `wss://acme.example/v2`.": an answer without a verb names what ends. */
function answersWhatEnds(doc: Document, { first, last, start }: Sentence): boolean {
  const asked = doc.sentences[rangeAt(doc.sentences, start) - 1];
  if (asked === undefined || asked.last - asked.first > 8 || !asks(doc, asked)) return false;
  const words = doc.tokens.slice(asked.first, asked.last);
  return (
    /^(?:what|which)$/.test(words[0]?.lower ?? '') &&
    retiresIn(doc, asked.first, asked.last) &&
    !hasVerb(doc.tokens.slice(first, last).filter(({ code }) => !code))
  );
}

/** "Since 8 March `PURGE /x` requests are answered with `403`": what fails from a day on. */
const isRefused = (doc: Document, { start, end }: Sentence, { range }: IdentifierFact): boolean =>
  /^["']?\s(?:requests?|calls?|queries|lookups)\s(?:is|are|will be|gets?|returns?|answers?)\s(?:answered\s|met\s|rejected\s|refused\s)?(?:with\s)?(?:an?\s)?(?:HTTP\s)?["']?[45]\d\d\b/.test(
    doc.plain.slice(range.end, Math.min(end, range.end + 80)),
  ) &&
  /\b(?:since|from|as of|after|starting)\s(?:\S+\s){0,3}\d/i.test(doc.plain.slice(start, Math.min(end, start + 400)));

/** "If you need an array, call `x()` on it", "you don't need to move to `/v3`": a means for something more, a move that is spared. */
const isIdle = ({ plain }: Document, { start }: Sentence, { range }: IdentifierFact): boolean =>
  FOR_EXTRA.test(plain.slice(start, Math.min(range.start, start + 60))) ||
  NOT_ASKED.test(plain.slice(Math.max(start, range.start - 60), range.start));
const FOR_EXTRA =
  /^\W*(?:if|when|where|whenever|should|in case)\s(?:you|they|somebody|anyone|your \w+)\s(?:(?:do|also|really|only|just)\s)?(?:need|want|require|prefer|like)s?\s(?:an?|one|more|another|extra|additional)\s(?!replacement|substitute|alternative|successor|equivalent|similar|new)/i;

const NOT_ASKED = /(?:n['’]t|\bnot|\bno)\s(?:need|have)\s(?:for\syou\s)?to\s(?:[\p{Ll}'’]+\s){1,4}["'\x60]?$/u;

/** What the nearest verb of ending, moving or using makes of its object. `before` holds the nearest word first. */
function governed(
  before: readonly string[],
  loose: boolean,
  ifSentence: boolean,
  version: boolean,
  apposed: boolean,
): IdentifierRole | undefined {
  // "change the host in your connection strings to X" has its verb far off.
  const close = before.slice(0, apposed || before[0] === 'to' || before[0] === 'at' ? 10 : 6);
  const conditional = before.some((word) => CONDITION.has(word));
  const isOff = (i: number): boolean =>
    PARTICLE.has(close[i]!) && close.slice(Math.max(0, i - 2), i).some((w) => OFF.has(w));
  const verb = close.findIndex(
    (word, i) =>
      ENDING.has(word) ||
      word === REPLACE ||
      (!loose && EXCHANGE.has(word)) ||
      MOVING.has(word) ||
      REBUILDING.has(word) ||
      // "move your calls to X": with "to" between, "calls" is a noun.
      (USING.has(word) && !(apposed && close.slice(0, i).includes('to'))) ||
      isOff(i) ||
      ((conditional || ifSentence) && USING_IF.has(word)),
  );
  if (verb < 0) return undefined;
  const word = close[verb]!;
  const between = close.slice(0, verb);
  const strays = between.some((w) => OTHER_PREPOSITION.has(w));
  if (word === REPLACE)
    return between.some((w) => w === 'with' || w === 'by' || w === 'be') ? 'replacement' : 'retiring';
  if (EXCHANGE.has(word)) return between.includes('for') ? 'replacement' : between.length < 3 ? 'retiring' : undefined;
  if (loose && between.length > 3) return undefined;
  if (ENDING.has(word) || isOff(verb))
    return strays || between.some((w) => ABOUT.has(w)) || (version && before[0] === 'for') ? undefined : 'retiring';
  // "before upgrading to 6.0" sets a time.
  if (version && close.slice(verb + 1).some((w) => w === 'before' || w === 'after' || w === 'when' || w === 'once'))
    return undefined;
  // "Rebuild your functions on `x`"
  if (REBUILDING.has(word))
    return between.some((w) => w === 'on' || w === 'onto' || w === 'against') ? 'replacement' : undefined;
  if (MOVING.has(word)) {
    // "converted to A with B": B is the means.
    if (MEANS.has(between.find((w) => OTHER_PREPOSITION.has(w)) ?? '')) return undefined;
    if (between.slice(0, apposed ? 6 : 3).some((w) => w === 'to' || w === 'at')) return 'replacement';
    return between.includes('from') ? 'retiring' : undefined;
  }
  if (version || strays || between.length > 3) return undefined;
  // "if you use X", "your scripts call X" tell of the old one; "use X" of the new. "Signatures use SHA-1" only tells how things are.
  const subject = close[verb + 1];
  const told =
    subject !== undefined && subject !== '`' && !isFunctionWord(subject) && !MARKED.has(subject) && subject !== 'then';
  if (loose && told) return undefined;
  return conditional || told ? 'retiring' : 'replacement';
}

/** What stands before an order and is no subject: "Please use X", "REQUIRED Install X". */
const MARKED = new Set(['please', 'required', 'mandatory', 'optional'].map((word) => lemma(word)));

/** "… are not affected", "… stays as it is": what the sentence names, it spares. */
const sparesWhatItNames = oncePer((sentence: Sentence, { tokens }: Document): boolean => {
  let denied = false;
  for (let i = sentence.first; i < sentence.last; i++) {
    const token = tokens[i]!;
    if (DENIAL.has(token.lower)) denied = true;
    if (EXEMPT.has(token.lemma) || (denied && CONCERNED.has(token.lemma))) return true;
  }
  return false;
});
const EXEMPT = new Set([lemma('unaffected'), lemma('exempt')]);
const CONCERNED = new Set([lemma('affected'), lemma('concerned')]);

/** True where the words after an identifier tell that it ends: "is deprecated", "will be switched off", "reaches its end of life". */
function isSubject(after: readonly string[], loose: boolean, called: boolean): boolean {
  for (let i = 0; i < after.length; i++) {
    const word = after[i]!;
    if (DENIAL.has(word) || SPARING.has(word) || STOP.has(word) || SUBJECT.has(word)) return false;
    const ends =
      ENDING.has(word) ||
      BEFALLING.has(word) ||
      (PARTICLE.has(word) && after.slice(i + 1, i + 4).some((next) => OFF.has(next)));
    if (!ends || after.includes('default')) continue;
    // "`pull` ends in `unknown`" tells of an answer, "is left alone" of nothing that befalls it.
    if (ANSWERED.has(word) && MEANS.has(after[i + 1] ?? '') && after[i + 2] === '`') return false;
    if (word === lemma('leave') && ALONE.test(after[i + 1] ?? '')) return false;
    // "is rejected" tells how things are; "will be rejected", "is rejected from May", "calls to X are rejected" of an end.
    if (LASTING.has(word) && !called && !isTimed(after, i)) return false;
    if (i === 1 && after[0] === 'be' && !loose) return true;
    if (after[i - 1] === 'and' || after[i - 1] === 'or') return false;
    const passive = after.slice(0, i).some((w) => w === 'be' || w === lemma('reach') || w === lemma('get'));
    // A vendor "retires" things too, but only what leaves "ends", "disappears" or "goes away".
    return passive || (!loose && !BEFALLING.has(word)) || LEAVING.has(word);
  }
  return false;
}

/** "Yields `str`, and it must be closed": the verb has a subject of its own. */
const SUBJECT = new Set(['it', 'they', 'you', 'he', 'she']);
const ANSWERED = new Set([lemma('end'), lemma('stop'), lemma('close')]);
const ALONE = /^(?:alon|untouch|unchang|as$|be$|in$|unaffect|out$)/;

/** True where an auxiliary before or a word of time behind place an event in time. */
const isTimed = (after: readonly string[], at: number): boolean =>
  after.slice(0, at).some((w) => w === 'will' || w === 'has' || w === 'have' || w === lemma('get')) ||
  after.slice(at + 1, at + 3).some((w) => TIMING.has(w));
