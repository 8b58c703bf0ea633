import type { Kind, KindTables } from '../tools/kinds.ts';

/** A notice that retires one thing for another, and what an output has to say of both. */
const notice = (old: string, next: string): string =>
  `We are retiring ${old} on 4 June 2029. If you use it, please switch to ${next} before that date. We have worked on this for a long time, and we thank you for your patience.`;
const told = (old: string, next: string): string =>
  `We retire ${old} on 4 June 2029. If you use it, switch to ${next} before that date.`;
/** Exact, and then each of the two in another form. */
const pair = (old: string, next: string, otherOld: string, otherNext: string): Kind => [
  9,
  notice(old, next),
  [told(old, next)],
  [told(otherOld, next), told(old, otherNext)],
];
const CODE: Kind[] = [
  [9, notice('`--old-parser`', '`--parser-mode=two`'), [told('--old-parser', '--parser-mode=two')], []],
  [9, notice('`--tls-only`', '`--require-tls-cert`'), [told('"--tls-only"', '"--require-tls-cert"')], []],
  pair('--keep-alive-secs', '--idle-timeout=30s', '--keep-alive-sec', '--idle-timeout=60s'),
  [
    9,
    notice('push@kelp.example', 'feed.kelp.example'),
    ["push@kelp.example's retirement is on 4 June 2029. If you use it, switch to feed.kelp.example."],
    ["pull@kelp.example's retirement is on 4 June 2029. If you use it, switch to feed.kelp.example."],
  ],
];
const NAMES: Kind[] = [
  pair('macOS 11', 'macOS 13', 'macOS 10', 'macOS 14'),
  pair('Wave 300', 'Wave 500', 'Weve 300', 'Wade 500'),
  pair('AMQP 0.9', 'AMQP 1.0', 'AMQP 0.8', 'MQTP 1.0'),
  pair('Night Reports', 'Morning Digests', 'Nights Reports', 'Mornings Digests'),
  pair(
    'the "Send Invoice" button',
    'the "Share Bill" button',
    'the "Send Invoices" button',
    'the "Share Bills" button',
  ),
];
const NUMBERS: Kind[] = [
  pair('01632 960 111', '01632 960 122', '01632 960 112', '01632 960 221'),
  pair('1-900-555-0188', '1-900-555-0166', '1-900-555-0189', '1-900-555-0666'),
  pair('the DX-40 printer', 'the DX-60 printer', 'the old device', 'its successor'),
  pair('form TR-7', 'form TR-9', 'the outdated one', 'a newer model'),
  [
    9,
    `[CHG-2291] ${notice('Night Reports', 'Morning Digests')}`,
    [told('Night Reports', 'Morning Digests')],
    [told('the old reports', 'Morning Digests')],
  ],
];
const added = (what: string): string => `${told('Night Reports', 'Morning Digests')} To do so, use ${what}.`;
const INVENTED: Kind[] = [
  [9, notice('Night Reports', 'Morning Digests'), [], [added('`kelp sync`'), added('Account › Upgrade')]],
  [
    9,
    `${notice('Night Reports', 'Morning Digests')} Open Settings, then Billing, and choose Plan; or let kelp sync it.`,
    [added('Settings › Billing › Plan'), added('`kelp sync`')],
    [],
  ],
];

export const TABLES: KindTables = {
  'options and addresses in prose': CODE,
  'names with a number, a plural or a button': NAMES,
  'telephones, models, forms and tickets': NUMBERS,
  'commands and ways that the notice has no word of': INVENTED,
};
