import { wordSet } from '../grammar/naming.ts';

/** Past forms that do not end in -ed, of the verbs that people and vendors do things with. */
const IRREGULAR = wordSet(
  'said told wrote sent gave took made built began came became saw found got held kept left lost met paid put read ran sold spoke thought went won bought brought set did heard knew grew drew chose spent taught wrote understood',
);
/** Before a participle these make a passive or a plan; between a verb and a date they begin another. */
const AUXILIARY =
  /^(?:is|are|am|be|been|being|was|were|get|gets|getting|will|shall|would|can|could|may|might|must|should|to|not|cannot|\w+n't|'ll)$/;
/** Before a participle these make it describe the noun behind it: "our managed plans". */
const DETERMINER =
  /^(?:the|an?|our|your|my|their|his|her|its|this|that|these|those|all|any|every|each|no|some|most|both|of|for|with|on|in|at|by|from|and|or|as|newly|already)$/;
/** So many words stand between the verb and the date at most. */
const REACH = 8;
/** A new clause or bracket begins. */
const BREAK = /[,;:!?()|–—]$/;

/**
 * "The endpoint that Jonas hacked together in 2016", "we said in July that …": the verb before a date tells what somebody
 * did then, whatever ends on another day. `before` is the text up to the date, `ending` tells verbs of an end.
 */
export function tellsPast(before: string, ending: (word: string) => boolean): boolean {
  if (!/\s(?:in|during|around|since|early|late|of)\s$/i.test(before.slice(-10))) return false;
  const words = before.slice(-120).trim().split(/\s+/);
  const last = words.length - 2;
  for (let k = last; k > 0 && k > last - REACH; k--) {
    const word = words[k]!.toLowerCase();
    if (BREAK.test(word) || AUXILIARY.test(word) || ending(word)) return false;
    if (!IRREGULAR.has(word) && !/^[a-z]{2,}ed$/.test(word)) continue;
    const previous = words[k - 1]!.toLowerCase();
    if (AUXILIARY.test(previous)) return false;
    if (!DETERMINER.test(previous) && !BREAK.test(previous)) return true;
  }
  return false;
}
