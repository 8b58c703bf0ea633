import { hasNegative, isNeedless, type KindReader, type Wording } from './wording.ts';

/** What will be otherwise, and for whom. */
export const CHANGES: readonly KindReader[] = [
  ['data', ({ families, order }) => !order && families.has('holdings') && families.has('befalling')],
  ['difference', (wording, told) => !wording.order && differs(wording, told.includes('exemption'))],
  ['condition', isCondition],
];

/** "Dates are strings instead of numbers", "there is no export", "calls need a key"; what lacks in an exemption is no difference. */
function differs(wording: Wording, exempt: boolean): boolean {
  const { families, features } = wording;
  return (
    families.has('contrasting') ||
    (!exempt && (families.has('lacking') || hasNegative(wording))) ||
    (families.has('needing') && !features.has('cue:you') && !isNeedless(wording))
  );
}

function isCondition({ statement, tokens }: Wording): boolean {
  return /^(?:if|unless|provided)$/.test(statement.clause.lead) || /^(?:if|unless|only)$/.test(tokens[0]?.lower ?? '');
}
