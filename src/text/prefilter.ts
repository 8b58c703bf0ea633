import { asciiTwin } from './ascii-twin.ts';
import { requiredLiterals } from './required-literals.ts';

const OUTSIDE_ASCII = /[^\0-\x7f]/;

/** An expression and what is known of it before any text is. The build writes it: V8 takes a while to read a long expression. */
export interface Foreseen {
  readonly whole: () => RegExp;
  /** In its place for texts in ASCII, where there is one (see `asciiTwin`). */
  readonly twin?: () => RegExp;
  readonly ignoreCase: boolean;
  /** Every match has one of them (see `requiredLiterals`); null where there is no such list. */
  readonly literals: readonly string[] | null;
}

/**
 * A regular expression behind a literal prefilter, as in grep. To compile a long alternation takes a millisecond or
 * two, and most texts have none of its words: they are looked for first, and the expression is compiled only where one
 * of them stands. It finds what the expression finds; for expressions without the flags `g` and `y`, which keep a place.
 */
export class Prefiltered {
  private readonly made: RegExp | Foreseen;
  private foreseen: Foreseen | undefined;
  private whole: RegExp | undefined;
  private twin: RegExp | undefined;

  constructor(made: RegExp | Foreseen) {
    this.made = made;
  }

  test(text: string): boolean {
    return this.suited(text)?.test(text) ?? false;
  }

  exec(text: string): RegExpExecArray | null {
    return this.suited(text)?.exec(text) ?? null;
  }

  /** The expression to use; undefined where the text has none of its literals. */
  private suited(text: string): RegExp | undefined {
    this.foreseen ??= this.made instanceof RegExp ? foresee(this.made) : this.made;
    const { whole, twin, ignoreCase, literals } = this.foreseen;
    // What has another case outside ASCII ("ſ" is an "s") is left to the expression.
    const ascii = !OUTSIDE_ASCII.test(text);
    if (literals !== null && (ascii || !ignoreCase)) {
      const searched = ignoreCase ? text.toLowerCase() : text;
      if (!literals.some((literal) => searched.includes(literal))) return undefined;
    }
    if (ascii && twin) {
      this.twin ??= twin();
      return this.twin;
    }
    this.whole ??= whole();
    return this.whole;
  }
}

/** What is to be known of an expression. */
export function foresee(expression: RegExp): Foreseen {
  const { source, flags, ignoreCase } = expression;
  const twin = asciiTwin(source, flags);
  const literals = requiredLiterals(ignoreCase ? source.toLowerCase() : source);
  return { whole: () => expression, ...(twin ? { twin: () => twin } : {}), ignoreCase, literals };
}
