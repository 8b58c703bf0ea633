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
  const silent =
    'The Egret API is shut down on 4 May 2027. If you call it, move to the Ibis API. Scheduled exports are not affected.';
  const parameters = `${silent} The Ibis API takes the same parameters.`;
  const spared = `${silent} Tags are taken over unchanged by our own crew, and the desktop app goes on as before.`;
  const full = `${silent} The Ibis API is a drop-in replacement.`;
  const told =
    'If you call the Egret API, move to the Ibis API before 4 May 2027, when it is shut down. Scheduled exports are not affected.';
  const verdict = (notice: string, output: string): string => check(notice, output, { rules: [13] }).rules[12]!.verdict;

  it.each([
    [silent, told, 'pass'],
    [silent, `${told} It takes the same parameters.`, 'fail'],
    [silent, `${told} The two are interchangeable.`, 'fail'],
    [silent, told.replace('are not affected', 'need no change'), 'pass'],
    [parameters, `${told} It takes the same parameters.`, 'pass'],
    [parameters, `${told} It takes the same arguments.`, 'pass'],
    [parameters, `${told} It takes the same parameters and gives the same responses.`, 'fail'],
    [parameters, `${told} It works just like the Egret API.`, 'fail'],
    // The notice spares scheduled exports: that says nothing of the replacement.
    [spared, `${told} Tags need no work.`, 'pass'],
    [spared, `${told} There is nothing to change for tags.`, 'pass'],
    [spared, `${told} Using tags? Nothing changes for you.`, 'pass'],
    [spared, `${told} Tags are moved without any work.`, 'pass'],
    [spared, `${told} For tags everything goes on as before.`, 'pass'],
    [spared, `${told} With the Ibis API everything goes on as before.`, 'fail'],
    [spared, `${told} No code changes are needed.`, 'fail'],
    [spared, `${told} The Ibis API works as before.`, 'fail'],
    [spared, `${told} Just swap the host and that's it.`, 'fail'],
    // What the notice spares by other words: "as hitherto", "out of scope", "go on".
    [
      `${silent} Signatures under other laws may be made with it as hitherto.`,
      `${told} Signatures under other laws: no change.`,
      'pass',
    ],
    [`${silent} Out of scope: clinics that reach us over HTTP.`, `${told} Clinics on HTTP: nothing changes.`, 'pass'],
    [
      `${silent} Patients of the Fenwick site go on booking the way they do today.`,
      `${told} Fenwick site: nothing changes.`,
      'pass',
    ],
    [`${silent} Paging works as it did.`, `${told} Paging works as before.`, 'pass'],
    [`${silent} Paging works as it did.`, `${told} Your code works as before.`, 'fail'],
    [`${silent} Will my bill change? No, the price stays put.`, `${told} Your price stays the same.`, 'pass'],
    [silent, `${told} Your price stays the same.`, 'fail'],
    // A question that the notice answers.
    [`${silent} Are backup codes changing? No.`, `${told} Backup codes: no change.`, 'pass'],
    [`${silent} *Will saved searches survive?* Yes, all of them.`, `${told} Saved searches: nothing changes.`, 'pass'],
    [`${silent} Do I have to re-pair my lamp? Yes, once.`, `${told} Lamps need no change.`, 'pass'],
    // A part that the notice speaks of stays: no word on the replacement.
    [`${silent} Annual subscribers run on at the old price.`, `${told} Annual subscribers: price unchanged.`, 'pass'],
    [`${silent} The port number is 8443, then as now.`, `${told} The port stays the same.`, 'pass'],
    // The same part, told by other words.
    [`${silent} Prices of the Ibis API match those of the Egret API.`, `${told} Same prices as the Egret API.`, 'pass'],
    [`${silent} The Ibis API shares the Egret API's header names.`, `${told} It uses the same headers.`, 'pass'],
    [`${silent} Prices are on the website.`, `${told} The Ibis API gives the same responses.`, 'fail'],
    // A rest is a rest, and what need not be touched needs no change.
    [`${silent} Apart from the host nothing changes.`, `${told} Otherwise identical.`, 'pass'],
    [`${silent} Everything else stays as it is.`, `${told} Otherwise no changes.`, 'pass'],
    [`${silent} You need not touch your code.`, `${told} No code changes needed.`, 'pass'],
    [`${silent} The Ibis API answers in the old schema.`, `${told} Same response schema.`, 'pass'],
    [`${silent} The archive remains readable.`, `${told} The archive stays readable just as now.`, 'pass'],
    [silent, `${told} The move is a mere rename.`, 'fail'],
    [silent, `${told} It behaves no differently.`, 'fail'],
    [silent, `${told} Answers will be of the same quality.`, 'fail'],
    // Spared because it is done for them, or done already.
    [
      `${silent} Themes from the gallery have been converted by their maintainers.`,
      `${told} Gallery themes need no work.`,
      'pass',
    ],
    [
      `${silent} Tenants on metadata exchange receive the new key by themselves.`,
      `${told} Tenants on metadata exchange: no changes needed.`,
      'pass',
    ],
    [`${silent} We have already switched over all sandbox tenants.`, `${told} No change for sandbox tenants.`, 'pass'],
    [
      `${silent} The chart \`egret-ha\` rewrites its policies on its own.`,
      `${told} Charts with policies need no edits.`,
      'pass',
    ],
    [
      `${silent} Themes from the gallery have been converted by their maintainers.`,
      `${told} Your own scripts need no changes.`,
      'fail',
    ],
    [
      `${silent} The Egret API has been deprecated for clients since May.`,
      `${told} Your clients need no changes.`,
      'fail',
    ],
    // A group that is asked for, and told in the next sentence that it is spared.
    [
      `${silent} Only ever in the web editor? Then you can skip this mail.`,
      `${told} Web-editor-only users see no change.`,
      'pass',
    ],
    [
      `${silent} Only ever in the web editor? Then you can skip this mail.`,
      `${told}\n- Web editor users: no change\nhttps://egret.example/docs`,
      'pass',
    ],
    [
      `${silent} On the Fenwick plan? You are on the Ibis API already.`,
      `${told} No change for Fenwick-plan customers.`,
      'pass',
    ],
    [
      `${silent} Still on the Fenwick plan? Then your scripts have to be rewritten.`,
      `${told} No changes needed for your scripts.`,
      'fail',
    ],
    // A thing beside what it was, which is no word on another thing.
    [
      `${silent} It works as before and no date is set, not even a rough one.`,
      `${told} It does, however, work in just the same way as it did before.`,
      'pass',
    ],
    [
      `${silent} The Egret API behaves as it always has.`,
      `${told} The Egret API behaves in exactly the same manner as now.`,
      'pass',
    ],
    [silent, `${told} It works in just the same way as it did before.`, 'fail'],
    [
      `${silent} It works as before until then.`,
      `${told} The Ibis API works in just the same way as the Egret API did.`,
      'fail',
    ],
    // What the notice says of one, told of several.
    [
      `${silent} \`ibis rotate\` does the same as \`egret turn\`. \`ibis list\` replaces \`egret show\`.`,
      `${told} \`ibis list\` and \`ibis rotate\` do the same as their predecessors.`,
      'fail',
    ],
    [
      `${silent} \`ibis list\` replaces \`egret show\` and takes the same arguments. \`ibis rotate\` is slower.`,
      `${told} \`ibis list\` and \`ibis rotate\` take the same arguments.`,
      'fail',
    ],
    [
      `${silent} \`ibis rotate\` and \`ibis list\` do the same as the old calls.`,
      `${told} \`ibis list\` and \`ibis rotate\` do the same as their predecessors.`,
      'pass',
    ],
    [
      `${silent} \`ibis rotate\` does the same as \`egret turn\`. So does \`ibis list\`.`,
      `${told} \`ibis list\` and \`ibis rotate\` do the same as their predecessors.`,
      'pass',
    ],
    [
      `${silent} \`ibis rotate\` does the same. \`ibis list\` replaces \`egret show\`.`,
      `${told} Use \`ibis list\`; \`ibis rotate\` does the same as \`egret turn\`.`,
      'pass',
    ],
    // What the notice leaves alone, a mishap that nobody notices, the same word of the same thing.
    [`${silent} Nightly jobs don't move.`, `${told} Nightly jobs: no change.`, 'pass'],
    [
      `${silent} \`/home\` and all other allocation codes are unaffected.`,
      `${told}\n- No change: \`/home\`, other allocation codes`,
      'pass',
    ],
    [`${silent} Nightly jobs don't move.`, `${told}\n- No change: limits, prices`, 'fail'],
    [`${silent} Arrays are compared by reference.`, `${told} Changed arrays go unnoticed.`, 'pass'],
    [silent, `${told} The switch will go unnoticed.`, 'fail'],
    [`${silent} Both packages own the same files.`, `${told} Both packages claim identical files.`, 'pass'],
    [`${silent} Maps come as they do today.`, `${told} Maps are unchanged, data older than a year goes.`, 'pass'],
    [`${silent} For all other pairs it stays as it is.`, `${told} Other pairs work as now.`, 'pass'],
    [silent, `${told} The remaining hooks behave as they did.`, 'fail'],
    [`${silent} Offers expire after 20 minutes.`, `${told} Fares and offers are held equally long.`, 'fail'],
    // What cannot be done is no promise.
    [`${silent} Orders made in 2.3 cannot be changed in 3.1.`, `${told} 2.3 orders: no changes in 3.1.`, 'pass'],
    [silent, `${told} Nothing further needs changing.`, 'fail'],
    [full, `${told} It is a drop-in replacement.`, 'pass'],
    [full, `${told} It takes the same parameters.`, 'pass'],
  ] as const)('%s → %s: %s', (notice, output, expected) => expect(verdict(notice, output)).toBe(expected));

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
