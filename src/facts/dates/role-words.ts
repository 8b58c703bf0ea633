import { WordMemo } from '../../text/word-memo.ts';
import type { DateRole } from '../dates.ts';

/** Verbs and nouns of the life of a thing, by the letters that all their forms begin with. */
const STEMS: readonly (readonly [RegExp, DateRole])[] = [
  [/^(?:deprecat|discourag)/, 'deprecation'],
  [
    /^(?:brown-?outs?|blackouts?|rehearsals?|drills?|dry-?runs?|scream-?tests?|outages?|intermittent|temporar)/,
    'brownout',
  ],
  [
    /^(?:support|supported|patch(?:es|ed)?|maintenance|fix(?:es)?|end-of-support|eos|unsupported|eosl)$/,
    'end-of-support',
  ],
  [
    /^(?:deadline|due|apply|appl(?:ied|ication)|request|requests|migrate|migration|upgrade|switch|move|export|download|replace|act|action|register|choose|opt|convert|update|must|need|please|cut-?off|save|submit|reach)$/,
    'deadline',
  ],
  [
    /^(?:remov|retir|sunset|shut|decommission|discontinu|disabl|delet|withdr|block|reject|expir|ceas|stop|terminat|turn|end(?:s|ed|ing)?$|eol$|end-of-life|closes?$|closed$|closing|closures?$|fail|leav|goes$|gone$|cut|unavailab|inaccessib|suspend|revok|wind|phase|erase|read-only|drop|disappear|works?$|working$|accept|return|freez|froz|deactivat|unpublish|replac|stays?$|usable|keeps?$|runs?$|longer$|off$|stopp|abolish|kill|cancel|lose|outdated|obsolet|blocked|refus|invok|scrap|ignor|transition|yank|taken$|offline$|power|vanish|wip(?:e|ing)|purg|unsupported|pulled|unplug|axed|binned|dies$|died$|dark$)/,
    'removal',
  ],
];

const cache = new WordMemo<DateRole | null>();

/** The role that one word points to, or null. */
export function roleOfWord(word: string): DateRole | null {
  const known = cache.get(word);
  if (known !== undefined) return known;
  let role: DateRole | null = null;
  for (const [stem, sort] of STEMS) {
    if (!stem.test(word)) continue;
    role = sort;
    break;
  }
  cache.set(word, role);
  return role;
}

/** "Marked as retiring", "Announced": the head of what was said of a thing, and no end. */
export const MARKED =
  /^(?:(?:marked|flagged|listed|declared|tagged) (?:as )?\w+|announced(?: on| in)?|announcement(?: date)?)$/i;

/** The role that a header, label or heading names as a whole: the strongest word wins. */
export function roleOfTitle(title: string): DateRole | null {
  const lower = title.toLowerCase();
  if (/brown-?out|rehears|drill/.test(lower)) return 'brownout';
  if (
    /end[- ]of[- ](?:\w+[- ])?(?:support|maintenance)|support ends|\beos\b|maintenance|security (?:support|fixes)/.test(
      lower,
    )
  )
    return 'end-of-support';
  if (/deprecat/.test(lower) || MARKED.test(lower)) return 'deprecation';
  if (
    /shut|remov|retire|sunset|end of (?:life|sale)|\beol\b|off\b|decommission|discontinu|ends?\b|withdraw|disabled?|expir|last day/.test(
      lower,
    )
  )
    return 'removal';
  if (/deadline|act by|due|cut-?(?:off|over)|migrate by/.test(lower)) return 'deadline';
  return null;
}

/** "End of support", "Planned removal date": nothing but words of an end, and what joins them. A title names its thing as well. */
export const isMadeOfLife = (label: string): boolean =>
  (label.toLowerCase().match(/[\p{L}-]+|\S/gu) ?? []).every((word) => roleOfWord(word) !== null || JOINS.test(word));
const JOINS =
  /^(?:of|for|the|on|as|by|since|from|in|at|is|be|will|to|date|day|time|life|sale|planned|scheduled|expected|final|full|last|target|effective)$/;
