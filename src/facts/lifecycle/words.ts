import { lemma } from '../../text/lemma.ts';
import type { Token } from '../../text/tokens.ts';

/** Closed classes of the language in which things are retired. All sets of verbs hold lemmas, the others lower case. */
const lemmas = (words: string): Set<string> => new Set(words.trim().split(/\s+/).map(lemma));
const words = (list: string): Set<string> => new Set(list.trim().split(/\s+/));

/** Verbs that end a thing by themselves; most take the thing as their object, some also as their subject. */
export const REMOVE = lemmas(
  `remove retire sunset sunsetted discontinue decommission disable withdraw deactivate terminate scrap axe revoke eliminate
   abolish abandon dismantle unplug kill pull eol obsolete suspend delist de-list unpublish`,
);
/** The thing is their subject; a few also take an object ("we end", "we close"). */
export const END = lemmas(
  'end stop cease expire close leave vanish disappear lapse die conclude halt sunset retire drop',
);
/** What befalls requests once the thing is gone. */
export const REFUSE = lemmas('fail abort reject refuse block ignore break decline deny bounce disconnect');
/** Verbs whose object is an error or a code. */
export const ANSWER = lemmas('return answer respond get receive throw give yield exit raise see');
/** Verbs that need their particle to mean an end: "shut … down". */
export const PHRASAL: ReadonlyMap<string, Set<string>> = new Map([
  [lemma('shut'), words('down off')],
  [lemma('turn'), words('off down away')],
  [lemma('switch'), words('off')],
  [lemma('cut'), words('off')],
  [lemma('go'), words('away dark offline off out')],
  [lemma('phase'), words('out')],
  [lemma('wind'), words('down up')],
  [lemma('run'), words('out')],
  [lemma('take'), words('down offline out off away')],
  [lemma('bring'), words('down')],
  [lemma('pull'), words('down')],
  [lemma('power'), words('off down')],
  [lemma('tear'), words('down')],
  [lemma('roll'), words('off')],
  [lemma('spin'), words('down')],
  [lemma('say'), words('goodbye farewell')],
  [lemma('give'), words('up')],
  [lemma('close'), words('down off')],
  [lemma('die'), words('out off')],
  [lemma('fall'), words('away out')],
  [lemma('fade'), words('out away')],
  [lemma('drop'), words('out off away')],
  [lemma('bow'), words('out')],
  [lemma('do'), words('away')],
]);
/** "come to an end", "reach end of life", "lose access". */
export const REACH = lemmas('reach come near approach enter hit');
/** "Moves to end of life" */
export const PASS = lemmas('move transition pass shift');
export const DEPRECATE = lemmas('deprecate discourage');
/** What a thing does, or users do with it, while it works: negated, it has ended. */
export const WORK = lemmas(
  `work function run available access accessible support accept serve usable use active operate operational possible offer sell
   exist connect load respond reach reachable deliver invoke receive carry send sign find maintain call create update produce answer
   return process honour recognise valid log emit allow listen provide resolve able host survive`,
);
/** Those of them that mean the thing itself; the others may be about one thing that it does ("no longer returned at once"). */
export const OPERATE = lemmas(
  'work function run available access accessible support accept serve usable use operate operational exist load reach reachable connect valid honour invoke survive part in',
);
/** States that are an end in themselves. */
export const STATE = words(
  'gone off offline down dead unavailable unsupported defunct inaccessible dark history inoperative',
);

/** Past tenses of verbs that end a thing by themselves: behind their subject they are no participle. */
export const PAST_INTRANSITIVE =
  /^(?:stopped|ended|ceased|expired|closed|went|disappeared|vanished|failed|lapsed|died|finished|concluded|halted|broke|dropped|changed|happened|occurred|arrived|appeared|elapsed|passed)$/;

/** Past and present in one form: no past by itself. */
export const SAME_FORM = /^(?:shut|cut|set|put|sunset)$/;
/** Past forms that are no participle. */
export const PAST_ONLY = /^(?:took|went|withdrew|froze|ran|came|threw|tore|said|broke|had)$/;

