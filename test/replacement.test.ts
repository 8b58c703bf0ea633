import { describe, expect, it } from 'vitest';
import { check } from '../src/check.ts';
import { readNoReplacement } from '../src/facts/replacement.ts';
import { toDocument } from '../src/text/document.ts';

const none = (text: string) => readNoReplacement(toDocument(text));

describe('readNoReplacement', () => {
  it.each([
    'There is no replacement.',
    'Nothing takes its place.',
    "Nothing takes the old feed's place.",
    'Which replacement is there? There is none on Free.',
    'Ranked games go, with nothing in their place.',
    'The ferry feed stops, with none in its stead.',
    'The hourly files will not be succeeded by anything.',
    '`grid` has no follower.',
    'The old map has no heir.',
    'Its satellite re-enters, so nothing can follow.',
    'There is nothing to follow it.',
    'There is nothing to move to.',
    'Nobody takes over.',
    'A replacement is not planned.',
    'What can I use instead? Nothing.',
    'Is there anything for it instead? No.',
    'Alternatives do not exist.',
    'A successor will not be offered.',
    'Replacement: none.',
    'Nothing comes after it.',
    'We do not offer a replacement.',
    'Nobody else sells a substitute.',
    'No other service will replace it.',
    'The app goes without any successor.',
    '- `legal-1` → nothing. Deprecated.',
    '| Set | Take instead |\n|---|---|\n| `grid` | – |',
    '| Set | Next |\n|---|---|\n| `grid` | none: the satellite re-enters |',
  ])('says so: %s', (text) => expect(none(text)).not.toEqual([]));

  it.each([
    'Do not follow redirects.',
    'Version 2 stays and nobody has to move to 3.1.',
    'Its successor is the new API. The law wants a named sender, and a row has none.',
    "- `page()` → nothing, it's automatic.",
    'There is no replacement for item 2 other than AS2.',
    'There is no alternative except the stream.',
    'Auditors want a named approver, and the shared token has none.',
    'Agencies may ask for more time. There is none for others.',
    'The call will not have succeeded until 202 is returned.',
    'Nothing but the host changes in its place.',
    'Switch to the stream, which takes over.',
    'If you have not installed the replacement, do so.',
    'Rename the header; nothing else changes.',
    'What their successors deliver cannot be expressed in it.',
    'The replacement does not read `.ini` files.',
    'Its successor cannot be reached from the old subnet.',
    'IKEv1 cannot run on the certified successor.',
    'Neither successor has a parallel port.',
    'No replacement reads `.ini` files.',
    'The certificate cannot be replaced over the air.',
    'Printers cannot be recalibrated and must be replaced.',
    'Do not replace the battery yourself.',
    'It pins a root certificate that nobody can replace in installed apps.',
    'The fuse is one which nobody may replace.',
    'The replacement does not support `.ini` files.',
    'If there is no successor, ask us.',
    'Can I post the form instead? No. It carries no seal.',
    'May my bookkeeper sign instead? No, only the holder may.',
    '| Set | Last day |\n|---|---|\n| `grid` | – |',
  ])('does not: %s', (text) => expect(none(text)).toEqual([]));
});

describe('rule 5', () => {
  const notice =
    'If you read the Heron feed: it ends on 4 May 2027. Nothing takes its place. Its files stay downloadable for 90 days after that.';
  const told = 'If you read the Heron feed, it ends on 4 May 2027; files stay downloadable for 90 days after that';
  it.each([
    [`${told}, with nothing in its place.`, 'pass'],
    [`${told}. It has no follower.`, 'pass'],
    [`${told}, nothing standing in for it.`, 'pass'],
    [`${told}, unreplaced.`, 'pass'],
    [`${told}; lacking a substitute, plan ahead.`, 'pass'],
    [`${told}, then nothing in that spot.`, 'pass'],
    [`${told}; there is no follow-up product.`, 'pass'],
    [`${told}, without a stand-in.`, 'pass'],
    [`${told} → –`, 'pass'],
    [`${told}, nothing instead.`, 'pass'],
    [`| Feed | Ends | Next |\n|---|---|---|\n| Heron | 4 May 2027 | - |`, 'pass'],
    [`${told}; nothing to do until then.`, 'fail'],
    [`${told}; no shutdown date is set for the others. Use them instead.`, 'fail'],
    [`${told}.`, 'fail'],
  ] as const)('%s: %s', (output, expected) =>
    expect(check(notice, output, { rules: [5] }).rules[4]!.verdict).toBe(expected),
  );
});

describe('rule 5, of one thing among several', () => {
  const notice =
    'Engine `nmt-3` ends on 4 May 2027; use `ctx-1`. It does not offer Maltese; for this pair there is no replacement.';
  it.each([
    ['Engine `nmt-3` ends on 4 May 2027; use `ctx-1`. Maltese: look elsewhere.', 'pass'],
    ['Engine `nmt-3` ends on 4 May 2027; use `ctx-1`. No engine of ours will translate Maltese.', 'pass'],
    ['Engine `nmt-3` ends on 4 May 2027; use `ctx-1`, which does not offer Maltese.', 'fail'],
    ['Engine `nmt-3` ends on 4 May 2027; use `ctx-1`.', 'fail'],
  ] as const)('%s: %s', (output, expected) =>
    expect(check(notice, output, { rules: [5] }).rules[4]!.verdict).toBe(expected),
  );
});

describe('a successor that nobody has', () => {
  const notice =
    'The HB-2 bridge loses its cloud link on 30 November 2027, since its certificate expires and no update can change that. We offer no successor to the HB-2. Export your automations before. HB-3 owners need do nothing.';
  it.each([
    ['The HB-2 bridge loses its cloud link on 30 November 2027: export your automations. No successor exists.', 'pass'],
    [
      'The HB-2 bridge, whose certificate no update can change, loses its cloud link on 30 November 2027. Upgrade to the HB-3 instead, and export your automations.',
      'fail',
    ],
    [
      'HB-2 bridges lose the cloud on 30 November 2027, since nothing can renew the HB-2 certificate: export automations and use `hb link --next` instead.',
      'fail',
    ],
  ] as const)('%s', (output, verdict) =>
    expect(check(notice, output, { rules: [5] }).rules.find(({ rule }) => rule === 5)?.verdict).toBe(verdict),
  );
});
