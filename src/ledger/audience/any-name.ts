import type { Reading } from '../../facts/read.ts';
import type { Thing } from '../../facts/things.ts';
import { overlaps, type Range } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';

/**
 * Whether any name of the notice will do in the opening, and one stands there: for a thing that goes by a common noun
 * ("company account", "battery life"), which is what retires in one of four.
 */
export const isAnyNameEnough = (ledger: Ledger, thing: Thing, opening: Range): boolean =>
  !hasName(ledger.notice, thing) && namesAny(ledger, opening);

/** "Ticket API 1", "`kiln flush`", "the Classic gateway": an identifier, or a capital behind its first letter. */
const hasName = ({ facts }: Reading, { name, range }: Thing): boolean =>
  facts.identifiers.some((identifier) => overlaps(identifier.range, range)) || /.\p{Lu}|["\d_/]/u.test(name);

/** Whether a part of the output has a name that the notice has as well. */
const namesAny = ({ notice, output }: Ledger, part: Range): boolean =>
  output.facts.identifiers.some(({ range, value }) => overlaps(range, part) && notice.doc.plain.includes(value));
