import type { Clause } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';

/** "There are no extensions", "the period will not be extended", "we cannot grant any more time". */
const REFUSES =
  /\bno (?:\w+ ){0,2}?(?:extensions?|prolongations?|grace|deferrals?|postponements?|extra time|more time|reprieve)\b|\b(?:not|never|cannot|nor|neither)\b(?: \w+){0,3}? (?:extend(?:ed)?|prolong(?:ed)?|postponed?|deferred|lengthen(?:ed)?)\b|n['’]t (?:be )?(?:extend(?:ed)?|prolong(?:ed)?|postponed?|deferred|lengthen(?:ed)?)\b/i;

/** The clauses in which a text refuses more time. Linear. */
export const refusalsOfTime = ({ clauses, plain }: Document): readonly Clause[] =>
  clauses.filter(({ start, end }) => REFUSES.test(plain.slice(start, Math.min(end, start + LONGEST))));

/** So many characters of a clause are looked at. */
const LONGEST = 300;
