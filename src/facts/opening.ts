import type { Document, LabelMark, Sentence } from '../text/document.ts';
import { Prefiltered } from '../text/prefilter.ts';
import { asks } from '../text/question.ts';
import type { Range } from '../text/span.ts';
import { describesUsers } from './audience/described.ts';
import { populationOf } from './audience/population.ts';
import { WEEKDAYS } from './dates/words.ts';
import { hasVerb } from './grammar/has-verb.ts';
import { wordSet } from './grammar/naming.ts';
import { retiresIn } from './lifecycle/ending.ts';
import { emptyFront } from './opening/empty-front.ts';
import { isHeadline, isOverLabels, NAME_WORDS, WHEN_OR_WHAT, WHO } from './opening/title-line.ts';
import { successorEnd } from './replacement/successor-first.ts';

export { WHO } from './opening/title-line.ts';

/** "If you import it, …!", "For anyone who …!": begins with the users, whatever the mark at its end. */
export const ADDRESSES =
  /^(?:if|where|whenever) you(?:r|'re|'ve)?\b|^for (?:anyone|anybody|those|everyone) (?:who|with|that)\b/i;

/** What stands in front of a text that has no business there. */
export type Front = 'greeting' | 'thanks' | 'preamble' | 'marketing' | 'date' | 'action' | 'label' | 'replacement';

/** The opening: a leading title, if there is one, and the first sentence, bullet or labelled line after it. */
export interface Opening {
  readonly range: Range;
  /** Sentences of the opening, as indexes into `doc.sentences`. */
  readonly sentences: readonly number[];
  /** Where the title ends: the first `titles` of `sentences` belong to it. */
  readonly titles: number;
  /** What wrongly stands in front, and where. */
  readonly front: { readonly kind: Front; readonly range: Range } | null;
}

const INTERJECTION =
  /^(?:valued|esteemed|fellow|hi|hiya|hello|hey|dear|howdy|greetings|ahoy|yo|hola|welcome|good (?:morning|afternoon|evening|day|news)|heya|folks|team(?=[,!:]|\s*$)|attention)\b/i;
