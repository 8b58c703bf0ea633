import type { IdentifierFact } from '../../facts/identifiers.ts';
import type { Reading } from '../../facts/read.ts';
import type { ForeignIdentifier } from '../identifiers.ts';
import { MOST, type NoticeNames, noticeNames } from './known.ts';

/**
 * "`acme db`" of "`acme db migrate --all`": without its next word it is another command, or none. A command without its
 * options is told as a name is, and so is one whose next word stands elsewhere in the output.
 */
export function cutCommands(notice: NoticeNames, output: Reading): ForeignIdentifier[] {
  const commands = notice.facts.filter(isCommand);
  if (commands.length === 0) return [];
  const own = noticeNames(output);
  return own.facts
    .slice(0, MOST)
    .filter((found) => isCommand(found) && !notice.facts.some(({ value }) => value === found.value))
    .flatMap((found) => {
      const longer = commands.filter(({ value }) => value.startsWith(`${found.value} `));
      const cut = longer.every(({ value }) => isLost(own, value.slice(found.value.length).trim()));
      return longer.length > 0 && cut ? [{ found, expected: longer[0]!, sure: true }] : [];
    });
}

const isCommand = ({ kind, code }: IdentifierFact): boolean => kind === 'command' && code;

/** Whether the first of the words that are gone is a word of the command, and stands nowhere in the output. */
function isLost({ index }: NoticeNames, rest: string): boolean {
  const [word] = rest.split(/\s+/, 1);
  return !NO_WORD.test(word!) && !index.has(word!, 'loose', false);
}
/** An option, or what the reader fills in. */
const NO_WORD = /^(?:-.*|[<[{($].*|[A-Z][A-Z\d_-]*|\.{3}|…|[^\p{L}\d]+)$/u;
