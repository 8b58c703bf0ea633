import type { Kind, KindTables } from '../tools/kinds.ts';

const NOTICE =
  '# End of the Kestrel Sync API\n\nPublished: 4 January 2029\n\nThe Kestrel Sync API, which harbour offices use to copy tide tables, will be removed on 14 June 2029. Harbour offices that use the Kestrel Sync API must move to the Heron Sync API before that day. The guide is at https://docs.example.com/heron. We thank all of you for the many years in which you have trusted us with your data.';
const BODY =
  'Harbour offices that use the Kestrel Sync API: it will be removed on 14 June 2029. Move to the Heron Sync API before that day; guide: https://docs.example.com/heron.';
const FRONTS = [
  'See https://docs.example.com/heron. ',
  'Guide: https://docs.example.com/heron\n\n',
  'Please read https://docs.example.com/heron. ',
  'Date: 4 January 2029\n\n',
  'Issued: 4 January 2029\n\n',
  'From: The Kestrel team\n\n',
  'To our valued customers: ',
  'In order to serve you better, we change things. ',
  "Don't wait: ",
  'Last call. ',
];
const GOOD = ['', '# Kestrel Sync API\n\n', 'Heads up: ', 'To harbour offices: ', 'Attention harbour offices: '];
const KINDS: Kind[] = [
  [3, NOTICE, GOOD.map((front) => front + BODY), []],
  ...FRONTS.map((front): Kind => [3, NOTICE, [], [front + BODY]]),
];

export const TABLES: KindTables = { 'fronts that name nothing': KINDS };
