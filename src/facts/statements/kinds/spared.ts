import type { Token } from '../../../text/tokens.ts';
import { familiesOf, isNegative } from '../../grammar/families.ts';
import { isNeedless, type KindReader, type Wording } from './wording.ts';

/** What nothing happens to. */
export const SPARED: readonly KindReader[] = [
  ['exemption', isExempt],
  ['stay', (wording, told) => !told.includes('exemption') && isUnchanged(wording)],
];

function isExempt(wording: Wording): boolean {
  const { tokens, families, features, negated, order } = wording;
  return (
    families.has('exempting') ||
    (negated && !order && families.has('affecting')) ||
    (families.has('acting') && (tokens.some(({ lower }) => lower === 'nothing') || isNeedless(wording))) ||
    tokens.some((_, k) => isNoChange(tokens, k) || isFine(tokens, k)) ||
    (negated && isForThem(tokens)) ||
    (!negated && features.has('cue:may') && hasEnd(wording))
  );
}

/** "Nothing changes", "does not change" */
function isNoChange(tokens: readonly Token[], k: number): boolean {
  const before = tokens[k - 1]?.lower ?? '';
  return /^changes?$/.test(tokens[k]!.lower) && (isNegative(before) || /^(?:not|nothing|never)$/.test(before));
}

/** "No work for users of 12.x", "you're fine", "already safe": nothing is asked of them. */
function isFine(tokens: readonly Token[], k: number): boolean {
  const before = tokens[k - 1]?.lower ?? '';
  const { lower } = tokens[k]!;
  return (
    (before === 'no' && /^(?:work|action|steps?|effort)$/.test(lower)) ||
    (/^(?:fine|safe)$/.test(lower) && /^(?:are|is|be|already|you['’]re|they['’]re|remains?|stays?)$/.test(before)) ||
    (lower === 'fine' && tokens[k + 1]?.lower === 'already')
  );
}

/** "None of this is for you", "it is not about them": the text itself, and whom it is for. */
function isForThem(tokens: readonly Token[]): boolean {
  const be = tokens.findIndex(({ lower }) => /^(?:is|are|isn['’]t|aren['’]t)$/.test(lower));
  const to = tokens[be + 1]?.lower === 'not' ? be + 2 : be + 1;
  return (
    be > 0 &&
    /^(?:this|that|it|these|here)$/.test(tokens[be - 1]!.lower) &&
    /^(?:for|about)$/.test(tokens[to]?.lower ?? '') &&
    /^(?:you|them|those)$/.test(tokens[to + 1]?.lower ?? '')
  );
}

function isUnchanged(wording: Wording): boolean {
  const { tokens, families, features, negated, order, statement } = wording;
  return (
    tokens.some(({ lower }) => lower === 'automatically') ||
    (!order && !negated && families.has('working') && !features.has('future') && hasEnd(wording)) ||
    (!order &&
      (families.has('working') || features.has('cue:may') || statement.clause.lead !== 'until') &&
      tellsStay(wording))
  );
}

/** "Goes down from 128 to 96", "goes offline": only what goes on stays. */
const tellsStay = ({ tokens, families }: Wording): boolean =>
  families.has('staying') &&
  tokens.some(
    ({ lemma }, k) => familiesOf(lemma).includes('staying') && (lemma !== 'go' || tokens[k + 1]?.lower === 'on'),
  );

/** "May be used until …" */
const hasEnd = ({ tokens }: Wording): boolean => tokens.some(({ lower }) => /^(?:until|through)$/.test(lower));
