import type { Reading } from '../../facts/read.ts';
import type { ForeignIdentifier } from '../identifiers.ts';
import { CALL, METHOD, type NoticeNames, pathKey, VERB } from './known.ts';

/** `POST` for `GET` before a path that the notice never calls so. */
export function changedMethods(notice: NoticeNames, output: Reading): ForeignIdentifier[] {
  const changed: ForeignIdentifier[] = [];
  for (const match of output.doc.plain.matchAll(CALL)) {
    const known = notice.methods.get(pathKey(match[2]!));
    if (known === undefined || match[1]!.match(new RegExp(VERB, 'g'))!.every((verb) => known.has(verb))) continue;
    const range = { start: match.index, end: match.index + match[0].length };
    const expected =
      notice.facts.find((f) => METHOD.test(f.value) && pathKey(f.value.replace(METHOD, '')) === pathKey(match[2]!)) ??
      null;
    changed.push({
      found: { kind: 'path', value: match[0], range, span: output.doc.span(range), code: true, exact: true },
      expected,
      sure: true,
    });
  }
  return changed;
}
