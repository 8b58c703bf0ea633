import { expect, it } from 'vitest';
import { check } from '../src/check.ts';

/** A notice, outputs that keep its reason, and outputs that keep the rule alone. */
const ROWS: readonly (readonly [notice: string, kept: readonly string[], bare: readonly string[]])[] = [
  [
    'Card tokens end on 4 May 2029. Use network tokens. Cards issued by Solvane Bank cannot be exchanged, because that bank takes no part in the scheme; ask the shopper to enter such a card anew.',
    [
      'Card tokens end on 4 May 2029: use network tokens. Solvane Bank is outside the scheme: its cards have to be entered anew.',
    ],
    [
      'Card tokens end on 4 May 2029. Use network tokens. Cards issued by Solvane Bank must be entered anew by the shopper.',
    ],
  ],
  [
    'The `grain` reader ends on 4 May 2029. Use `husk`. LZ files must be saved again by `grain resave` first, because `husk` does not contain the LZ decoder.',
    [
      'The `grain` reader ends on 4 May 2029. Use `husk`. LZ files must be saved again by `grain resave` first; `husk` has no decoder for them.',
      'The `grain` reader ends on 4 May 2029. Use `husk`. It lacks the LZ decoder, so save LZ files again with `grain resave`.',
    ],
    ['The `grain` reader ends on 4 May 2029. Use `husk`. LZ files must be saved again by `grain resave` first.'],
  ],
];

for (const [notice, kept, bare] of ROWS) {
  const verdict = (output: string) => check(notice, output, { rules: [8] }).rules[7]!.verdict;
  it.each(kept)('reason kept: %s', (output) => expect(verdict(output)).toBe('pass'));
  it.each(bare)('rule alone: %s', (output) => expect(verdict(output)).toBe('fail'));
}

/** What comes of a deletion is no reason. */
it.each([
  'After that, diaries are deleted for good, and our support team cannot restore them.',
  'Drafts are wiped on that day and can never be recovered.',
])('no reason: %s', (told) => {
  const notice = `Shared diaries end on 4 May 2029. Export them before. ${told}`;
  const output = 'Shared diaries end on 4 May 2029: export them before, as everything left is then permanently erased.';
  expect(check(notice, output, { rules: [8] }).rules[7]!.verdict).not.toBe('fail');
});

/** A restriction and a join that set nobody apart; a name inside a compound. */
it.each([
  [
    'In the new images Python is called `python3` only, and the default user is `builder`.',
    'New: `python3` only, user `builder`.',
  ],
  [
    'Turn off campaigns first. Otherwise customers may receive e-mails with dead links.',
    'First turn off campaigns so that customers receive no e-mails with dead links.',
  ],
])('kept for all: %s', (told, kept) => {
  const notice = `The old fleet ends on 4 May 2029. Move to the new one. ${told}`;
  const output = `The old fleet ends on 4 May 2029; move to the new one. ${kept}`;
  expect(check(notice, output, { rules: [6] }).rules[5]!.verdict).not.toBe('fail');
});

/** A reason before what is drawn from it, in a sentence of its own, and words of cause that are more than one. */
it.each([
  [
    'Bcrypt hashes run one way. For this reason, passwords cannot be moved, and members choose new ones.',
    'Passwords cannot be moved, so members choose new ones.',
  ],
  [
    'Stadiums cannot stay on it, in light of the overflow of its seat counters at 65,535 seats.',
    'Stadiums cannot stay on it.',
  ],
  ['Phone codes are not on offer, on account of the law on shared networks.', 'Phone codes are not on offer.'],
])('a reason lost: %s', (told, kept) => {
  const notice = `Club Keys 3 closes on 4 May 2029. Clubs on it go to Club Keys 4. ${told}`;
  const output = `Club Keys 3 closes on 4 May 2029: clubs on it go to Club Keys 4. ${kept}`;
  expect(check(notice, output, { rules: [8] }).rules[7]!.verdict).toBe('fail');
});
