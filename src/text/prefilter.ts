import { asciiTwin } from './ascii-twin.ts';
import { KNOWN_LITERALS } from './known-literals.ts';
import { requiredLiterals } from './required-literals.ts';

const OUTSIDE_ASCII = /[^\0-\x7f]/;

/**
 * A regular expression behind a literal prefilter, as in grep. To compile a long alternation takes a millisecond or
 * two, and most texts have none of its words: they are looked for first, and the expression is compiled only where one
 * of them stands. It finds what the expression finds; for expressions without the flags `g` and `y`, which keep a place.
 */
export class Prefiltered {
  private readonly expression: RegExp;
  /** In its place for texts in ASCII, where there is one. */
  private twin: RegExp | undefined;
  private literals: readonly string[] | null | undefined;

  constructor(expression: RegExp) {
    this.expression = expression;
    all.push(expression);
  }

  test(text: string): boolean {
    return this.suited(text)?.test(text) ?? false;
  }

  exec(text: string): RegExpExecArray | null {
    return this.suited(text)?.exec(text) ?? null;
  }

  /** The expression to use; undefined where the text has none of its literals. */
  private suited(text: string): RegExp | undefined {
    const { source, flags, ignoreCase } = this.expression;
    // What has another case outside ASCII ("ſ" is an "s") is left to the expression.
    const ascii = !OUTSIDE_ASCII.test(text);
    if (this.literals === undefined)
      this.literals = KNOWN_LITERALS[keyOf(this.expression)] ?? literalsOf(this.expression);
    if (this.literals !== null && (ascii || !ignoreCase)) {
      const searched = ignoreCase ? text.toLowerCase() : text;
      if (!this.literals.some((literal) => searched.includes(literal))) return undefined;
    }
    if (!ascii) return this.expression;
    this.twin ??= asciiTwin(source, flags) ?? this.expression;
    return this.twin;
  }
}

const literalsOf = ({ source, ignoreCase }: RegExp): readonly string[] | null =>
  requiredLiterals(ignoreCase ? source.toLowerCase() : source);

const keyOf = ({ source, flags }: RegExp): string => `${flags} ${source}`;

const all: RegExp[] = [];

/** The literals of the expressions made so far, in the form of `KNOWN_LITERALS`. */
export const literalsSoFar = (): Record<string, readonly string[] | null> =>
  Object.fromEntries(all.map((expression) => [keyOf(expression), literalsOf(expression)]));
