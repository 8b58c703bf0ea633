import type { Token } from '../../../text/tokens.ts';
import type { KindReader, Wording } from './wording.ts';

/** Spans of time and other quantities. */
export const SPANS: readonly KindReader[] = [
  ['lead-time', (wording) => tellsSpan(wording) && isAhead(wording)],
  ['period', (wording, told) => tellsSpan(wording) && !told.includes('lead-time')],
  ['limit', bounds],
];

/** "For 90 days", "(90 days)", "logs expire 90 days later"; but "in the last 90 days". */
const tellsSpan = ({ tokens, duration, features }: Wording): boolean =>
  duration &&
  (!features.has('verbless') || features.has('bracketed') || tokens.some(governs)) &&
  !tokens.some(({ lower }) => /^(?:last|past)$/.test(lower));

const governs = ({ lower }: Token): boolean =>
  /^(?:for|within|until|after|in|of|per|every|least|most|than|over|during|to|another|grace|notice)$/.test(lower);

/** "Six weeks ahead", "30 days' notice", "at least a month before" */
const isAhead = ({ tokens }: Wording): boolean =>
  tokens.some(({ lower }, k) => lower === 'notice' || (k > 0 && /^(?:ahead|advance)$/.test(lower))) ||
  (tokens.some(({ lower }) => lower === 'least') &&
    tokens.some(({ lower }) => /^(?:ahead|advance|beforehand|earlier|before|prior|months'|weeks'|days')$/.test(lower)));

/** "At most 500 rows", "limited to 20 GB" */
function bounds({ tokens, families, features, statement }: Wording): boolean {
  if (!features.has('quantity') && statement.amounts.length === 0) return false;
  return (
    families.has('bounding') ||
    tokens.some(({ lower }, k) => /^(?:most|least)$/.test(lower) && tokens[k - 1]?.lower === 'at')
  );
}
