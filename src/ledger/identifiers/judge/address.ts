import type { IdentifierFact } from '../../../facts/identifiers.ts';
import { bareAddress, type NoticeNames, schemeOf } from '../known.ts';
import { nearest, type Verdict } from '../near.ts';

/** "https://status.acme.example": the notice has it with that scheme, or its host and path apart, or it is another one. */
export function judgeAddress(notice: NoticeNames, fact: IdentifierFact): Verdict {
  const bare = bareAddress(fact.value);
  const scheme = schemeOf(fact.value);
  const schemes = notice.addresses.get(bare);
  if (schemes !== undefined)
    return scheme === '' || schemes.has('') || schemes.has(scheme) ? 'known' : nearest(notice, fact, 0.5);
  // "submit.acme.example, port 587" may be told as one address.
  const ported = /^([^/]+):(\d{2,5})$/.exec(bare);
  if (ported && notice.addresses.has(ported[1]!) && notice.index.has(ported[2]!, 'version', false)) return 'known';
  if (fact.kind !== 'url') return notice.index.has(bare, 'strict', false) ? 'known' : nearest(notice, fact, 0.5);
  // Host and path may be given apart; a longer address of the notice that begins like this one is another address.
  const [, host, path] = /^([^/]+)(\/.+)?$/.exec(bare) ?? [];
  const stands = host !== undefined && notice.addresses.has(host);
  return stands && (path === undefined || notice.values.has(path)) ? 'known' : nearest(notice, fact, 0.5);
}
