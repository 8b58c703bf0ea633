import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Document } from '../../text/document.ts';

/** What the notice's own tense makes of the releases that it names, as its calendar does of the days. */
export class Releases {
  /** The statements of the output that name a release ahead. */
  private readonly coming = new Set<LifeStatement>();

  constructor(
    notice: Document,
    told: readonly LifeStatement[],
    units: readonly Unit[],
    output: Document,
    said: readonly LifeStatement[],
  ) {
    // "## Removed in 7.0" over a list: the units say what their heading makes of them.
    const planned = new Set(units.flatMap(({ fate, evidence }) => (fate === 'scheduled' ? [evidence.start] : [])));
    const ahead = new Set<string>();
    const out = new Set<string>();
    told.forEach((x, n) => {
      const release = releaseOf(notice, x, told[n + 1]);
      if (release === undefined || x.dependent) return;
      if (x.done || x.family === 'deprecation') out.add(release);
      else if (
        (x.fate === 'scheduled' &&
          !x.soft &&
          (x.ahead || x.family === 'removal' || (x.family === 'refusal' && x.elliptic))) ||
        planned.has(x.range.start)
      )
        ahead.add(release);
    });
    for (const release of out) ahead.delete(release);
    if (ahead.size === 0) return;
    said.forEach((x, n) => {
      if ((x.negated && x.family !== 'work') || x.hedged || x.dependent || x.done) return;
      const release = releaseOf(output, x, said[n + 1]);
      if (release !== undefined && ahead.has(release)) this.coming.add(x);
    });
  }

  /** "`a` and `b` are dropped in 5.0", "5.0 drops `a`": told of a release that the notice sets ahead. */
  isAhead(x: LifeStatement): boolean {
    return this.coming.has(x);
  }
}

/**
 * The release that a statement names behind its verb, as its doer ("5.0 drops `a`") or in front ("In 5.0 `a` goes"). What
 * stands behind the next statement's verb is that one's.
 */
function releaseOf(doc: Document, x: LifeStatement, next: LifeStatement | undefined): string | undefined {
  const { tokens, plain } = doc;
  const { first, last } = doc.sentences[x.sentence]!;
  const border = next?.sentence === x.sentence ? next.at : last;
  for (let k = x.end; k < border && k < x.end + REACH; k++) {
    if (k > x.end && /[;:]/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start))) break;
    const release = FRONTS.test(tokens[k - 1]!.lower) ? releaseAt(doc, k) : undefined;
    if (release !== undefined) return release;
  }
  if (x.chain > first && x.verbObject) {
    const doer = releaseAt(doc, x.chain - 1);
    if (doer !== undefined) return doer;
  }
  // "…, and from release 12 on | neither will work"
  for (let k = x.chain - 1; k > first && k > x.chain - FRONT; k--)
    if (/^on(?:wards?)?$/.test(tokens[k]!.lower)) return releaseAt(doc, k - 1);
  let opens = x.chain - 1;
  while (opens > first && !/[;:]/.test(plain.slice(tokens[opens - 1]!.end, tokens[opens]!.start))) opens--;
  if (!FRONTS.test(tokens[opens]?.lower ?? '')) return undefined;
  for (let k = opens + 1; k < x.chain && k < opens + FRONT; k++) {
    const release = releaseAt(doc, k);
    if (release !== undefined) return release;
  }
  return undefined;
}

/** The number of a release at a token: "5.0", "v5", "release 5". */
function releaseAt({ tokens }: Document, k: number): string | undefined {
  const { text, code, dateWord } = tokens[k]!;
  const isNumber = RELEASE.test(text) || (/^\d{1,3}$/.test(text) && KIND.test(tokens[k - 1]?.lower ?? ''));
  return isNumber && !code && !dateWord ? text.replace(/^v/i, '') : undefined;
}
const RELEASE = /^v?\d+(?:\.\d+)+$|^v\d+$/;
const KIND = /^(?:release|version|v|sdk|cli|api|client|app)$/;
/** What a release stands behind: a preposition or its kind. */
const FRONTS =
  /^(?:in|with|from|by|of|at|as|until|before|on|since|for|survive|release|version|sdk|cli|api|client|app)$/;
/** So many words behind the verb, and in front of the sentence, the release stands at most. */
const [REACH, FRONT] = [24, 5];
