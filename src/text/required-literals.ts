/**
 * One piece of an expression's source: plain characters up to one that is repeated, an escape, a class, the head of a
 * group, a quantifier, or one character.
 */
const PIECE =
  /[a-z0-9 ,;:'&-]+(?![?*+{])|\\(?:[pPuk]\{[^}]*\}|u[0-9a-f]{4}|x[0-9a-f]{2}|c[a-z]|[\s\S])|\[(?:\\[\s\S]|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<[^>]*>))?|\{\d+(?:,\d*)?\}|[\s\S]/giu;

/** Shorter runs of letters stand in nearly every text. */
const SHORTEST = 2;

/**
 * Literals of which every match of an expression has at least one, or null where there is no such list ("literal
 * extraction", as search tools do it). `source` as in `RegExp.source`; for an expression without regard to case, in
 * lower case. Of a sequence the most telling part is taken, of alternatives the literals of all.
 */
export function requiredLiterals(source: string): readonly string[] | null {
  const pieces = source.match(PIECE) ?? [];
  let at = 0;
  return alternatives();

  /** Up to the closing bracket or the end. */
  function alternatives(): readonly string[] | null {
    const all: string[] = [];
    let known = true;
    for (;;) {
      const branch = sequence();
      if (branch === null) known = false;
      else all.push(...branch);
      if (pieces[at] !== '|') return known ? all : null;
      at++;
    }
  }

  /** Up to a bar, the closing bracket or the end. */
  function sequence(): readonly string[] | null {
    let best: readonly string[] | null = null;
    let run = '';
    const offer = (candidate: readonly string[] | null): void => {
      if (candidate !== null && (best === null || worth(candidate) > worth(best))) best = candidate;
    };
    const flush = (): void => {
      if (run.length >= SHORTEST) offer([run]);
      run = '';
    };
    while (at < pieces.length && pieces[at] !== '|' && pieces[at] !== ')') {
      const piece = pieces[at++]!;
      if (piece[0] === '(') {
        flush();
        const inner = alternatives();
        at++;
        if (!isOptional() && (piece === '(' || piece === '(?:' || /^\(\?<[^=!]/.test(piece))) offer(inner);
        skipQuantifier();
        continue;
      }
      const letter = literalOf(piece);
      if (letter === null) flush();
      else if (isOptional()) flush();
      else run += letter;
      if (skipQuantifier()) flush();
    }
    flush();
    return best;
  }

  function isOptional(): boolean {
    const next = pieces[at];
    return next === '?' || next === '*' || (next?.startsWith('{0') ?? false);
  }

  function skipQuantifier(): boolean {
    if (!isQuantifier(pieces[at])) return false;
    at++;
    if (pieces[at] === '?') at++;
    return true;
  }
}

const isQuantifier = (piece: string | undefined): boolean =>
  piece === '?' || piece === '*' || piece === '+' || (piece !== undefined && piece.length > 2 && piece[0] === '{');

/** The characters that a piece stands for, or null where there is a choice or it stands for none. */
function literalOf(piece: string): string | null {
  if (piece[0] === '\\') return /^\\[^\p{L}\p{N}]$/u.test(piece) ? piece[1]! : null;
  return piece[0] === '[' || piece === '.' || piece === '^' || piece === '$' ? null : piece;
}

/** A longer literal is found by chance less often. */
const worth = (literals: readonly string[]): number => Math.min(...literals.map((literal) => literal.length));
