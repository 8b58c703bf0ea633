import { hasNegative, type KindReader, type Wording } from './wording.ts';

/** Why something is so. */
export const REASONS: readonly KindReader[] = [
  ['reason-stated', statesReason],
  // "The directive forbids it"
  ['reason-law', ({ families }) => families.has('law') && families.has('obliging')],
  // "The certificate expires", "the licence is not renewed"
  [
    'reason-expiry',
    ({ families, negated, duration }) =>
      (negated || !duration) && families.has('expirable') && families.has('expiring'),
  ],
  // "The vendor stops signing"
  ['reason-supplier', ({ families, negated }) => families.has('supplier') && (negated || families.has('ceasing'))],
  // "The two formats cannot be mixed"
  [
    'reason-clash',
    (wording) => wording.families.has('clashing') && (wording.families.has('denying') || hasNegative(wording)),
  ],
  // "Signatures can be forged"
  ['reason-security', ({ families }) => families.has('attack')],
];

function statesReason({ features, tokens }: Wording): boolean {
  if (features.has('because') || features.has('next-so')) return true;
  // "For this reason, …" has its reason in front of it.
  return !features.has('so') && tokens.some(({ lower }) => /^(?:therefore|reason)$/.test(lower));
}
