import type { BlockReader } from './page.ts';

const FIELD = /^(subject|from|to|cc|bcc|date|sent|reply-to|betreff)\s*:\s+\S/i;
/** So many blocks at the start may be fields of a mail; a subject may stand anywhere. */
const FIELDS = 8;

/** "From: …", "Date: …"; the subject is a heading. */
export const mailHeader: BlockReader = (page, at) => {
  const line = page.lines[at]!;
  if (!FIELD.test(line.trimmed) || (page.blocks.length >= FIELDS && !/^subject/i.test(line.trimmed))) return at;
  if (/^(?:subject|betreff)/i.test(line.trimmed)) {
    const colon = line.text.indexOf(':') + 1;
    // "Subject: Fwd: Re: …"
    const forwarded = /^\s*(?:(?:fwd?|re|aw)\s*:\s*)+/i.exec(line.text.slice(colon))?.[0] ?? '';
    page.push('heading', line.start + colon + forwarded.length, line.end);
  } else page.push('mail-header', line.start, line.end);
  return at + 1;
};

const SALUTATION =
  /^(?:hi|hello|hey|dear|howdy|greetings|good (?:morning|afternoon|evening)|hello there|hi there)\b[^.:;!?\d]{0,60}[,!.:]?\s*\p{Extended_Pictographic}?$/iu;

export const isSalutation = (text: string): boolean => SALUTATION.test(text);

/** "Hi there," */
export const salutation: BlockReader = (page, at) => {
  const line = page.lines[at]!;
  const closed = /[,!.:]$|\p{Extended_Pictographic}$/u.test(line.trimmed) || page.isBlank(at + 1);
  if (!closed || !isSalutation(line.trimmed)) return at;
  page.push('salutation', line.start, line.end);
  return at + 1;
};
