import type { Kind, KindTables } from '../tools/kinds.ts';

/** Openings by what stands in front: a title over the labels, an order of any verb, a noun of duty. */
const KINDS: Kind[] = [
  [
    3,
    '# Retirement of Night Export\n\nNight Export will be retired on 12 January 2031 at 09:00 UTC. This concerns workspaces on the Starter plan in the EU region only. Please schedule jobs with Flow Export before then.',
    [
      'Night Export\nAffected: EU workspaces on the Starter plan\nDeadline: 12 January 2031, 09:00 UTC\nAction: schedule jobs with Flow Export',
      'Night Export ends\nAffected: Starter-plan workspaces in the EU region\nDeadline: 12 January 2031, 09:00 UTC\nAction: schedule jobs with Flow Export',
    ],
    [
      'Night Export\nAffected: all customers\nDeadline: 12 January 2031, 09:00 UTC\nAction: schedule jobs with Flow Export',
      'Night Export\nDeadline: 12 January 2031, 09:00 UTC\nAffected: EU workspaces on the Starter plan\nAction: schedule jobs with Flow Export',
    ],
  ],
  [
    3,
    'The Tarn booking widget will be taken down on 9 April 2030. It affects hotels that embed the widget on their own site. Embed the Tarn frame instead.',
    [
      'Hotels that embed the Tarn booking widget must embed the Tarn frame before 9 April 2030, when it is taken down.',
      'Embedded Tarn booking widgets of hotels are taken down on 9 April 2030. Embed the Tarn frame instead.',
    ],
    [
      'Embed the Tarn frame instead: the Tarn booking widget is taken down on 9 April 2030 for hotels that embed it.',
      'Bring the Tarn frame in, as the Tarn booking widget is taken down on 9 April 2030 for hotels that embed it.',
      'Apply the Tarn frame: the Tarn booking widget is taken down on 9 April 2030 for hotels that embed it.',
      'Migration to the Tarn frame is required for hotels that embed the Tarn booking widget, taken down on 9 April 2030.',
    ],
  ],
];

export const TABLES: KindTables = { 'what stands on the first line': KINDS };