export const FUTURE = words("will shall won't gonna");
export const BE_NOW = words("is are am isn't aren't 's be");
export const BE_PAST = words("was were wasn't weren't");
export const HAVE = words("has have hasn't haven't having");
export const GET = words('get gets getting gotten');
export const DO = words("do does did don't doesn't didn't");
export const MODAL = words("may might can could can't cannot couldn't should must ought need needs");
/** The auxiliaries with which a clause of its own goes on: "their code is", "it has". */
export const AUXILIARY = /^(?:is|are|was|were|has|have|had|will|can|may|must)$/;
/** Between "be" and "to": a plan. */
export const PLAN = words(
  'going due scheduled planned set about expected slated supposed meant intended plan plans planning intend intends intending aim aims expect expects want wants likely bound decided',
);
/** Transparent before another verb: "will start to be refused", "begins to fail". */
export const BEGIN = words('start starts started begin begins begun began starting beginning');
/** What is done to a plan that is given up. */
export const TAKES_BACK =
  /^(?:withdraws?|withdrawn|withdrew|drop(?:s|ped)?|abandon(?:s|ed)?|scrap(?:s|ped)?|cancel(?:s|led|ed)?|revokes?|revoked|shelved?|shelves|axed|reversed?|reverses)$/;
export const NEGATIVE = words(
  "not never n't won't isn't aren't wasn't weren't hasn't haven't don't doesn't didn't can't cannot couldn't neither nor",
);
/** Words that may stand inside a chain of auxiliaries. */
export const ADVERB = words(
  `now already also still then soon officially permanently finally fully completely therefore gradually automatically both all no longer not
   never yet just only simply immediately entirely thus likewise each themselves itself eventually definitively irrevocably formally effectively
   progressively again first once shortly largely globally currently recently successfully indeed even`,
);
/** Any adverb of manner or time between auxiliaries: the closed class, and what is formed with "-ly". */
export const isAdverb = (lower: string): boolean =>
  ADVERB.has(lower) || (lower.length > 4 && lower.endsWith('ly') && !NO_ADVERB.test(lower));
/** Words that end in -ly and are no adverbs between auxiliaries: a name or an adjective. */
const NO_ADVERB =
  /^(?:monthly|weekly|daily|yearly|nightly|hourly|quarterly|assembly|family|supply|reply|read-only|anomaly|multiply|apply|early|only)$/;
export const ALREADY = words('now already currently');

/** Only a part of the use ends: making, adding, signing up. */
export const PARTIAL = lemmas('new creation signup enrol onboard purchase buy order registration sale');

const THIRD_PARTY = lemmas(
  'operator vendor provider supplier partner project bureau regulator browser upstream manufacturer maintainer auditor community distributor licensor scheme law act rule regulation company maker firm manufacturer bank carrier authority insurer',
);
/** People and projects outside the company: what they end is a reason, not the thing. An operator is one, an operation none. */
export const isThirdParty = (token: Token): boolean =>
  THIRD_PARTY.has(token.lemma) && !token.code && !token.lower.startsWith('operation');
/** Who uses a thing, or what they send to it: a group, not the thing. */
export const USERS = lemmas(
  'user customer client tenant account workspace organization project integration application subscriber member administrator team request call job workflow attempt connection website build receiver publisher owner site device instance operation response login sale employee developer merchant shop party anyone everybody everyone nobody caller consumer script',
);
/** Words for what surrounds a thing, not for the thing. */
export const SURROUNDING = lemmas(
  `certificate dump log copy file photo content data draft chat history backup snapshot licence patch fix question invoice code session token
   key extension vector counter secret reason security advance period comment library link approval certification permit lease`,
);

export const ERROR_CODE =
  /^(?:[45]\d\d|[A-Z][A-Z0-9]*[-_][A-Z0-9_-]+|[a-z]+(?:_[a-z]+)+|[A-Z][A-Za-z]+(?:Error|Exception|Retired|Gone))$/;
