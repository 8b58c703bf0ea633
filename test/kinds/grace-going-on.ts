import type { Kind, KindTables } from '../tools/kinds.ts';

const notice = (extra: string): string =>
  `Dear tenant,\n\nOn 9 October 2028 at 07:00 UTC we switch off the Gate Relay (\`/relay/v1\`), the first of our two door services. Whoever opens doors through the Gate Relay has to move to Gate Hub (\`/hub/v2\`) before, where every call needs a site id. Door logs stay readable for 60 days, after which we delete them. Sites on the Annex plan have their own lock box and are not concerned.${extra}\n\nHow to move: https://gate.example/hub. We answer questions within two working days.\n\nThe Gate team`;
const said = (extra: string): string =>
  `Gate Relay (\`/relay/v1\`) is switched off on 9 October 2028 at 07:00 UTC. If you open doors through it, move to Gate Hub (\`/hub/v2\`) before; every call needs a site id. Door logs stay readable for 60 days, then are deleted. Annex sites: not concerned. See https://gate.example/hub. ${extra}`.trim();

// Behind the end it goes on, or comes back, of which the notice has nothing; or there is no hurry.
const INVENTED = [
  'The relay stays up as a fallback.',
  'It will keep answering afterwards.',
  'Pending requests will still be processed.',
  'Ongoing sessions may finish.',
  'Calls in progress will be allowed to complete.',
  'After that date it remains reachable for emergencies.',
  'It can be switched back on.',
  'We can reactivate it.',
  'There is no hurry.',
  'Move at your leisure.',
  'There is plenty of time.',
];
// The same where the notice says so; what is kept, is asked, or stops.
const GRANTED: readonly (readonly [string, string])[] = [
  ['Requests that are queued at that time will still be carried out.', 'Queued requests will still be processed.'],
  ['Contracts with a signed lease go on until the lease ends.', 'Leased contracts run until they end.'],
  ['In an emergency we may open the relay again for you.', 'The relay can be reopened in emergencies.'],
  ['Your badges stay as they are.', 'Existing badges remain valid afterwards.'],
  ['', 'Pending requests will not be processed.'],
  ['', 'It can no longer be switched back on.'],
  ['', 'There is no time to lose.'],
  // How long something is to be done.
  ['Keep both keys in place as long as you have doors on the relay.', 'Keep both keys until you are on the hub.'],
];
const KINDS: Kind[] = [
  ...INVENTED.map((time): Kind => [11, notice(''), [said('')], [said(time)]]),
  ...GRANTED.map(([grant, time]): Kind => [11, notice(grant && ` ${grant}`), [said(time)], []]),
];

export const TABLES: KindTables = { 'what goes on behind an end': KINDS };
