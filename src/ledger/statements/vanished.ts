import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import type { StatementMatch } from '../statements.ts';
import { spreadKey, spreadOf } from './spread.ts';
import { lookUp, toWordIndex } from './word-index.ts';

/** Share of its words in one place up to which a statement has left next to no trace. */
const TRACE = 0.12;

/**
 * A statement whose every own word is gone, and one of them is a name that no paraphrase changes: "TTLs are not part of the
 * dump", "times are read as UTC", "District plan schools keep it".
 */
export function isVanished({ notice, output }: Ledger, { measurable, recall, statement }: StatementMatch): boolean {
  // "GPUs are expensive, and life goes on" is no fact.
  if (statement.features.has('cue:business')) return false;
  if (!measurable || recall.own > 0 || recall.window > TRACE) return false;
  const { mentions } = spreadOf(notice);
  const index = toWordIndex(output);
  const names = statement.content.filter(
    (token, k) => isName(token, k) && mentions.get(spreadKey(token)) === 1 && lookUp(token, index).length === 0,
  );
  return names.length > 0;
}

/** Letters that are a name: capitals ("PNG", "TTLs"), or one capital that begins no clause. */
const isName = ({ text, code, url, number, capital }: Token, k: number): boolean =>
  !code && !url && !number && (/^\p{Lu}{3,}s?$/u.test(text) || (capital && k > 0));
