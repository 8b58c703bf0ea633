import type { Document } from '../../text/document.ts';
import type { Statement } from '../statements.ts';
import { ABOUT_TEXT } from './kinds/about-text.ts';
import { CHANGES } from './kinds/changes.ts';
import { REASONS } from './kinds/reasons.ts';
import { SPANS } from './kinds/spans.ts';
import { SPARED } from './kinds/spared.ts';
import { type KindReader, wordingOf } from './kinds/wording.ts';

/** What a statement tells, by its grammar. A statement may tell several things or none. */
export type Kind =
  /** Somebody or something is not affected, may stay, or need do nothing. */
  | 'exemption'
  /** Something stays as it is, goes on, or happens by itself. */
  | 'stay'
  /** A span of time: retention, support, dual running, expiry. */
  | 'period'
  /** A promise to tell ahead of time. */
  | 'lead-time'
  /** A quantity that bounds: at most, up to, limited to. */
  | 'limit'
  /** What befalls data, files or settings. */
  | 'data'
  /** Something that the new way does otherwise, lacks, or asks for. */
  | 'difference'
  | 'condition'
  /** Why: "because", "so", a law, an expiry, a third party, an incompatibility, an attack. */
  | 'reason-stated'
  | 'reason-law'
  | 'reason-expiry'
  | 'reason-supplier'
  | 'reason-clash'
  | 'reason-security'
  /** Points at a page and says nothing else. */
  | 'pointer'
  /** Says who gets this message, or why. */
  | 'telemetry';

/** The kinds in the order in which they are asked: some of the later ask for earlier ones. */
const KINDS: readonly KindReader[] = [...SPARED, ...SPANS, ...CHANGES, ...REASONS, ...ABOUT_TEXT];

/** Reads the kinds of one statement. Linear in its length. */
export function kindsOf(doc: Document, statement: Statement): Kind[] {
  const kinds: Kind[] = [];
  const wording = wordingOf(doc, statement);
  for (const [kind, tells] of KINDS) if (tells(wording, kinds)) kinds.push(kind);
  return kinds;
}
