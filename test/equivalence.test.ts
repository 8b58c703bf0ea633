import { describe, expect, it } from 'vitest';
import unprovenEquivalence from '../rules/unproven-equivalence.ts';
import { check } from '../src/check.ts';
import { readEquivalences } from '../src/facts/equivalence.ts';
import { toDocument } from '../src/text/document.ts';

const claims = (text: string) => readEquivalences(toDocument(text)).filter((fact) => fact.sort !== 'hint');

describe('readEquivalences', () => {
  it.each([
    'v2 is a direct equivalent of v1.',
    'v2 is functionally identical to v1.',
    'v2 does everything v1 did.',
    'v2 works exactly like v1.',
    'It is a like-for-like swap.',
    'A drop-in replacement is available.',
    'Apart from that, nothing changes.',
    'No other change is needed.',
    'Everything else stays as it is.',
    'Simply swap the host name.',
    'All you have to do is change the host.',
    'Redeploy, and you are all set.',
    'The switch is seamless.',
    'v2 is fully compatible with v1.',
    'It comes with full feature parity.',
    'The two are interchangeable.',
    'Change the host, nothing else.',
    'All we have to do is swap the host.',
    'It is business as usual from day one.',
    'Everything you love is in the new app.',
    'It works the way you know it.',
    'No rewrites are needed.',
    'There is nothing else to do.',
    'It extracts exactly what the old call did.',
    'The new plan is the old one under a new name.',
    'You get the same plan under another label.',
    'It works just the same as before.',
    'It behaves exactly as it did.',
    'Nothing further needs changing.',
    'Nothing more is required of you.',
    'Apart from the party limit, matches run the way they did under v1.',
    'That is all there is to it.',
  ])('a total claim: %s', (text) => expect(claims(text).map((fact) => fact.scope)).toContain('total'));

  it.each([
    ['It takes the same parameters.', ['parameter']],
    ['It returns identical responses.', ['response']],
    ['It accepts the same credentials, ports and parameters as the old host.', ['credential', 'port', 'parameter']],
    ['The endpoints stay the same.', ['endpoint']],
  ] as const)('a partial claim: %s', (text, of) => expect(claims(text).map((fact) => fact.of)).toEqual([of]));

  it.each([
    'v2 is not a drop-in replacement.',
    'There is no equivalent in v2.',
    'The two are not identical.',
    'Both steps must be done on the same day.',
    'Sign with the same key for all requests in a batch.',
    'The header and the field must match exactly.',
    'There was a drop in traffic.',
    'Both may run, except for the same relying party.',
    'Business as usual until 3 May 2027.',
    'It works as usual up to the switch.',
    'You cannot tell the sets of two museums apart.',
    'Nothing changes for customers on the Enterprise plan.',
    'Your number stays the same.',
    'Mobile SDK users need do nothing.',
    'You need the Owner role or equivalent.',
    // Shared among several, which says nothing of old and new.
    'Every desk has the same key.',
    'Each of the tills uses the same port.',
    'Each region has the same quota.',
    // Nothing else of a measure or a content, not of the work.
    'Supply it with 24 V DC, nothing else.',
    'You keep a free account (trailers, nothing else).',
    'The archive holds invoices and nothing more.',
    // Having all of some things is no parity.
    'Partners keep all models for the term of the contract.',
    'Both of them include every region of the old zone.',
    // Matches, copies and names that are facts.
    'The address must be an exact match.',
    'Only a full copy of the data can be restored.',
    'Files are saved under a new name.',
    'v2 does not accept anything else.',
    'You will see a change in the invoice.',
    'Export everything you need.',
    // How long nothing happens, and what is not allowed.
    'A worker is unloaded after 45 seconds without work.',
    'Drafts lapse after 30 days with no changes.',
    'No changes after 5 May 2027.',
    'Orders in 2.3: no edits possible.',
    // Ease for those who have nothing to move.
    'If you are on 5.x already, you are all set.',
    '`anycast` in the first line means you are done.',
    'Whoever signed up after March is good to go.',
    // What there is, rather than what it takes.
    'Strip the tag: pure Go is all there is.',
    'Backup codes stay the same.',
  ])('no claim: %s', (text) => expect(claims(text)).toEqual([]));
});

describe('rule 13', () => {
  const verdict = (notice: string, output: string): string => check(notice, output, { rules: [13] }).rules[12]!.verdict;

  it('does not let one replacement speak for all', () => {
    const notice =
      'If you call `a()`, use `c()`, which takes the same arguments. If you call `b()`, use `d()`. Both old calls are removed on 4 May 2027.';
    expect(
      verdict(
        notice,
        'Callers of `a()` and `b()`: use `c()` and `d()` before 4 May 2027. All replacements take the same arguments.',
      ),
    ).toBe('fail');
  });

  it.each(unprovenEquivalence.examples)('example: $why', ({ notice, output, verdict: expected }) =>
    expect(verdict(notice, output)).toBe(expected),
  );
});
