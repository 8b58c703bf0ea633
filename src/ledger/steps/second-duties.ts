import { readActions } from '../../facts/actions.ts';
import type { Clause } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import { noticeNames } from '../identifiers/known.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import { isCommon, spreadKey, spreadOf } from '../statements/spread.ts';
import { lookUp, related, toWordIndex, type WordIndex } from '../statements/word-index.ts';
import { type StatementMatch, statementsOf } from '../statements.ts';
import { isAct } from '../steps.ts';
import { isRequired } from './required.ts';

/*
 * "Zones must convert them with `edge convert` and must attach the result to the zone": two steps in one clause. Where the
 * first is told, the words of the clause hide that the second is gone.
 */

/** From this probability on a statement with words of duty is surely a step. */
const SURELY = 0.8;
/** Share of the first step's words from which it is told. */
const TOLD = 0.5;
const MODAL = /^(?:must|shall)$/;
const NEEDS = /^(?:need|needs|have|has|required|obliged)$/;
const DETERMINER = /^(?:the|an?|its|your|their|his|each|every|all|any|this|that|these|those)$/;
/** What opens a condition, a purpose or an aside behind a step. */
const ENDS = /^(?:and|or|but|if|unless|before|after|until|when|once|so|because|since|as|which|who|while)$/;

interface Duties {
  readonly first: readonly Token[];
  readonly second: readonly Token[];
}

/** Where a clause has two required steps, and the output the first of them and not a word of the second: the second. */
export const lostSecondDuties = oncePer((ledger: Ledger): readonly Range[] => {
  let tried = 0;
  for (const match of statementsOf(ledger)) {
    if (Math.max(match.purposes.required, match.purposes.step) < SURELY) continue;
    const duties = dutiesOf(ledger.notice.doc, match);
    if (duties === undefined || tried++ > MOST) continue;
    const { second } = duties;
    if (isSecondLost(ledger, match, duties)) return [{ start: second[0]!.start, end: second.at(-1)!.end }];
  }
  return [];
});

