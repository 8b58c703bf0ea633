import type { Token } from '../../text/tokens.ts';

/** What befalls a thing: which matters the word is about, and on which side of them it stands. */
export interface Fate {
  readonly matters: readonly ('life' | 'carry' | 'money' | 'handing')[];
  readonly good: boolean;
  /** It leaves the offer; a thing of which the notice says so only of others is told as retiring (rule 2). */
  readonly leaves?: true;
}

/*
 * Closed families of words for what becomes of a thing, in two sides each: going on or ending, carried along or not, paid back
 * or charged, handed on or turned away. What stands on one side is the contrary of what stands on the other.
 */
const GOES_ON =
  'unaffected unchanged exempt exempted spared untouched valid kept retained preserved saved stay stays remain remains honoured honored intact';
const ENDS =
  'affected deleted erased wiped purged destroyed discarded cancelled canceled disabled revoked invalid invalidated void lost forfeited expire expires lapse lapses disappear disappears vanish vanishes lose loses';
const LEAVES = 'retired removed closed discontinued withdrawn decommissioned sunset close closes retire retires';
const CARRIED = 'migrated transferred copied carried imported converted';
const PAID_BACK = 'refunded credited reimbursed free';
const CHARGED = 'charged billed forfeited lost void';
const HANDED_ON = 'queued delivered forwarded redirected accepted relayed';
const TURNED_AWAY = 'bounce bounces bounced rejected dropped refused blocked';

const table = new Map<string, Fate>();
for (const [list, matter, good] of [
  [GOES_ON, 'life', true],
  [ENDS, 'life', false],
  [CARRIED, 'carry', true],
  [PAID_BACK, 'money', true],
  [CHARGED, 'money', false],
  [HANDED_ON, 'handing', true],
  [TURNED_AWAY, 'handing', false],
] as const)
  for (const word of list.split(' ')) table.set(word, { matters: [...(table.get(word)?.matters ?? []), matter], good });
for (const word of LEAVES.split(' ')) table.set(word, { matters: ['life'], good: false, leaves: true });

const IS_OVER: Fate = { matters: ['life'], good: false, leaves: true };
const COMES_ALONG: Fate = { matters: ['carry'], good: true };

/** A verb that tells it without a helper before it: "seats stay", "faxes bounce". */
export const isPlainVerb = (lower: string): boolean => PLAIN.test(lower);
const PLAIN =
  /^(?:stay|remain|continue|keep|end|close|stop|cease|expire|lapse|disappear|vanish|lose|retire|bounce|move|come|carry|carries|goe?)s?$/;

/** "Off" of "switched off", "over" of "move over": a verb of two words. */
const TWO_WORDS: readonly (readonly [RegExp, RegExp, Fate])[] = [
  [/^(?:shut|switched|turned|taken|shuts?)$/, /^(?:off|down|offline)$/, IS_OVER],
  [/^(?:stay|remain)s?$/, /^behind$/, { matters: ['carry'], good: false }],
  [/^go(?:es)?$/, /^(?:away|offline|dark)$/, IS_OVER],
  [/^(?:moves?|comes?|carry|carries|moved|taken|brought)$/, /^(?:over|along|across)$/, COMES_ALONG],
];
/** What is kept up or stopped has to be the working itself: "keep running", and not "keep failing". */
const WORKING = /^(?:working|running|functioning|operating|being|serving|to)$/;
/** Before it, a verb of staying only leads in what stays: "stay valid", "remain deleted". */
const LEADS = /^(?:stay|remain)s?$/;

/** What the word at `k` says becomes of the thing before it; undefined for a word that says nothing of the kind. */
export function fateOf(own: readonly Token[], k: number): Fate | undefined {
  const { lower, code } = own[k]!;
  if (code) return undefined;
  const next = own[k + 1]?.lower ?? '';
  const pair = TWO_WORDS.find(([verb, behind]) => verb.test(lower) && behind.test(next));
  if (pair !== undefined) return pair[2];
  if (LEADS.test(lower) && own.slice(k + 1, k + 3).some((word) => table.has(word.lower))) return undefined;
  if (/^(?:keep|continue|stop|cease)s?$/.test(lower) && /ing$|^to$/.test(next) && !WORKING.test(next)) return undefined;
  return table.get(lower);
}
