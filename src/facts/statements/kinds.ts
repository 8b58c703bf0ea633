import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { type Family, familiesOf, isNegative } from '../grammar/families.ts';
import type { Statement } from '../statements.ts';
import { wordsOf } from './words-of.ts';

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

/** "No work for users of 12.x", "you're fine", "already safe": nothing is asked of them. */
const isFine = (tokens: readonly Token[], k: number): boolean => {
  const [before, word] = [tokens[k - 1]?.lower ?? '', tokens[k]!.lower];
  return (
    (before === 'no' && /^(?:work|action|steps?|effort)$/.test(word)) ||
    (/^(?:fine|safe)$/.test(word) && /^(?:are|is|be|already|you['’]re|they['’]re|remains?|stays?)$/.test(before)) ||
    (word === 'fine' && tokens[k + 1]?.lower === 'already')
  );
};

/** Reads the kinds of one statement. Linear in its length. */
export function kindsOf(doc: Document, statement: Statement): Kind[] {
  const kinds: Kind[] = [];
  const tokens = wordsOf(doc, statement).filter((token) => token.end <= statement.range.end);
  const f = statement.features;
  const families = new Set<Family>();
  // A capital inside the clause makes a name ("Nightly CSV Export"), which does nothing.
  tokens.forEach((token, k) => {
    if (token.code || (k > 0 && token.capital)) return;
    for (const name of familiesOf(token.lemma)) families.add(name);
  });
  const negated = f.has('cue:negation');
  const needless =
    tokens.some(
      (t, k) =>
        /^(?:need|needs|have|has|required|necessary|needed|requires?)$/.test(t.lower) &&
        (tokens
          .slice(Math.max(0, k - 3), k)
          .some((o) => /^(?:not|no|nothing|neither|never)$/.test(o.lower) || isNegative(o.lower)) ||
          /^(?:not|nothing)$/.test(tokens[k + 1]?.lower ?? '')),
    ) || tokens.some((t) => t.lower === "needn't");
  const duration = f.has('duration');
  // "Goes down from 128 to 96", "goes offline": only what goes on stays.
  const stays =
    families.has('staying') &&
    tokens.some(
      (t, k) => familiesOf(t.lemma).includes('staying') && !(t.lemma === 'go' && tokens[k + 1]?.lower !== 'on'),
    );
  if (
    (negated && families.has('affecting') && !f.has('imperative')) ||
    families.has('exempting') ||
    (needless && families.has('acting')) ||
    tokens.some(
      (t, k) =>
        /^changes?$/.test(t.lower) &&
        (isNegative(tokens[k - 1]?.lower ?? '') || /^(?:not|nothing|never)$/.test(tokens[k - 1]?.lower ?? '')),
    ) ||
    (tokens.some((t) => t.lower === 'nothing') && families.has('acting')) ||
    tokens.some((_, k) => isFine(tokens, k)) ||
    (f.has('cue:may') && !negated && tokens.some((t) => /^(?:until|through)$/.test(t.lower)))
  )
    kinds.push('exemption');
  else if (
    (families.has('working') &&
      !negated &&
      !f.has('imperative') &&
      !f.has('future') &&
      tokens.some((t) => /^(?:until|through)$/.test(t.lower))) ||
    (stays &&
      !f.has('imperative') &&
      (families.has('working') || f.has('cue:may') || statement.clause.lead !== 'until')) ||
    tokens.some((t) => /^automatically$/.test(t.lower))
  )
    kinds.push('stay');
  const governed =
    tokens.some((t) =>
      /^(?:for|within|until|after|in|of|per|every|least|most|than|over|during|to|another|grace|notice)$/.test(t.lower),
    ) || f.has('bracketed');
  if (duration && (governed || !f.has('verbless')) && !tokens.some((t) => /^(?:last|past)$/.test(t.lower))) {
    const ahead = tokens.some(
      (t) =>
        /^(?:ahead|advance|notice|beforehand|earlier|before|prior)$/.test(t.lower) ||
        t.lower === "months'" ||
        t.lower === "weeks'" ||
        t.lower === "days'",
    );
    kinds.push(
      ahead &&
        tokens.some(
          (t, k) => t.lower === 'least' || t.lower === 'notice' || (k > 0 && /^(?:ahead|advance)$/.test(t.lower)),
        )
        ? 'lead-time'
        : 'period',
    );
  }
  if (
    (f.has('quantity') || statement.amounts.length > 0) &&
    (families.has('bounding') ||
      tokens.some((t, k) => /^(?:most|least)$/.test(t.lower) && tokens[k - 1]?.lower === 'at'))
  )
    kinds.push('limit');
  if (families.has('holdings') && families.has('befalling') && !f.has('imperative')) kinds.push('data');
  const contrast = families.has('contrasting');
  if (
    !f.has('imperative') &&
    (contrast ||
      ((families.has('lacking') || tokens.some((t) => isNegative(t.lower))) && !kinds.includes('exemption')) ||
      (families.has('needing') && !f.has('cue:you') && !needless))
  )
    kinds.push('difference');
  if (/^(?:if|unless|provided)$/.test(statement.clause.lead) || /^(?:if|unless|only)$/.test(tokens[0]?.lower ?? ''))
    kinds.push('condition');
  // "For this reason, …" has its reason in front of it.
  const names = !f.has('so') && tokens.some((t) => /^(?:therefore|reason)$/.test(t.lower));
  if (f.has('because') || f.has('next-so') || names) kinds.push('reason-stated');
  if (families.has('law') && families.has('obliging')) kinds.push('reason-law');
  if (families.has('expirable') && families.has('expiring') && (negated || !duration)) kinds.push('reason-expiry');
  if (families.has('supplier') && (families.has('ceasing') || negated)) kinds.push('reason-supplier');
  if (families.has('clashing') && (families.has('denying') || tokens.some((t) => isNegative(t.lower))))
    kinds.push('reason-clash');
  if (families.has('attack')) kinds.push('reason-security');
  const meaty = statement.content.filter((t) => !t.url && !familiesOf(t.lemma).includes('pointing'));
  if (families.has('pointing') && meaty.length <= 1 && !f.has('identifier')) kinds.push('pointer');
  const message =
    tokens.some((t) => /^(?:receive|receiving|getting|got|sent)$/.test(t.lower)) &&
    tokens.some((t) => /^(?:message|email|mail|notice|this|letter|communication)$/.test(t.lower));
  const writing =
    tokens.some((t) => /^(?:writing|contacting|addressed|reaching)$/.test(t.lower)) && !f.has('imperative');
  if ((message || writing) && f.has('cue:you')) kinds.push('telemetry');
  return kinds;
}