const THANKS = new Prefiltered(
  /^(?:(?:first of all|first|again|once again|a (?:huge|big|heartfelt|special)),?\s)?(?:(?:many |a big |a huge )?thanks?\b|thank[- ]you|we (?:are |would like to |want to |wish to )?(?:sincerely |deeply |truly )?(?:thank|grateful|appreciate|apologi[sz]e|sorry)|we'd like to thank|we're (?:grateful|sorry)|sorry\b|apologies|our apologies|with gratitude|with (?:many |our |warm |sincere )?thanks|we appreciate|congratulations)/i,
);
const PREAMBLE = new Prefiltered(
  /^(?:sure|certainly|of course|absolutely|okay|ok|understood|got it|here(?:'s| is| are| you go| goes)|below (?:is|are|you)|the following (?:is|are)|following is|this is (?:a|the|my|your) (?:short|brief|condensed|concise|shorten|summar|revised|rewritten)\w*|(?:a|the|my|your) (?:shortened|condensed|shorter|concise|rewritten|revised|brief) (?:version|notice|text|form|summary|draft)|(?:summary|recap|overview|digest|rewrite|short version) (?:of|for) (?:the|this|your)|(?:a |the |your )?(?:quick|brief|short|handy) (?:summary|recap|rundown|overview|digest|version)\b(?!\s+\d)|as requested|i(?:'ve| have) (?:shortened|condensed|rewritten|cut|summari[sz]ed|trimmed)|i (?:shortened|condensed|cut)|(?:shortened|condensed|rewritten|summari[sz]ed) (?:version|notice|text|message|deprecation)|let me|in short, here)\b/i,
);
const NEWS = new Prefiltered(
  /^(?:(?:some|we have|we've got|here's some|there's)\s)?(?:great|good|sad|bad|exciting|big|wonderful|fantastic|amazing|awesome|happy|thrilling|brilliant|fresh|super|lovely)\s+(?:news|things?|times|changes?|updates?|birthday|day|announcement|improvements?)\b/i,
);
const EMOTION = new Prefiltered(
  /^(?:we(?:'re| are) (?:so |very |really |super |incredibly |truly )?(?:excited|thrilled|happy|delighted|proud|pleased|glad|making|improving|upgrading|launching|introducing)|we(?:'ve| have) (?:been (?:busy|listening|working)|got (?:something|good|great))|say (?:hello|hi|goodbye)|meet (?!the (?:deadline|requirement))|introducing|welcome to|get ready|exciting|happy\b|enjoy|discover|imagine|ready for|it'?s (?:here|time)|time (?:to|for)|a (?:better|fresh|brand[- ]new|new (?:chapter|home|era|look)|bright)|change is (?:good|coming)|security (?:is|has)|as part of (?:our|its|the|an)|at \p{Lu}\w+,? (?:we|our)|in (?:line|keeping|alignment) with (?:our|its)|to (?:serve|give|offer|bring|provide) you|over the (?:years|past)|when we)\b/iu,
);
const REMINDER = new Prefiltered(
  /^(?:(?:just|only|this is|here's|quick|a|an|another|one|our|your|final|last|gentle|friendly|small|short|brief|little|polite|kind)[\s,]+){1,6}(?:reminder|note|heads?[- ]up|update|message|announcement|word|ping|psa|fyi|nudge)\b/iu,
);
const HEADS_UP = /^(?:heads?[- ]up|psa|fyi|quick one|note to)\b/i;
const TIME_OF_DAY = new Prefiltered(
  /^(?:good )?(?:morning|afternoon|evening),?(?: (?:all|everyone|everybody|folks|friends|team)\b|\s*[!,])/i,
);
const HEADS_UP_ALL = new Prefiltered(
  /^(?:heads?[- ]up|fyi|psa|quick one|reminder|note),?\s+(?:(?:to|for)\s+)?(?:all|everyone|everybody|folks|team|friends|guys|y'all|builders|people|\p{L}+s)[!.:,–—]/iu,
);
/** What may stand before a day: "with effect from", "no later than 10:00 UTC on", "at the end of". */
const TIME_LEAD =
  /^(?:on|by|from|as|of|than|the|a|starting|effective|beginning|after|before|ahead|until|since|in|at|to|with|effect|through|up|no|not|later|earlier|come|between|during|mark|save|date|your|calendars?|end|close|start|middle|late|early|mid|noon|midnight|morning|evening|local|time|utc|gmt|[cew]e?s?t|[ap]\.?m\.?|[ecmp][sd]?t|\d{1,2}[:.]\d\d(?:[ap]m)?|\d{1,2}[ap]m)$/;
/** So many words may stand before it. */
const LEAD = 9;
/** Verbs of a move that no noun shares, and those that a determiner has to tell from the noun. */
const VERB_ONLY = wordSet(
  "migrate generate reissue re-issue regenerate drop authenticate validate provision reconfigure rename consult complete finish choose replace install adopt rewrite convert uninstall recreate re-create rebuild enable disable verify ensure remove rotate register reconnect prepare download begin act avoid consider make take get go put send add be don't do keep subscribe stay let give become re-embed settle please kindly remember decrypt allocate redeploy reinstall confirm apply deploy",
);
const VERB_OR_NOUN = wordSet(
  'have record scan fill print tell ask notify claim place hand bring collect book pay renew sync tick press click tap sort group link point mail move switch upgrade update use call change plan export start test review sign log request order buy back cut drop find pass pin poll patch copy store map head look say act schedule contact set point run check open stop try import transition wrap fetch select save delete create read learn audit swap pick turn follow join submit',
);
const AFTER_VERB =
  /^(?:to|your|the|a|an|off|away|from|all|any|every|each|over|it|this|these|that|those|them|at|now|today|up|out|in|on|into|with|by|before|yourself|sure|ahead|both|existing|current|new|old|only|instead|early|soon)$/;

const OBJECT = /^(?:an?|the|your)$/;
/** No bare verb: "moved", "simply", "sends"; but "embed", "proceed", "bring", "apply" and "process" are. */
const INFLECTED = /(?:(?<!^[a-z]{1,2})ing|(?<!e|mb|sh)ed|(?<!p)ly|(?<!s)s)$|^(?:then|next|once)$/;

/** The subject of a mail is its title: a greeting stands behind it, and not in front. */
const SUBJECT = /^[\s*_]*subject\s*:\s*\S/i;
const SUBJECT_IN = 40;
const HAS_SUBJECT = /^[\s*_]*subject\s*:/im;
const HEAD_IN = 600;
const isOfPaper = ({ plain }: Document, { start }: Sentence): boolean =>
  /^(?:date|from|sent|published|issued)\s*:/i.test(plain.slice(start, start + 16));

/** Reads the opening of a text. An empty text has an empty one. */
export function readOpening(doc: Document): Opening {
  const sentences: number[] = [];
  let front: Opening['front'] = null;
  let titles = 0;
  let s = 0;
  const isMail = SUBJECT.test(doc.raw.slice(0, SUBJECT_IN));
  // Mail headers are no part of the text; a salutation is a greeting in front of it, but for a mail whose subject is its title.
  while (s < doc.sentences.length) {
    const sentence = doc.sentences[s]!;
    const { kind } = doc.blocks[sentence.block]!;
    if (kind === 'salutation') {
      if (!isMail) front ??= { kind: 'greeting', range: sentence };
      s++;
    } else if (kind === 'mail-header' || sentence.last <= sentence.first) {
      // "Date: …" over a text that is no mail.
      if (kind === 'mail-header' && !HAS_SUBJECT.test(doc.raw.slice(0, HEAD_IN)) && isOfPaper(doc, sentence))
        front ??= { kind: 'date', range: sentence };
      s++;
    } else if (kind === 'heading' && titles === 0) {
      sentences.push(s++);
      titles = 1;
    } else break;
  }
  // A second heading ("Deprecated") only leads in.
  while (s < doc.sentences.length && doc.blocks[doc.sentences[s]!.block]!.kind === 'heading') sentences.push(s++);
  const first = doc.sentences[s];
  if (first) {
    const block = doc.blocks[first.block]!;
    const label = labelOf(doc, first);
    const announced = label !== undefined && ANNOUNCES.test(label.name);
    const whole = block.kind === 'item' || block.table !== undefined || (label !== undefined && WHO.test(label.name));
    const from = s;
    sentences.push(s++);
    if (block.table !== undefined)
      while (s < doc.sentences.length && doc.blocks[doc.sentences[s]!.block]!.table !== undefined && s - from < 40)
        sentences.push(s++);
    else
      while (
        s < doc.sentences.length &&
        doc.sentences[s]!.block === first.block &&
        (whole || isLeadIn(doc, doc.sentences[s - 1]!) || isWhom(doc, doc.sentences[s - 1]!, doc.sentences[s]!))
      )
        sentences.push(s++);
    // "Deprecated: `X`" alone in its paragraph is a title.
    if (announced && sentences.length === 1 && s < doc.sentences.length && isNameAlone(doc, first, label))
      sentences.push(s++);
    if (sentences.length === 1 && s < doc.sentences.length && (isHeadline(doc, first) || isOverLabels(doc, first)))
      sentences.push(s++);
    // A lead-in with a colon ("We're retiring Solo for:") opens the list under it.
    if (
      !whole &&
      /:$/.test(doc.plain.slice(first.start, doc.sentences[s - 1]!.end).trimEnd()) &&
      doc.sentences[s] &&
      s - from < 3 &&
      doc.sentences[s]!.block !== first.block
    ) {
      const item = doc.sentences[s]!.block;
      while (s < doc.sentences.length && doc.sentences[s]!.block === item) sentences.push(s++);
    }
  }
  for (let k = 0; k < sentences.length && front === null; k++) {
    // Only what really stands in front: the title, and the sentence after it.
    if (k > titles) break;
    front = frontOf(doc, doc.sentences[sentences[k]!]!, k < titles, titles > 0);
  }
  const start =
    front && front.range.start < (doc.sentences[sentences[0] ?? 0]?.start ?? 0)
      ? front.range.start
      : (doc.sentences[sentences[0] ?? 0]?.start ?? 0);
  return { range: { start, end: doc.sentences[sentences.at(-1) ?? 0]?.end ?? start }, sentences, titles, front };
}

/** "Heads up: X ends …": prose with a word in front, and no labelled line. */
const ANNOUNCES =
  /^\W*(?:heads?[- ]up|fyi|psa|(?:important |quick |public |please )?(?:notes?|notice|reminder|update|announcement|warning|attention|important)|deprecat(?:ed|ion)(?: notice| warning)?|(?:retirement|removal|sunset|end[- ]of[- ]life|breaking change)(?: notice)?|breaking)\W*$/i;

/** A block of a label and a few words that tell nothing. */
function isNameAlone(doc: Document, { block, first, last }: Sentence, label: LabelMark): boolean {
  const words = doc.tokens.slice(first, last).filter(({ start }) => start >= label.end);
  return (
    words.length > 0 &&
    words.length <= NAME_WORDS &&
    doc.sentences.every((other) => other.block !== block || other.first === first) &&
    !hasVerb(words.filter(({ code }) => !code))
  );
}

/** The label of a line; a line that ends with its colon leads in what is under it and is none. */
const labelOf = (doc: Document, { block }: Sentence): LabelMark | undefined =>
  doc.labels.find((label) => label.block === block && label.end < doc.blocks[block]!.end);

/** "Beacon v1 tag.", "Deprecated.": a few words without a verb that head the sentence after them. */
function isLeadIn(doc: Document, sentence: Sentence): boolean {
  const { start, end, first, last } = sentence;
  const text = doc.plain.slice(start, end);
  // "What is changing?": asked by the text itself.
  if (ASKED.test(text)) return true;
  // "Still on `/v1/rates`? It is retired on …": the users, put as a question.
  if (asks(doc, sentence) && last - first <= QUESTION) return true;
  if (last - first > 4 || !/[.:]$/.test(text)) return false;
  return (
    last - first === 1 ||
    (!retiresIn(doc, first, last) && !/\b(?:is|are|was|were|has|have|hi|hey|hello|thanks|you)\b/i.test(text))
  );
}
/** "Discontinued: feed `vr/1`. Concerns operators that …": whom it is for, behind a few words that are no sentence. */
const isWhom = ({ plain }: Document, before: Sentence, { start, end }: Sentence): boolean =>
  before.last - before.first <= NAME_WORDS &&
  /^\W*\p{L}+:\s/u.test(plain.slice(before.start, before.end)) &&
  WHOM.test(plain.slice(start, end));
const WHOM = /^(?:this )?(?:concerns|affects|applies to|aimed at|relevant (?:for|to)|touches|hits|impacts)\b/i;

/** So many words make a question that is read with its answer. */
const QUESTION = 30;
const ASKED = /^(?:what(?:'s| is| has| will)|who(?:'s)?)\b[^?.!]{0,30}\?$/i;

function frontOf(doc: Document, sentence: Sentence, title: boolean, titled: boolean): Opening['front'] {
  const block = doc.blocks[sentence.block]!;
  if (block.table !== undefined) return null;
  const full = doc.plain.slice(sentence.start, sentence.end);
  const text = full.replace(/^(?:\p{Extended_Pictographic}|\u200d|\ufe0f|[\s!–—-]|:[a-z_]{2,30}:)+/u, '');
  const at = (kind: Front, length: number): Opening['front'] => ({
    kind,
    range: {
      start: sentence.start,
      end: Math.min(sentence.end, sentence.start + (full.length - text.length) + Math.max(length, 1)),
    },
  });
  const head = /^[^,.:;!?\n–—]{0,80}/.exec(text)![0];
  // "Subject: …⏎⏎Dear partner, if you …": behind the title of a mail.
  if (isGreeting(text))
    return titled && !title && SUBJECT.test(doc.raw.slice(0, SUBJECT_IN)) ? null : at('greeting', head.length);
  if (THANKS.test(text)) return at('thanks', head.length);
  if (PREAMBLE.test(text)) return at('preamble', head.length);
  const empty = title || titled ? null : emptyFront(text, retiresIn(doc, sentence.first, sentence.last));
  if (empty) return at(empty.kind, empty.length);
  if (REMINDER.test(text) || HEADS_UP.test(text)) {
    // "Heads-up for anyone with a key from before 2026: …" names the group; "Quick note: X is being retired" comes to the point.
    const told = /[:–—]\s*\S/.exec(text);
    if (!told && !/\b(?:for|that|about|if you)\b/.test(text)) return at('greeting', head.length);
    if (/^(?:just|this is)\b/i.test(text)) return at('greeting', head.length);
  }
  const product =
    /^(?:meet|enjoy|discover|imagine|happy|welcome)\b/i.test(text) && retiresIn(doc, sentence.first, sentence.last);
  if (NEWS.test(text) || (EMOTION.test(text) && !product)) return at('marketing', head.length);
  if (isVendorsNews(text) && !retiresIn(doc, sentence.first, sentence.last)) return at('marketing', head.length);
  // An exclamation that tells of no end.
  if (
    (/^[^.?]{0,160}!(?:\s|$)/u.test(text) || (text.length < 200 && /![^\p{L}\p{N}]*$/u.test(text))) &&
    !WHO.test(text) &&
    !ADDRESSES.test(text) &&
    // "Sellers on Lister 2 or the old feed, get moving!"
    !describesUsers(doc, sentence) &&
    !retiresIn(doc, sentence.first, sentence.last) &&
    !(sentence.last - sentence.first <= 2 && /^(?:attention|important|warning|notice)/i.test(text))
  )
    return at('marketing', full.indexOf('!') + 1);
  const label = labelOf(doc, sentence);
  if (label && !title && !titled && WHEN_OR_WHAT.test(label.name) && !WHO.test(label.name))
    return at('label', label.name.length);
  // Under a title the steps or dates may begin at once: whether the title said enough is for others to judge.
  if (titled && !title) return null;
  // "Action: …" is a label; "Move your files: X ends in May" is not.
  if (label && sentence.start === label.start && !/\s\S+\s/.test(label.name)) return null;
  if (startsWithDate(doc, sentence) && !title) return at('date', head.length);
  if (!asks(doc, sentence) && startsWithAction(doc, sentence)) return at('action', head.length);
  const successor = titled ? -1 : successorEnd(doc, sentence);
  return successor < 0 ? null : at('replacement', successor - sentence.start);
}

/** "Halyard Voice is making its network safer", of what ends in no word: what the vendor does for itself. */
const isVendorsNews = (text: string): boolean =>
  /^(?:\p{Lu}[\p{L}\d&-]*\s){1,3}(?:is|are|has been|keeps?)\s(?:always\s|constantly\s|continuously\s)?(?:making|improving|upgrading|modernising|modernizing|strengthening|simplifying|investing in|building|expanding|growing)\s(?:its|their|our|a|an)\s/u.test(
    text,
  );

/** An interjection, a few words of address, and a mark; or "Heads up, folks!". */
function isGreeting(text: string): boolean {
  if (TIME_OF_DAY.test(text)) return true;
  const start = INTERJECTION.exec(text);
  if (HEADS_UP_ALL.test(text)) return true;
  if (!start) return false;
  if (/^(?:attention|team|folks|welcome|good news|valued|esteemed|fellow)/i.test(start[0]))
    return /^\p{L}+(?:\s\p{L}+){0,3}[,!]/u.test(text) && !/^good/i.test(text);
  // "Hi all", "Hey builders! 🛠️", "Hello from the Brackwater Cloud team,".
  return (
    /^\p{L}+(?:[\s,]+[\p{L}'’-]+){0,7}\s*(?:[!,.:;–—-]|\p{Extended_Pictographic}|:[a-z_]+:|$)/u.test(text) ||
    /^(?:dear|hi|hey|hello)\s/i.test(text)
  );
}

/** "You have until 4 May", "The deadline is 4 May", "Time runs out on 4 May": how long, before it is told what and for whom. */
const TIME_LEFT =
  /^(?:you(?:'ve| have)(?: got)? (?:only )?(?:until|till|up to)\b|(?:the |our |your |a )?(?:deadline|cut-?off|due date|last day|final day|key date)(?: is| was| will be|:)\s|(?:the )?(?:time|clock) (?:runs|is running|ticks))/i;

function startsWithDate(doc: Document, sentence: Sentence): boolean {
  const { tokens } = doc;
  if (TIME_LEFT.test(doc.plain.slice(sentence.start, Math.min(sentence.end, sentence.start + 60)))) return true;
  let k = sentence.first;
  while (k < sentence.last && k < sentence.first + LEAD && !tokens[k]!.code && TIME_LEAD.test(tokens[k]!.lower)) k++;
  const token = tokens[k];
  if (!token || k >= sentence.last || token.code) return false;
  const next = tokens[k + 1];
  const day =
    token.dateWord ||
    /^\d{4}[-/]\d{1,2}(?:[-/]\d{1,2})?$|^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}$/.test(token.text) ||
    (/^\d{1,2}(?:st|nd|rd|th)?$/.test(token.lower) &&
      (next?.dateWord === true || (next?.lower === 'of' && tokens[k + 2]?.dateWord === true))) ||
    (/^q[1-4]$/.test(token.lower) && /^\d{4}$/.test(next?.text ?? ''));
  // "The "Monday mail" ends": a weekday in a name.
  if (WEEKDAYS.has(token.lower) && next?.content && !next.dateWord && !next.number) return false;
  // "May" is a month only with a number beside it.
  return day && (token.lower !== 'may' || /^\d/.test(next?.text ?? ''));
}

/** "Import maps are deprecated": a finite verb soon after shows that the first word is a noun. */
function hasFiniteVerb(doc: Document, from: number, to: number): boolean {
  let bracketed = false;
  for (let i = from; i < to; i++) {
    const { lower, code } = doc.tokens[i]!;
    const gap = i > from ? doc.plain.slice(doc.tokens[i - 1]!.end, doc.tokens[i]!.start) : '';
    // "Call scripts with `<Bridge>` (schema 2.3) are concerned": it goes on behind the bracket.
    if (/[()]/.test(gap)) bracketed = gap.lastIndexOf('(') > gap.lastIndexOf(')');
    if (!bracketed && /[,;:–—]/.test(gap)) return false;
    if (code || bracketed) continue;
    if (/^(?:if|that|which|who|whose|before|when|because|until|so|as|and|to|where|while|you|your|we|it)$/.test(lower))
      return false;
    if (/^(?:is|are|was|were|will|has|have|ends|stops|retires|expires|goes|shuts|closes|leaves|reaches)$/.test(lower))
      return true;
  }
  return false;
}

/** A colon is the first mark behind token `from`. */
const leadsIn = ({ plain, tokens }: Document, { end }: Sentence, from: number): boolean =>
  /^[^,;:–—()!?]{1,120}:\s/.test(plain.slice(tokens[from]!.start, end));

/** "To keep your accounts in sync, set up Bank Link": what it is good for, before the order. */
const PURPOSE =
  /^(?:in order to|so as to|to) (?:keep|avoid|continue|prevent|ensure|stay|make|go on|maintain|retain|remain|not)\b/i;

/** "Moving to `new` is now required": the order as the subject of a sentence that does not name what it leads away from. */
const REQUIRED =
  /^(?!\p{L}+ing\s(?:\S+\s){0,3}?(?:from|off|away)\s)(?:moving|migrating|switching|upgrading|updating|changing|transitioning|adopting|installing|registering|converting|(?:migration|transition|upgrade|switch|move|update|conversion|changeover) to)\s(?:[^,;:!?]){1,110}?\s(?:is|becomes?|will be)\s(?:(?:now|also|therefore)\s)?(?:required|needed|necessary|mandatory|compulsory|obligatory)\b/iu;

/** Opens with a bare verb: "Move to …", "Please choose …". Nouns that look alike ("Export of …", "Update: …") do not count. */
function startsWithAction(doc: Document, sentence: Sentence): boolean {
  const { tokens } = doc;
  if (PURPOSE.test(doc.plain.slice(sentence.start, Math.min(sentence.end, sentence.start + 40)))) return true;
  if (REQUIRED.test(doc.plain.slice(sentence.start, Math.min(sentence.end, sentence.start + 160)))) return true;
  let k = sentence.first;
  while (k < sentence.last && /^(?:please|kindly|now|simply|just|first|don't|do|not|let's)$/.test(tokens[k]!.lower))
    k++;
  const token = tokens[k];
  const next = tokens[k + 1];
  if (!token || token.code || k >= sentence.last) return false;
  // "Go code built on it", "Go clients": the language.
  if (
    token.text === 'Go' &&
    next !== undefined &&
    !/^(?:to|over|for|with|through|back|into|via|ahead)$/.test(next.lower)
  )
    return false;
  // "GET /http/send is switched off": a method of HTTP.
  if (/^[A-Z]{3,6}$/.test(token.text) && next?.text.startsWith('/')) return false;
  if (k > sentence.first && /^(?:please|kindly|simply|let's)$/.test(tokens[sentence.first]!.lower))
    return (
      token.lower !== 'note' &&
      !(token.lower === 'be' && /^(?:aware|advised|informed|reminded|warned|told)$/.test(next?.lower ?? ''))
    );
  if (!next || k + 1 >= sentence.last) return false;
  const gap = doc.plain.slice(token.end, next.start);
  if (gap !== ' ' && gap !== ' "') return false;
  if (hasFiniteVerb(doc, k + 1, Math.min(sentence.last, k + 14))) return false;
  // "Enrol an app before …": a bare verb of any kind before its object.
  if (OBJECT.test(next.lower) && token.content && !INFLECTED.test(token.lower)) return true;
  // "Use Bank Link instead of Bank Sync".
  if (token.text === 'Use' && next.capital) return true;
  // "Update workflows to …": a plural that takes the move.
  if (
    VERB_OR_NOUN.has(token.lower) &&
    populationOf(next) !== null &&
    /s$/.test(next.lower) &&
    /^(?:to|from|off|onto|with)$/.test(tokens[k + 2]?.lower ?? '') &&
    // "Hand scanners with SDK 2: venues that use them should …"
    !(tokens[k + 2]!.lower === 'with' && leadsIn(doc, sentence, k))
  )
    return true;
  if (VERB_OR_NOUN.has(token.lower))
    return (
      next.code ||
      (AFTER_VERB.test(next.lower) &&
        !(next.lower === 'to' && !next.code && /^(?:change|update|plan|call)$/.test(token.lower)) &&
        !(next.lower === 'in' || next.lower === 'of'))
    );
  if (!VERB_ONLY.has(token.lower)) return false;
  // "Stop of …", "Register keys expire": a verb form that is followed by a noun and a finite verb is a noun itself.
  return (
    next.lower !== 'of' &&
    !/^(?:is|are|was|were|will|has|have)$/.test(next.lower) &&
    !(
      populationOf(next) !== null &&
      /^(?:is|are|will|has|have|must|should|need|needs|can)$/.test(tokens[k + 2]?.lower ?? '')
    )
  );
}
