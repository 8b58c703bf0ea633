import type { Kind, KindTables } from '../tools/kinds.ts';

const soap = (title: string): string =>
  `## ${title}\n\n\`POST /soap/import\` will stop answering on 9 June 2028, 10:00 UTC. Senders that use it: call \`POST /v4/import\`. SOAP faults become problem details there, and files above 20 MB are refused.\n\nThanks for sending with us since 2009.`;
const said = (opening: string): string =>
  `${opening} Senders that use \`POST /soap/import\`: call \`POST /v4/import\`. SOAP faults become problem details, files above 20 MB are refused.`;

const KEPT = [
  'SOAP import no longer works from 9 June 2028, 10:00 UTC.',
  'SOAP import is gone as of 9 June 2028, 10:00 UTC.',
  'The SOAP import ends on 9 June 2028, 10:00 UTC.',
  'From 9 June 2028, 10:00 UTC on the SOAP import is no longer available.',
].map(said);
const DONE = [
  'SOAP import is gone.',
  'The SOAP import no longer works.',
  'The old SOAP import has ended.',
  'SOAP import is over.',
].map(said);

const builder =
  'Subject: Retirement of the legacy report builder\n\nDear customer,\n\nthe page Tools > Reports will be switched off on 4 May 2029. Accounts that build reports with it should move to Insights Studio, where a schedule is gone that nobody used. Templates made there are kept for 60 days.';
const studio = (opening: string): string =>
  `${opening} Accounts that build reports under Tools > Reports: move to Insights Studio. Templates are kept for 60 days.`;

const rows = [2, 14].flatMap((rule): Kind[] => [
  ...['Sunset: SOAP import', 'EOL: SOAP import', 'SOAP import is going away', 'Shutdown notice: SOAP import'].map(
    (title): Kind => [rule, soap(title), KEPT, DONE],
  ),
  [
    rule,
    builder,
    [studio('The report builder is switched off on 4 May 2029.'), studio('Report builder: gone from 4 May 2029.')],
    [studio('The report builder is gone.'), studio('The legacy builder is no longer available.')],
  ],
]);

export const TABLES: KindTables = { 'told as over by what a title calls it': rows };
