import { lemma } from '../../text/lemma.ts';

const lemmas = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map((word) => lemma(word)));

/** What is done to the retiring: "we remove X", "retirement of X". */
export const ENDING = lemmas(
  'deprecate retire remove drop discontinue decommission sunset end stop withdraw disable deactivate abandon terminate revoke unpublish',
);
/** What befalls it as well: "X is rejected", "X disappears". */
export const BEFALLING = lemmas(
  'reject refuse block ignore suspend archive disappear close leave vanish delete obsolete unsupported',
);
/** Of those the ones that also tell how a working thing answers. */
export const LASTING = lemmas('reject refuse block ignore');
/** "the deprecation trial X", "the sunset header X": it is about the end, and does not end. */
export const ABOUT = lemmas('trial warning notice header policy flag log message banner page schedule timeline');
/** Between a verb of moving and what it is done with. */
export const MEANS: ReadonlySet<string> = new Set(['with', 'via', 'through', 'by', 'under', 'in']);
/** These end things only together with "off", "down", "away", "out". */
export const PARTICLE = lemmas('shut switch turn cut go phase take wind pull');
export const OFF = new Set(['off', 'down', 'away', 'out', 'offline']);
/** Verbs with "to": what comes after it is the new one, what comes after "from" the old one. */
export const MOVING = lemmas(
  'switch move migrate upgrade update transition convert change go rename point copy redirect subscribe map',
);
/** Verbs with "on" or "against": what the thing stands on from then on. */
export const REBUILDING = lemmas(
  'rebuild redeploy recreate recompile republish rewrite retrain reinstall rebase rerun',
);
/** Verbs whose object is in use, from now on or so far; those of the second set only where a condition tells ("if you send X"). */
export const USING = lemmas('use call invoke prefer recommend suggest adopt install choose pick');
export const USING_IF = lemmas('import request send load embed target query run pass receive');
export const CONDITION = new Set(['if', 'that', 'who', 'which', 'whose', 'still', 'when']);
/** Nouns that add nothing to a name: "the Hobby plan". */
export const GENERIC = lemmas(
  'plan tariff feature connector client app tag api service tool region model runtime image edition tier product platform protocol format library sdk plugin integration widget layer feed family host program package account user customer team support notice update guide portal console dashboard cloud subscription workspace website module endpoint version',
);
export const REPLACE = lemma('replace');
/** "Swap X for Y": the old one first. */
export const EXCHANGE = lemmas('swap exchange trade');
export const SPARING = lemmas('stay remain keep continue unchanged unaffected');
export const ANSWERING = lemmas('return fail throw answer exit raise respond error emit print receive get');
export const DENIAL = new Set([
  'not',
  "isn't",
  "aren't",
  "won't",
  "doesn't",
  "don't",
  'never',
  'neither',
  'nor',
  'unless',
  'without',
  'no',
]);
/** Between a verb of ending and its object; another preposition leads to something else. */
export const OTHER_PREPOSITION = new Set([
  'with',
  'without',
  'under',
  'as',
  'in',
  'on',
  'to',
  'from',
  'through',
  'via',
  'by',
  'marked',
  'at',
  'per',
  'since',
  'until',
  'before',
  'after',
]);
/** After a subject these begin something that does not say what becomes of it. */
export const STOP = new Set([
  'for',
  'before',
  'after',
  'until',
  'since',
  'because',
  'when',
  'if',
  'while',
  'as',
  'to',
  'with',
  'by',
  'where',
  'so',
  'but',
  'unless',
]);

/** Verbs by which a thing itself goes. */
export const LEAVING = new Set([lemma('leave'), lemma('end'), lemma('disappear')]);

/** Words of time behind an event. */
export const TIMING = new Set(['from', 'as', 'since', 'on', 'after', 'starting', 'now', 'by', 'in', lemma('anymore')]);
