import { lemma } from '../../../text/lemma.ts';
import type { Token } from '../../../text/tokens.ts';
import { familiesOf } from '../../grammar/families.ts';

/** What else users are told to do to a thing, a setting or an account, beside the steps of a migration. */
const DOING: ReadonlySet<string> = new Set(
  `approve decline invite hook enrol enroll fit attach detach print sync synchronise synchronize pull port hop head fetch get bump flash reflash
   rebase rename rewire repoint retarget redirect relink reissue reorder reprint republish rebind reindex resync rejoin resend retag recode reconfigure
   tick untick toggle flip swipe scan assign reassign nominate appoint merge split publish validate authorise authorize grant revoke unpair pick jot note uninstall
   unplug plug mount unmount flush drain dump restore repack reserve book cash spend redeem claim trade hand bring collect phone ring mail email
   fax train teach brief warn swap substitute supply refactor rework adjust retire rewrite vendor fork clone push tag commit compile`
    .split(/\s+/)
    .map(lemma),
);
/** Whether a word can be the verb of a step. */
export const isDoing = (token: Token): boolean => familiesOf(token.lemma).includes('step') || DOING.has(token.lemma);

/** Verbs that are nouns as often. */
const AMBIGUOUS =
  /^(?:test|set|use|sign|copy|log|mark|order|plan|press|review|schedule|support|change|contact|display|upload|export|import|request|transfer|swap|address|guide|sandbox|trial|release|update|upgrade|store|point|call|edit)$/;

export const isAmbiguous = (verb: Token): boolean => AMBIGUOUS.test(verb.lower);