/** "Must A and must B", "need to A and to B", "must A and B the …". */
function dutiesOf({ tokens, plain }: Document, { statement: { clause } }: StatementMatch): Duties | undefined {
  const { first, last } = clause;
  const duty = isCalledDuty(tokens, clause) ? first : dutyAt(tokens, first, last);
  if (duty < 0 || tokens[duty]!.lower === 'not') return undefined;
  for (let k = duty + 2; k < last - 2; k++) {
    if (tokens[k]!.lower !== 'and') continue;
    const verb = secondVerb(tokens, k + 1);
    if (verb < 0) {
      const other = otherSubject(tokens, k + 1, last);
      if (other.length > 0) return { first: tokens.slice(duty, k), second: other };
      continue;
    }
    let end = verb + 1;
    while (end < last && !ENDS.test(tokens[end]!.lower) && !/[,;:.(–—]/.test(gapBefore(plain, tokens, end))) end++;
    return { first: tokens.slice(duty, k), second: tokens.slice(verb, end) };
  }
  return undefined;
}

/** "And the practice manager has to confirm it": who else has a duty, of whom a kept step says nothing. */
function otherSubject(tokens: readonly Token[], from: number, last: number): readonly Token[] {
  const duty = dutyAt(tokens, from, Math.min(last, from + SUBJECT));
  const verb = tokens.findIndex(({ lower }, k) => k >= from && k < duty && (MODAL.test(lower) || NEEDS.test(lower)));
  return verb < 0 ? [] : tokens.slice(from, verb).filter(({ lower }) => !DETERMINER.test(lower));
}
/** So many words such a one has at the most, with those of duty. */
const SUBJECT = 8;

const gapBefore = (plain: string, tokens: readonly Token[], k: number): string =>
  plain.slice(tokens[k - 1]!.end, tokens[k]!.start);

/** "Required: | regenerate the stubs and …": called a duty by the label in front. */
const isCalledDuty = (tokens: readonly Token[], { first, lead }: Clause): boolean =>
  lead === ':' && /^(?:required|mandatory|obligatory|necessary|compulsory)$/.test(tokens[first - 1]?.lower ?? '');

/** The token behind the words of duty, or -1. */
function dutyAt(tokens: readonly Token[], first: number, last: number): number {
  for (let k = first; k < last - 1; k++) {
    if (MODAL.test(tokens[k]!.lower)) return k + 1;
    if (tokens[k]!.lower === 'to' && NEEDS.test(tokens[k - 1]?.lower ?? '')) return k + 1;
  }
  return -1;
}

/** The verb of the second duty, at or behind `k`; of a bare one only where its object shows that it is a verb. Or -1. */
function secondVerb(tokens: readonly Token[], k: number): number {
  const from = /^(?:then|also|afterwards|finally)$/.test(tokens[k]!.lower) ? k + 1 : k;
  const word = tokens[from]!;
  if (MODAL.test(word.lower) || word.lower === 'to') {
    const verb = tokens[from + 1]?.lower === 'also' ? from + 2 : from + 1;
    return tokens[verb]?.content ? verb : -1;
  }
  const isVerb = word.content && !word.code && !word.number && /^\p{Ll}+$/u.test(word.text) && !/s$/.test(word.text);
  return isVerb && DETERMINER.test(tokens[from + 1]?.lower ?? '') ? from : -1;
}

function isSecondLost(ledger: Ledger, match: StatementMatch, { first, second }: Duties): boolean {
  const { notice, output } = ledger;
  const index = toWordIndex(output);
  // "`edge convert --attach`": a command that does it.
  const isFound = (token: Token): boolean =>
    lookUp(token, index).length > 0 || related(token, index).length > 0 || index.clausesOf.has(`.${token.lower}`);
  const { mentions } = spreadOf(notice);
  const own = second.filter((token) => isWord(token) && mentions.get(spreadKey(token)) === 1);
  // Its verb and its object are its own, and no common words.
  const strange = own[0] === second[0] && own.length >= 2 && !own.some(isFound);
  if (isNamed(ledger, second, isFound)) return false;
  if (!strange && !(isByCommand(second, isFound) && isObjectGone(output.doc, second))) return false;
  const told = first.filter(isWord);
  return (
    told.length > 0 &&
    told.filter(isFound).length >= TOLD * told.length &&
    isAct(notice.doc, match) &&
    isRequired(notice.doc, match) &&
    !mayBeToldOtherwise(ledger, second)
  );
}

/** "Send the header X-Acme-Sign" is told wherever the header is. */
function isNamed({ notice, output }: Ledger, second: readonly Token[], isFound: (token: Token) => boolean): boolean {
  if (second.some((token) => isMark(token) && (isPlainCode(token) ? isInCode(output.doc, token) : isFound(token))))
    return true;
  const { index } = noticeNames(output);
  const [{ start }, { end }] = [second[0]!, second.at(-1)!];
  return notice.facts.identifiers.some(
    ({ range, value }) => range.start >= start && range.end <= end && index.has(value, 'loose', false),
  );
}

/** Done with a command, by a verb that the output has not, or that is told of much else. */
const isByCommand = (second: readonly Token[], isFound: (token: Token) => boolean): boolean =>
  second.some(({ code }) => code) && (isCommon(second[0]!.lemma) || !isFound(second[0]!));

/**
 * "Request a write key for each tenant with `keys mint`": neither the verb nor the command is there, and "key" stands nowhere
 * behind "write", or beside a word by which it could be meant.
 */
function isObjectGone({ tokens }: Document, second: readonly Token[]): boolean {
  const from = second.findIndex(({ lower }) => DETERMINER.test(lower)) + 1;
  const phrase: Token[] = [];
  for (let k = from; k < second.length && second[k]!.content && !second[k]!.code; k++) phrase.push(second[k]!);
  const head = phrase.at(-1);
  if (from === 0 || head === undefined) return false;
  const before = phrase.at(-2);
  return !tokens.some(
    (token, k) =>
      token.lemma === head.lemma &&
      (before === undefined || tokens[k - 1]?.lemma === before.lemma || ANEW.test(tokens[k - 1]?.lower ?? '')),
  );
}
/** What can stand before the object of a step told in fewer words: "a key", "new keys". */
const ANEW = /^(?:an?|one|new|own|fresh|another|each|every|the|its|their|your|all)$/;

/** "keys" of `fjordctl keys mint`, which may be told in plain text of something else. */
const isPlainCode = ({ code, text }: Token): boolean => code && /^\p{Ll}+$/u.test(text);
const isInCode = ({ tokens }: Document, { lower }: Token): boolean =>
  tokens.some((token) => token.code && token.lower === lower);

const isWord = (token: Token): boolean => token.content && !token.dateWord && !isCommon(token.lemma);
const isMark = ({ code, shaped, url, number }: Token): boolean => code || shaped || url || number;

/**
 * Whether the output asks for something that the notice has no word for: "bind the output to your zone", "order and activate
 * a new one". What it is asked for may be the second step.
 */
function mayBeToldOtherwise({ notice, output: { doc } }: Ledger, second: readonly Token[]): boolean {
  const index = toWordIndex(notice);
  const spent = new Set(second.map(({ lemma }) => lemma));
  const { tokens, clauses } = doc;
  const asked = readActions(doc).filter(({ kind }) => kind !== 'none');
  let c = 0;
  return asked.some(({ at }, i) => {
    while (c + 1 < clauses.length && clauses[c + 1]!.first <= at) c++;
    const { last } = clauses[c]!;
    const words = tokens
      .slice(at, Math.min(last, asked[i + 1]?.at ?? last))
      .filter((token) => isWord(token) && !STEADY.test(token.lower));
    const strange = words.filter((token) => isStrange(token, index));
    const known = words.filter((token) => !strange.includes(token) && !spent.has(token.lemma));
    return strange.length > 1 || (strange.length === 1 && known.length <= 1);
  });
}

/** "Use seconds in place of minutes": the same in any step, and strange in none. */
const STEADY = /^(?:use|using|place|instead)$/;

const isStrange = (token: Token, index: WordIndex): boolean =>
  lookUp(token, index).length === 0 && related(token, index).length === 0;
