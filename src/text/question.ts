import type { Document, Sentence } from './document.ts';

/** So many characters a sentence ends in at most behind its question mark: a bracket, quotes, further marks. */
const TAIL = 8;

/** True for a sentence that ends as a question, whatever quotes or brackets close behind its mark. */
export const asks = ({ plain }: Pick<Document, 'plain'>, { start, end }: Pick<Sentence, 'start' | 'end'>): boolean =>
  /\?[^\p{L}\p{N}]*$/u.test(plain.slice(Math.max(start, end - TAIL), end));
