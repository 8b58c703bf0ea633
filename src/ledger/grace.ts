import { durationAt, type GraceFact, type GraceSort } from '../facts/grace.ts';
import type { Document } from '../text/document.ts';
import { lemma } from '../text/lemma.ts';
import type { Token } from '../text/tokens.ts';
import type { Ledger } from './ledger.ts';
import { commonWords, MOST, wordsNear } from './nearby.ts';

/** Time that the output grants, with the grant of the notice that comes nearest. */
export interface GraceMatch {
  readonly fact: GraceFact;
  readonly notice: GraceFact | undefined;
  /** `none`: the notice grants nothing of the kind. `longer`: it grants less. `wider`: it grants it to some only. */
  readonly fault: 'none' | 'longer' | 'wider' | undefined;
}

/** Which sorts of grant in the notice can stand behind one in the output. */
const BEHIND: Readonly<Record<GraceSort, readonly GraceSort[]>> = {
  period: ['period', 'request', 'revive', 'parallel'],
  request: ['request', 'period', 'revive'],
  vague: ['vague', 'parallel'],
  revive: ['revive', 'request', 'period'],
  parallel: ['parallel'],
  ease: ['ease'],
  tenure: ['tenure'],
};

/** A grant of the notice, with the words around it and the names of those who get it. */
interface Grant {
  readonly grant: GraceFact;
  readonly words: ReadonlySet<string>;
  readonly scope: ReadonlySet<string>;
}

/** Lays every grant of time in the output beside those of the notice. */
export function matchGrace(ledger: Ledger): GraceMatch[] {
  const { notice, output } = ledger;
  const claims = output.facts.grace.filter((fact) => !fact.negated);
  if (claims.length === 0) return [];
  const grants = notice.facts.grace
    .filter((fact) => !fact.negated)
    .slice(0, MOST)
    .map((grant): Grant => ({ grant, words: wordsNear(notice.doc, grant), scope: scopeOf(notice.doc, grant) }));
  const durations = new Set<number>();
  for (let i = 0; i < notice.doc.tokens.length; i++) {
    const days = durationAt(notice.doc.tokens, i);
    if (days !== undefined) durations.add(days);
  }
  return claims.map((fact): GraceMatch => {
    const words = wordsNear(output.doc, fact);
    const behind = grants
      .filter(({ grant }) => BEHIND[fact.sort].includes(grant.sort))
      .map((other) => ({ ...other, common: commonWords(words, other.words) }))
      .sort((a, b) => Number(b.grant.days === fact.days) - Number(a.grant.days === fact.days) || b.common - a.common);
    const best = behind[0];
    const found = (fault: GraceMatch['fault']): GraceMatch => ({ fact, notice: best?.grant, fault });
    if (fact.sort === 'parallel') return found(undefined);
    if (fact.sort === 'tenure')
      return found(best && best.common >= 2 && isWider(output.doc, fact, best.scope) ? 'wider' : undefined);
    if (fact.days !== undefined && durations.has(fact.days)) {
      return found(
        best && best.grant.days === fact.days && isWider(output.doc, fact, best.scope) ? 'wider' : undefined,
      );
    }
    if (best === undefined) return found('none');
    // Time without a measure, or more of it, needs a grant that speaks of the same thing.
    if (fact.sort === 'vague' && best.common < 2) return found('none');
    if (
      fact.sort === 'request' &&
      fact.days === undefined &&
      !behind.some((b) => b.grant.sort === 'request' || b.common >= 3)
    )
      return found('none');
    if (fact.days !== undefined)
      return found(
        behind.some(({ grant }) => grant.days !== undefined && grant.days > fact.days!) ? undefined : 'longer',
      );
    return found(isWider(output.doc, fact, best.scope) ? 'wider' : undefined);
  });
}

const GROUP = new Set(
  `account customer tenant workspace project organization plan user member app application site contract device edition tier
  subscription team school partner merchant shop store subscriber client company region license owner holder environment cluster country agreement`
    .split(/\s+/)
    .map((word) => lemma(word)),
);
const PLAIN = new Set(
  'existing affected remaining current other such these those your our all any every each new old same that this their'.split(
    ' ',
  ),
);
/** Words by which a text restricts what it says to some, whatever it calls them. */
const RESTRICTS = /^(?:only|certain|some|eligible|qualifying|qualified|those|except|other|selected)$/;

/** True where the notice grants time to a named group only, and the output speaks of it without naming any group. */
function isWider(doc: Document, fact: GraceFact, scope: ReadonlySet<string>): boolean {
  if (scope.size === 0) return false;
  const sentence = doc.sentences[fact.sentence]!;
  const { block } = sentence;
  const here = doc.blocks[block]!;
  const names = (s: number): boolean => {
    const here = s === fact.sentence;
    const { first, last } = doc.sentences[s]!;
    const from = here ? Math.max(first, fact.token - MOST) : first;
    for (let i = from; i < Math.min(last, from + 2 * MOST); i++)
      if (scope.has(doc.tokens[i]!.lemma) || (here && RESTRICTS.test(doc.tokens[i]!.lower))) return true;
    return false;
  };
  for (let s = fact.sentence; s >= 0 && s >= fact.sentence - 12; s--) {
    const other = doc.sentences[s]!;
    const block2 = doc.blocks[other.block]!;
    const beside =
      other.block === block
        ? s >= fact.sentence - 1
        : other.block === here.under ||
          (here.row !== undefined && block2.row === here.row && block2.table === here.table);
    if (beside && names(s)) return false;
  }
  return true;
}

/** The words that name the group to which a grant is given: "Enterprise", "nonprofit", "Chile". */
function scopeOf(doc: Document, grant: GraceFact): ReadonlySet<string> {
  const sentence = doc.sentences[grant.sentence]!;
  const scope = new Set<string>();
  const take = (token: Token | undefined): void => {
    if (
      token &&
      !token.code &&
      !token.number &&
      !token.dateWord &&
      token.content &&
      !PLAIN.has(token.lower) &&
      !GROUP.has(token.lemma)
    )
      scope.add(token.lemma);
  };
  const to = Math.min(sentence.last, grant.token + MOST);
  for (let i = Math.max(sentence.first, grant.token - MOST); i < to; i++) {
    if (!GROUP.has(doc.tokens[i]!.lemma)) continue;
    if (i > sentence.first) take(doc.tokens[i - 1]);
    for (let k = i + 1; k <= i + 5 && k < sentence.last; k++)
      if (/^\p{Lu}/u.test(doc.tokens[k]!.text)) take(doc.tokens[k]);
  }
  return scope;
}
