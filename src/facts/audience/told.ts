import type { Document, Sentence } from '../../text/document.ts';
import { asks } from '../../text/question.ts';
import type { Token } from '../../text/tokens.ts';
import { wordSet } from '../grammar/naming.ts';
import { retiresIn } from '../lifecycle/ending.ts';
import { clauseEnd, negatedIn } from './group.ts';
import { isAgentNoun, populationOf } from './population.ts';

/** Receives a group: its scope, how sure it is that the retirement is theirs, and its tokens. */
export type Add = (scope: 'some' | 'not', certainty: 'stated' | 'bound' | 'told', first: number, last: number) => void;

const MAY = wordSet('may can could might');
const SPECIAL = wordSet(
  'extension extensions extend grace exempt exempted unchanged exception exceptions request apply grandfathered spared unaffected untouched',
);
const DUTY = wordSet("must need needs have has should will lose loses cannot can't stop stops fail fails");
const KEEP = wordSet('keep keeps stay stays remain remains continue continues');

/** Groups that a sentence tells something about: "for workspaces on …", "Devices that connect …", "If your endpoint …". */
export function readTold(doc: Document, sentence: Sentence, add: Add): void {
  const { tokens } = doc;
  if (isSpecial(doc, sentence)) return;
  const first = tokens[sentence.first]?.lower;
  const retires = retiresIn(doc, sentence.first, sentence.last);
  if (retires) readPrepositions(doc, sentence, add);
  else readUsedBy(doc, sentence, add);
  if (first === 'if' || first === 'when') {
    const end = conditionEnd(doc, sentence);
    for (let i = sentence.first; i < Math.min(end, sentence.first + 6); i++)
      if (/^(?:you|your|you're|you've|you'd)$/.test(tokens[i]!.lower)) {
        add('some', 'told', sentence.first + 1, end);
        return;
      }
    return;
  }
  if (isAskedOfUse(doc, sentence)) {
    add('some', 'told', sentence.first + 2, sentence.last);
    return;
  }
  const reported = retires ? -1 : reportedUse(doc, sentence);
  if (reported >= 0) {
    const end = useEnd(doc, sentence, reported);
    // "Your project has used it in one of them": pronouns name no group of their own. "You use the wrapper? Nothing to do":
    // a question is no report.
    const pronoun = tokens.slice(reported, end).some(({ lower }) => /^(?:it|them)$/.test(lower));
    add('some', pronoun || asks(doc, sentence) ? 'told' : 'stated', reported, end);
    return;
  }
  for (let i = sentence.first; i < sentence.last; i++) {
    // "From 3 May, accounts on …", "…, so customers with …": a subject need not stand first.
    const before = tokens[i - 1];
    const opens =
      i === sentence.first ||
      before!.lower === 'so' ||
      ((before!.dateWord || before!.number) && doc.plain[before!.end] === ',');
    if (opens && readSubjectGroup(doc, sentence, i, retires, add)) return;
  }
}

const USE =
  /^(?:us|call|run|runn|request|rel|host|contain|includ|send|sent|log|connect|deploy|store|import)(?:e|es|ed|ing|s|ies|ied|ying)?$/;

/** "Your account sends mail, and one of its routes uses `x`": the second clause describes the reader too. */
function useEnd(doc: Document, sentence: Sentence, from: number): number {
  const end = clauseEnd(doc, sentence, from);
  const { tokens } = doc;
  if (end >= sentence.last || tokens[end]!.lower !== 'and') return end;
  const rest = clauseEnd(doc, sentence, end);
  const uses = tokens.slice(end, rest).some(({ lower, code }) => !code && USE.test(lower));
  const theirs = tokens.slice(end, rest).some(({ lower }) => /^(?:your?|its|their)$/.test(lower));
  return uses && theirs ? rest : end;
}

/** "Your project has used Sync v2 in the past 90 days", "You have 3 databases on PG 13": where it is told why this reader is written to, or -1. */
function reportedUse({ tokens }: Document, { first, last }: Sentence): number {
  const word = (k: number): string => (k < last && !tokens[k]!.code ? tokens[k]!.lower : '');
  if (word(first) !== 'your' && word(first) !== 'you') return -1;
  let k = first + 1;
  if (word(first) === 'your') {
    while (k < first + 3 && k < last && populationOf(tokens[k]!) === null) k++;
    if (k >= last || populationOf(tokens[k++]!) === null) return -1;
  }
  while (/^(?:still|currently|recently|also|are|is|been|has|have)$/.test(word(k)) && k < first + 6) k++;
  const counted = word(k - 1) === 'have' && (tokens[k]?.number || /^(?:one|two|three|several)$/.test(word(k)));
  if (counted && !tokens[k + 1]?.dateWord) return isOwned(tokens, k + 1, last) ? k + 1 : -1;
  if (holdsOwn(tokens, first, k, last)) return k;
  // "You are requested to export": what is done to the reader.
  const passive = /^(?:are|is|been)$/.test(word(k - 1)) && !word(k).endsWith('ing');
  return !passive && USE.test(word(k)) && k + 2 < last ? first : -1;
}

/** "You hold a paper permit for zone B", "you have Classic cards in your contract": what the reader is told to have, at token `k`. */
function holdsOwn(tokens: Document['tokens'], first: number, k: number, last: number): boolean {
  const verb = tokens[k - 1]?.lower === 'have' ? 'have' : tokens[k]?.lower;
  if (tokens[first]?.lower !== 'you' || !/^(?:hold|own|have|rent|lease|operate)$/.test(verb ?? '')) return false;
  const from = verb === 'have' ? k : k + 1;
  if (/^(?:to|until|no|not|been|already|a|an|the|any)$/.test(tokens[from]?.lower ?? '') && verb === 'have')
    return false;
  return isOwned(tokens, from, last);
}

/** "3 databases on PG 13", "two Peer Diaries"; but "two ways forward", "three options". */
function isOwned(tokens: Document['tokens'], from: number, last: number): boolean {
  for (let k = from; k < last && k < from + 8; k++) {
    const { lower, code, shaped, capital } = tokens[k]!;
    if (code || shaped || capital || populationOf(tokens[k]!) !== null) return true;
    if (/^(?:on|in|with|using|running|that|which|under|built|hosted)$/.test(lower)) return true;
  }
  return false;
}

/** "Are you calling `/v1/x` with a serverless key?": the condition, put as a question that names something. */
function isAskedOfUse(doc: Document, sentence: Sentence): boolean {
  const { tokens } = doc;
  const { first, last } = sentence;
  return (
    /^(?:are|do|does|have|is)$/.test(tokens[first]?.lower ?? '') &&
    /^your?$/.test(tokens[first + 1]?.lower ?? '') &&
    asks(doc, sentence) &&
    tokens.slice(first + 2, last).some(({ code, shaped }) => code || shaped)
  );
}

/** Leave to stay, more time, or none of it: a sentence about a part of the users only. */
function isSpecial(doc: Document, sentence: Sentence): boolean {
  const { tokens } = doc;
  let duty = false;
  for (let i = sentence.first; i < sentence.last; i++) {
    const word = tokens[i]!.lower;
    if (SPECIAL.has(word)) return true;
    // "Shops may call `x` instead"; but "owners on the Studio plan must call `x` instead".
    duty ||= DUTY.has(word);
    if (word === 'instead' && !duty) return true;
    const may = MAY.has(word);
    if (!may && word !== 'until') continue;
    if (may && /^(?:keep|stay|use|continue|still|go|request|apply|have|lose)$/.test(tokens[i + 1]?.lower ?? ''))
      return true;
    if (!may && i > sentence.first && /^(?:has|have|keeps?|access)$/.test(tokens[i - 1]!.lower)) return true;
  }
  return false;
}

/** "Is deprecated for integrations that …", "removed from accounts on …": behind what tells of the end, or first of all. */
function readPrepositions(doc: Document, sentence: Sentence, add: Add): void {
  const { tokens } = doc;
  for (let i = sentence.first; i < sentence.last; i++) {
    const preposition = tokens[i]!.lower;
    if (!/^(?:for|from|in|on|to)$/.test(preposition) || tokens[i]!.code) continue;
    if (preposition === 'to' && !isSupplied(doc, sentence, i)) continue;
    // "Closed to new customers", "only for partners": another group than the one that loses something.
    if (
      /^(?:new|newly|other|most|many|several|some|any|all|every)$/.test(tokens[i + 1]?.lower ?? '') ||
      (i > sentence.first && tokens[i - 1]!.lower === 'only')
    )
      continue;
    // "On 2 June the carriers closed …": a day, and behind it whoever acts.
    if (tokens[i + 1]?.dateWord || (tokens[i + 1]?.number && tokens[i + 2]?.dateWord)) continue;
    const listed = headAfter(doc, sentence, i + 1);
    const head = listed < 0 && preposition === 'for' ? describedAfter(doc, sentence, i + 1) : listed;
    if (head < 0 || (i > sentence.first && !retiresIn(doc, Math.max(sentence.first, i - 60), i))) continue;
    const people = populationOf(tokens[head]!) === 'everybody' && !isName(tokens[head]!);
    if (preposition !== 'for' && !people) continue;
    // "For programs that embed it in a host process": a description, whatever the noun.
    const described = people || /^(?:that|which|who|whose)$/.test(tokens[head + 1]?.lower ?? '');
    const stated = listed >= 0 && preposition === 'for' && described && tokens[head]!.lower.endsWith('s');
    // "For apps registered before May, the protocol will …": in front, it ends at its comma.
    const end = i === sentence.first ? conditionEnd(doc, sentence) : sentence.last;
    add('some', stated ? 'stated' : 'bound', i + 1, Math.min(end, clauseEnd(doc, sentence, i + 1)));
  }
}

/** "We stop selling passes to …", "is no longer available to …": whom something is given. */
const isSupplied = ({ tokens }: Document, { first }: Sentence, i: number): boolean =>
  tokens
    .slice(Math.max(first, i - SUPPLY), i)
    .some(({ lower }) =>
      /^(?:sell(?:s|ing)?|sold|offer(?:s|ed|ing)?|available|open|deliver(?:s|ed|ing|y)?|suppl(?:y|ies|ied|ying)|sent|sends?|sending|provid(?:e|es|ed|ing)|issu(?:e|es|ed|ing)|grant(?:s|ed|ing)?|sales?)$/.test(
        lower,
      ),
    );
const SUPPLY = 8;

/** "Form P-9 is used by employers who report seasonal workers": whose use the text tells of. */
function readUsedBy(doc: Document, sentence: Sentence, add: Add): void {
  const { tokens } = doc;
  for (let i = sentence.first + 1; i < sentence.last; i++) {
    if (tokens[i]!.lower !== 'by' || !/^(?:used|called|run|needed|operated|owned)$/.test(tokens[i - 1]!.lower))
      continue;
    const head = headAfter(doc, sentence, i + 1);
    if (head < 0 || !/^(?:that|who|whose|with|on|in)$/.test(tokens[head + 1]?.lower ?? '')) continue;
    add('some', 'stated', i + 1, clauseEnd(doc, sentence, i + 1));
    return;
  }
}

/** A subject that is a population with something that narrows it, and a verb of loss or duty after it. */
function readSubjectGroup(doc: Document, sentence: Sentence, from: number, retires: boolean, add: Add): boolean {
  const { tokens } = doc;
  const head = headAfter(doc, sentence, from);
  if (/^(?:and|but|some|most|many|several|other|for|from|in|on|at|with|by|to)$/.test(tokens[from]!.lower)) return false;
  if (head < 0 || !/s$|^people$/.test(tokens[head]!.lower) || (head > from && isName(tokens[head]!))) return false;
  const last = clauseEnd(doc, sentence, from);
  const relative = /^(?:who|whose|that|which)$/.test(tokens[head + 1]?.lower ?? '');
  const people = populationOf(tokens[head]!) === 'everybody';
  let end = retires ? last : -1;
  let bound = relative;
  for (let i = head + (relative ? 3 : 1); i < Math.min(sentence.last, last + 12); i++) {
    const { lower } = tokens[i]!;
    // "Receivers created before May still get the header": those who have what ends.
    if (lower === 'still' && i > head + 1 && GETS.test(tokens[i + 1]?.lower ?? '')) {
      add('some', 'bound', from, Math.min(i, last));
      return true;
    }
    // "Only teams that opted in to the beta had it."
    if (tokens[from]!.lower === 'only' && GETS.test(lower) && /^(?:it|them)$/.test(tokens[i + 1]?.lower ?? '')) {
      add('some', 'stated', from + 1, i);
      return true;
    }
    // "Venues that lease their scanners keep it": those lose nothing.
    if (KEEP.has(lower) && i > head + 3) return false;
    // "Apps that only schedule local alerts need no change."
    if (/^(?:needs?|has|have)$/.test(lower) && /^(?:no|not|nothing)$/.test(tokens[i + 1]?.lower ?? '')) return false;
    // "Merchants behind the hosted checkout do not need to do anything", "schools on Basic needn't move."
    if (/^(?:need|have)$/.test(lower) && /^(?:not|never)$|n['’]t$/.test(tokens[i - 1]!.lower)) return false;
    if (/^needn['’]t$/.test(lower)) return false;
    // "Teachers and pupils will notice nothing."
    if (lower === 'will' && /^(?:nothing|no)$/.test(tokens[i + 2]?.lower ?? '')) return false;
    // "Subscriptions no longer renew": nor does what they lose.
    if (lower === 'no' && tokens[i + 1]?.lower === 'longer') {
      end = Math.min(i, last);
      break;
    }
    if (!DUTY.has(lower) || (/^ha(?:s|ve)$/.test(lower) && tokens[i + 1]?.lower !== 'to')) continue;
    // "Keys are bound to one tenant and cannot be moved": what is said of all of them first describes none.
    if (!relative && /^(?:and|but)$/.test(tokens[i - 1]!.lower)) return true;
    // What they must do describes them no further.
    end = Math.min(i, last);
    bound ||= !/^(?:also|not|stay|keep|remain|continue)$/.test(tokens[i + 1]?.lower ?? '');
    break;
  }
  // In a sentence that tells of no end, "only" or "still" shows that the group is the affected one, not a part of it.
  // "Credit is paid back automatically. Only holders of gift cards must fill in a form": those who have more to do than the rest.
  const among =
    tokens[from]!.lower === 'only' &&
    /\b(?:automatic|by (?:it|them)sel)\w*[^.]*[.]\s*$/i.test(
      doc.plain.slice(Math.max(0, sentence.start - 120), sentence.start),
    );
  for (let i = from; i < last && !retires && !among; i++)
    if (tokens[i]!.lower === 'only' || tokens[i]!.lower === 'still') retires = true;
  if (end > head + 1) {
    const users = isAgentNoun(tokens[head]!) && relative && isByUse(tokens, head + 2, end);
    const affected = users ? 'stated' : bound && retires && people ? 'bound' : 'told';
    add('some', negatedIn(doc, from, end) || isOfBoth(doc, head + 1, end) ? 'told' : affected, from, end);
  }
  return end >= 0;
}

/** "Sites that combine old and new phones": those who have the other thing as well are a part of the affected. */
const isOfBoth = ({ tokens }: Document, from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(({ lower, code }) => !code && /^(?:both|combin(?:e|es|ing)|mix(?:es|ing)?|alongside|non)$/.test(lower));

/** "Teams that run pools on it must …": told by their use of what the text is about. */
const isByUse = (tokens: Document['tokens'], from: number, to: number): boolean =>
  /^(?:it|them|there)$/.test(tokens[to - 1]?.lower ?? '') &&
  !tokens.slice(from, to).some(({ lower }) => CHOOSES.test(lower));
/** Those who want something are a part of the affected. */
const CHOOSES = /^(?:want|wish|prefer|choose|like|intend|decide|keep|need)s?$/;

const GETS = /^(?:gets?|got|receives?|received|uses?|used|has|have|had|runs?|sees?|saw|sends?|calls?|rel(?:y|ies))$/;
const isName = (token: Token): boolean => token.capital;

/** The head noun of a population that begins within a few words of token `from`, or -1. */
function headAfter(doc: Document, sentence: Sentence, from: number): number {
  for (let k = from; k < Math.min(sentence.last, from + 6); k++) {
    const token = doc.tokens[k]!;
    if (k > from && /[,;:.()!?–—]/.test(doc.plain.slice(doc.tokens[k - 1]!.end, token.start))) return -1;
    if (
      /^(?:is|are|was|were|will|has|have|should|must|can|cannot|may|could|would|might|shall|that|which|who|to|of|on|in|with|from|at|by|we|you|it|they)$/.test(
        token.lower,
      )
    )
      return -1;
    // "Starter allows 10 guests per workspace": what a verb has for its object.
    if (
      k > from + 1 &&
      (token.number || /^(?:an?|the)$/.test(token.lower)) &&
      /^\p{Ll}+s$/u.test(doc.tokens[k - 1]!.text)
    )
      return -1;
    if (
      populationOf(token) !== null &&
      /s$|^people$|^anyone$|^account$|^workspace$/.test(token.lower) &&
      populationOf(doc.tokens[k + 1] ?? token) === null
    )
      return k;
    if (populationOf(token) !== null && k + 1 < sentence.last && populationOf(doc.tokens[k + 1]!) !== null) continue;
    // "Bookkeepers who": a noun of agency that tells whom.
    if (isAgentNoun(token) && /^(?:who|whose)$/.test(doc.tokens[k + 1]?.lower ?? '')) return k;
  }
  return -1;
}

/** "Studies that have a site in the EU": a plural of any kind, told by a relative clause, or -1. */
function describedAfter({ tokens, plain }: Document, { last }: Sentence, from: number): number {
  for (let k = from; k + 1 < Math.min(last, from + 3); k++) {
    if (tokens[k]!.code || plain[tokens[k]!.end] !== ' ') return -1;
    if (/^\p{Ll}+[^s\P{L}]s$/u.test(tokens[k]!.text) && /^(?:that|who|whose)$/.test(tokens[k + 1]!.lower))
      return /^(?:reasons|things|ones|purposes|days|weeks|months|years)$/.test(tokens[k]!.lower) ? -1 : k;
  }
  return -1;
}

/** The end of an if-clause: its comma or colon. */
function conditionEnd(doc: Document, sentence: Sentence): number {
  for (let i = sentence.first + 2; i < sentence.last; i++) {
    const gap = doc.plain.slice(doc.tokens[i - 1]!.end, doc.tokens[i]!.start);
    if (/[:;]|\s[–—]\s/.test(gap)) return i;
    if (
      gap.includes(',') &&
      !/^(?:or|and)$/.test(doc.tokens[i]!.lower) &&
      !doc.tokens[i]!.code &&
      !(doc.tokens[i + 1]?.lower === 'or' || doc.tokens[i + 1]?.lower === 'and')
    )
      return i;
  }
  return sentence.last;
}
