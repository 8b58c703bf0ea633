import { describe, expect, it } from 'vitest';
import { check } from '../src/check.ts';

const notice = (title: string): string =>
  `## ${title}\n\n\`POST /soap/import\` will stop answering on 9 June 2028, 10:00 UTC. Senders that use it: call \`POST /v4/import\`. SOAP faults become problem details there, and files above 20 MB are refused.`;
const broken = (title: string, opening: string): readonly boolean[] => {
  const { rules } = check(
    notice(title),
    `${opening} Senders that use \`POST /soap/import\`: call \`POST /v4/import\`.`,
  );
  return [2, 14].map((rule) => rules[rule - 1]!.verdict === 'fail');
};

describe.each(['EOL: SOAP import', 'Retirement of the SOAP import', 'Shutdown notice: SOAP import'])(
  'under "%s"',
  (title) => {
    it.each(['SOAP import is gone.', 'The old SOAP import has ended.', 'The SOAP import no longer works.'])(
      'told as over: %s',
      (opening) => expect(broken(title, opening)).toEqual([true, true]),
    );
    it.each(['The SOAP import ends on 9 June 2028, 10:00 UTC.', 'SOAP import is gone as of 9 June 2028, 10:00 UTC.'])(
      'told as to come: %s',
      (opening) => expect(broken(title, opening)).toEqual([false, false]),
    );
  },
);
