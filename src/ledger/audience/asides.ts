import { keyOf } from '../../facts/grammar/naming.ts';
import type { Subject } from '../../facts/grammar/subject.ts';
import { purposesIn } from '../../facts/purposes.ts';
import type { Reading } from '../../facts/read.ts';
import { clausesOf } from '../filler/passages.ts';
import { identifierRoles } from '../identifiers/roles.ts';

/** From here on a clause of the notice is there for a reason, or as filler. */
const LIKELY = 0.6;

/**
 * The subject without the names and words of which the notice speaks in its reasons and stories alone ("our partner closed
 * their old macOS service", "founded in Leeds"), nor those of the way out.
 */
export function withoutAsides(notice: Reading, subject: Subject, core: ReadonlySet<string>): Subject {
  const { doc } = notice;
  const { statements, likely } = clausesOf(notice);
  const purposes = purposesIn(statements, doc);
  const inPassing = new Set<number>();
  statements.forEach(({ clause }, s) => {
    if (purposes[s]!.reason >= LIKELY || likely[s]! >= LIKELY)
      for (let i = clause.first; i < clause.last; i++) inPassing.add(i);
  });
  const plainly = new Set<string>(core);
  doc.tokens.forEach((token, i) => {
    if (!inPassing.has(i)) plainly.add(keyOf(token)).add(token.lower);
  });
  const kept = (keys: ReadonlySet<string>): Set<string> => new Set([...keys].filter((key) => plainly.has(key)));
  const names = kept(subject.names);
  const others = kept(subject.others);
  const replacements = new Set(subject.replacements);
  let { found } = subject;
  for (const [value, { role }] of identifierRoles(notice)) {
    const key = value.toLowerCase();
    // Where no thing was read, what its identifiers are governed by tells it.
    if (role === 'replacement') others.delete(key);
    else if (!subject.found) {
      names.add(key);
      replacements.delete(key);
      found = true;
    }
  }
  return { ...subject, found, names, words: kept(subject.words), others, replacements };
}
