import type { Token } from '../../text/tokens.ts';
import type { End } from './outcomes.ts';

/** Whom a clause says to be concerned or spared by what they have to do, up to a verb or mark. */
export interface Duty {
  readonly end: Extract<End, 'hit' | 'spared'>;
  /** First token of the words that say so; the group stands before. */
  readonly start: number;
  /** The group, where it stands behind. */
  readonly object?: readonly Token[];
}

const NOTHING = /^(?:nothing|anything|no|any)$/;
const WORK = /^(?:action|attention|changes?|work|update|migration|step|steps)$/;
const DENIED = /^(?:don['’]t|doesn['’]t|needn['’]t|won['’]t)$/;
/** Those who are left, and those of whom it is said loosely: no group that could be named again. */
const LOOSE =
  /^(?:others?|rest|most|remaining|else|many|some|few|any|anyone|anybody|everyone|everybody|all|no|none|nobody)$/;
/** Words for people and their things that tell no group apart from another. */
const WHOEVER =
  /^(?:users?|customers?|accounts?|clients?|apps?|applications?|developers?|teams?|organi[sz]ations?|integrations?|projects?|members?|subscribers?|visitors?|readers?|merchants?|tenants?|workspaces?)$/;
/** So many words behind "including" name whom it takes in. */
const MOST = 6;

/**
 * "API senders need do nothing", "sandbox accounts included", "even accounts in Iceland": what the words at `k` say of the
 * group before or behind them. A duty of a kind ("they do not have to reinstall it") spares nobody.
 */
export function dutyAt(own: readonly Token[], k: number): Duty | undefined {
  const at = (i: number): string => own[k + i]?.lower ?? '';
  const word = at(0);
  if (k > 0 && word === 'included' && !/^(?:is|are|be|been|not)$/.test(at(-1))) return { end: 'hit', start: k };
  if (/^(?:including|even)$/.test(word) && k + 1 < own.length) {
    const stop = own.findIndex(({ content, lower }, i) => i > k && !content && !/^(?:the|of|in|on|with)$/.test(lower));
    return { end: 'hit', start: k, object: own.slice(k + 1, Math.min(stop < 0 ? own.length : stop, k + 1 + MOST)) };
  }
  const group = own.slice(0, k);
  if (group.length === 0 || group.some(({ lower }) => LOOSE.test(lower)) || !group.some(tellsApart)) return undefined;
  // "Nor do notaries on their separate channel have to act"
  if (/^(?:have|has|needs?|must)$/.test(word) && group.some(({ lower }) => lower === 'nor' || lower === 'neither'))
    return { end: 'spared', start: k };
  const denied = DENIED.test(word) || (/^do(?:es)?$/.test(word) && at(1) === 'not');
  if (denied || word === 'need' || word === 'needs') {
    // "Need do nothing", "needs nothing", "don't have to do anything", "need no action", "needn't do anything".
    const next = own.slice(k + 1, k + 7).map(({ lower }) => lower);
    const n = next.findIndex((lower) => NOTHING.test(lower));
    const between = next
      .slice(0, Math.max(n, 0))
      .every((lower) => /^(?:not|have|need|to|do|take|make|change)$/.test(lower));
    if (n >= 0 && between && (!/^(?:no|any)$/.test(next[n]!) || WORK.test(next[n + 1] ?? '')))
      return { end: 'spared', start: k };
    if (!denied && at(1) === 'to' && at(2) !== 'do') return { end: 'hit', start: k };
    return undefined;
  }
  if (word === 'can' && /^(?:ignore|disregard|skip)$/.test(at(1)) && /^(?:this|it|the)$/.test(at(2)))
    return { end: 'spared', start: k };
  if (/^(?:have|has)$/.test(word) && at(1) === 'to') return { end: 'hit', start: k };
  return word === 'must' && at(1) !== 'not' ? { end: 'hit', start: k } : undefined;
}

const tellsApart = ({ content, lower, dateWord }: Token): boolean => content && !dateWord && !WHOEVER.test(lower);
