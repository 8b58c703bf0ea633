import type { Kind, KindTables } from '../tools/kinds.ts';

const notice = (asked: string): string =>
  `Dear host,\n\nThe Lantern calendar closes on 9 October 2028. It serves guesthouses that take bookings over the old extranet.\n${asked} There is no replacement.\n\nKind regards\nNorthbay`;
const SILENT =
  'Guesthouses that take bookings over the old extranet: the Lantern calendar closes on 9 October 2028, without a replacement.';
const TOLD = `${SILENT} Export your bookings.`;

// How a notice calls for an act in other words than "must".
const CALLS = [
  'Guesthouses are kindly requested to export their bookings.',
  'Owners are expected to export their bookings.',
  'It is essential to export your bookings.',
  "It's vital that you export your bookings.",
  'All bookings are to be exported by the host.',
  "You've got to export your bookings yourself.",
  'Please remember to export your bookings.',
  'Now is the time to export your bookings.',
  'It is up to you to export the bookings.',
  'It remains your responsibility to export the bookings.',
];
// The same words where nothing is asked.
const ASKS_NOTHING = [
  'Bookings are expected to move to the archive by themselves.',
  'The calendar is to be removed from all extranets.',
  'It is essential that we keep our systems modern.',
  'It is important to us that you hear this early.',
  'Some owners requested that teams move it to the low season.',
  'We remember to this day how hosts welcomed it.',
];
const KINDS: Kind[] = [
  ...CALLS.map((asked): Kind => [1, notice(asked), [TOLD], [SILENT]]),
  ...ASKS_NOTHING.map((said): Kind => [1, notice(said), [SILENT], []]),
];

export const TABLES: KindTables = { 'acts called for in other words than must': KINDS };
