import type { GateResult } from '../../suite/gate-result.ts';
import type { Paint } from '../paint.ts';

/** What a format may ask beside the result itself. Each takes only what it needs. */
export interface GateReportOptions {
  /** Columns of the terminal, for `pretty`. */
  readonly width: number;
  /** Colours, for `pretty`. */
  readonly paint: Paint;
  /**
   * The working directory as seen from the root of the repository, with `/` and without one at its end; empty where the
   * two are the same. Code scanning and pull requests count paths from the root.
   */
  readonly root: string;
  /** Where the result is one pair that was checked alone, and no suite: the report on it for people. No case is named then. */
  readonly pair?: string;
}

/** What the page asks for as well. */
export interface GatePageOptions extends GateReportOptions {
  /** Style and script: files that ship beside the command, which a pure function cannot read. */
  readonly assets: { readonly style: Asset; readonly script: Asset };
}

export interface Asset {
  readonly text: string;
  /** Digest of the text in UTF-8, in base64, by which a page's policy lets it in. */
  readonly sha256: string;
}

/**
 * One format: the pieces of its text, in order. Pure. Pieces, because a suite can be longer than a string may be; formats
 * that a reader wants whole yield one.
 */
export type GateReport<Options = GateReportOptions> = (result: GateResult, options: Options) => Iterable<string>;
