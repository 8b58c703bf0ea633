import type { AudienceWord } from '../../facts/audience/group.ts';
import type { AudienceFact } from '../../facts/audience.ts';
import { isGeneric } from '../../facts/grammar/naming.ts';
import type { Subject } from '../../facts/grammar/subject.ts';
import { singular } from './breadth.ts';

/** The populations of which the notice itself says that all are affected. */
export interface Everyone {
  /** Whoever the vendor serves. */
  readonly people: boolean;
  /** All of a kind ("every submitter must enrol"): another text may say "everyone" of them, and no more. */
  readonly kind: boolean;
  readonly heads: ReadonlySet<string>;
}

export function everyoneOf(facts: readonly AudienceFact[], subject: Subject): Everyone {
  const heads = new Set<string>();
  let people = false;
  let kind = false;
  for (const fact of facts) {
    // "Every customer of Acme Maps" are all; "every project on the Metered plan" are those on a plan.
    const isName = ({ key, hard, code }: AudienceWord): boolean =>
      hard && !code && !/\d/.test(key) && !SOLD_AS.test(fact.span.text);
    if (
      fact.scope !== 'all' ||
      // "Whichever plan you choose": of those who choose one.
      /^(?:whichever|whatever)\b/i.test(fact.span.text) ||
      !fact.words.every((word) => subject.vendor.has(word.key) || isGeneric(word.key) || isName(word))
    )
      continue;
    // "Each shop has to approve it again": one by one, in a step.
    if (fact.noun !== null && SERVED.test(fact.noun)) people ||= !/^each\b/i.test(fact.span.text);
    else if (fact.noun !== null) kind = true;
    if (fact.head !== null) heads.add(singular(fact.head));
  }
  return { people, kind, heads };
}

/** What a product is sold as, by a name that sets its customers apart. */
const SOLD_AS = /\b(?:plans?|tiers?|editions?|packages?|subscriptions?|tariffs?|programmes?|licen[cs]es?)\b/i;

/** Nouns for whomever a vendor serves, whatever they do. */
const SERVED =
  /^(?:every(?:one|body)|any(?:one|body)|all|whoever|people|(?:user|customer|client|subscriber|account|tenant|workspace|project|team|organi[sz]ation|member|developer|owner|player|app|application|site|shop|store|merchant|partner|compan(?:y|ies)|business|school|student|reader|resident|staff|employee)(?:s|es)?)$/;
