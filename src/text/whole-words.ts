/** More words than this are no list of words. */
const MOST = 600;

/**
 * The words of which an expression without flags asks for one, and nothing before or behind it: `^(?:plans?|tier)$` →
 * plan, plans, tier. Null for every other expression. `source` as in `RegExp.source`.
 */
export function wholeWords(source: string): readonly string[] | null {
  if (!source.startsWith('^') || !source.endsWith('$') || source.endsWith('\\$')) return null;
  const body = source.slice(1, -1);
  let at = 0;
  const words = alternatives();
  // A bar outside of all brackets parts the "^" from the "$".
  return words === null || at < body.length || partsOutside(body) ? null : [...new Set(words)];

  function alternatives(): string[] | null {
    const all: string[] = [];
    for (;;) {
      const branch = sequence();
      if (branch === null) return null;
      all.push(...branch);
      if (all.length > MOST) return null;
      if (body[at] !== '|') return all;
      at++;
    }
  }

  function sequence(): string[] | null {
    let words = [''];
    while (at < body.length && body[at] !== '|' && body[at] !== ')') {
      let piece = atom();
      if (piece === null) return null;
      if (body[at] === '?') {
        at++;
        piece = [...piece, ''];
      }
      if (words.length * piece.length > MOST) return null;
      words = words.flatMap((word) => piece.map((end) => word + end));
    }
    return words;
  }

  /** A letter, an escaped sign, a class of letters or a group. */
  function atom(): string[] | null {
    const rest = body.slice(at);
    const plain = /^(?:[^\\[\](){}.*+?^$|]|\\(?=[^\p{L}\p{N}])[\s\S])/u.exec(rest)?.[0];
    if (plain !== undefined) {
      at += plain.length;
      return [plain.at(-1)!];
    }
    const letters = /^\[[a-z]+\]/.exec(rest)?.[0];
    if (letters !== undefined) {
      at += letters.length;
      return [...letters.slice(1, -1)];
    }
    if (!rest.startsWith('(?:')) return null;
    at += 3;
    const inner = alternatives();
    if (body[at] !== ')') return null;
    at++;
    return inner;
  }
}

function partsOutside(body: string): boolean {
  let depth = 0;
  for (let i = 0; i < body.length; i++) {
    if (body[i] === '\\') i++;
    else if (body[i] === '(') depth++;
    else if (body[i] === ')') depth--;
    else if (body[i] === '|' && depth === 0) return true;
  }
  return false;
}
