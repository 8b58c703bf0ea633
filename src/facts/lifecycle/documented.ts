import type { Document } from '../../text/document.ts';

/** "@deprecated since 7.1": what the comment documents, by the first call or member that it names. */
export function documented({ tokens }: Document, tag: number): number[] {
  const isMember = (k: number): boolean => MEMBER.test(tokens[k]!.text) && !tokens[k]!.url;
  for (let k = tag - 1; k >= 0 && k > tag - FAR; k--) if (isMember(k)) return [k];
  for (let k = tag + 1; k < tokens.length && k < tag + FAR; k++) if (isMember(k)) return [k];
  return [];
}
const MEMBER = /^[A-Za-z_$][\w$]*(?:(?:\.|::|#)[A-Za-z_$]|\()/;
/** So many words of a comment are looked at. */
const FAR = 60;
