const OUTSIDE_ASCII = /[^\0-\x7f]/;

/**
 * What the build writes in an expression's place, with all that can be known of it before any text is. To read and compile
 * a long expression takes V8 a tenth of a millisecond to two, and most texts have none of its words: they are looked for
 * first, as in grep, and the expression is made only where one of them stands. It is asked as an expression is, by its own
 * methods or those of a string, and finds what the expression finds; for expressions that are not asked with the flags `g`
 * and `y` to keep a place.
 */
export class StandIn {
  readonly flags: string;
  private readonly source: string;
  private readonly twinSource: string | null;
  private readonly joined: string | null;
  private literals: readonly string[] | undefined;
  private whole: RegExp | undefined;
  private twin: RegExp | undefined;

  /**
   * `twin`: the source of what finds the same in texts in ASCII, without the flag `u` (see `asciiTwin`). `literals`, with
   * bars between: every match has one of them (see `requiredLiterals`).
   */
  constructor(source: string, flags: string, twin: string | null, literals: string | null) {
    this.source = source;
    this.flags = flags;
    this.twinSource = twin;
    this.joined = literals;
  }

  test(text: string): boolean {
    return this.suited(text)?.test(text) ?? false;
  }

  exec(text: string): RegExpExecArray | null {
    return this.suited(text)?.exec(text) ?? null;
  }

  [Symbol.match](text: string): RegExpMatchArray | null {
    return this.suited(text)?.[Symbol.match](text) ?? null;
  }

  [Symbol.matchAll](text: string): Iterable<RegExpExecArray> {
    const suited = this.suited(text);
    return suited === undefined ? [] : text.matchAll(suited);
  }

  [Symbol.replace](text: string, by: string): string {
    return this.suited(text)?.[Symbol.replace](text, by) ?? text;
  }

  [Symbol.search](text: string): number {
    return this.suited(text)?.[Symbol.search](text) ?? -1;
  }

  [Symbol.split](text: string, limit?: number): string[] {
    return (this.suited(text) ?? /(?!)/)[Symbol.split](text, limit);
  }

  /** The expression to use; undefined where the text has none of its literals. */
  private suited(text: string): RegExp | undefined {
    const ascii = !OUTSIDE_ASCII.test(text);
    if (this.joined !== null && !this.hasLiteral(text, ascii)) return undefined;
    if (ascii && this.twinSource !== null) {
      this.twin ??= new RegExp(this.twinSource, this.flags.replace('u', ''));
      return this.twin;
    }
    this.whole ??= new RegExp(this.source, this.flags);
    return this.whole;
  }

  private hasLiteral(text: string, ascii: boolean): boolean {
    const ignoreCase = this.flags.includes('i');
    // What has another case outside ASCII ("ſ" is an "s") is left to the expression.
    if (ignoreCase && !ascii) return true;
    const searched = ignoreCase ? text.toLowerCase() : text;
    this.literals ??= this.joined!.split('|');
    for (let k = 0; k < this.literals.length; k++) if (searched.includes(this.literals[k]!)) return true;
    return false;
  }
}
