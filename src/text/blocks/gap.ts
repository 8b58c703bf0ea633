import type { BlockReader, Line } from './page.ts';

/** Whether a line only sets blocks apart: a blank one, or a rule across the page. */
export const isGap = ({ trimmed }: Line): boolean => trimmed === '' || /^(?:[-*_=]\s*){3,}$/.test(trimmed);

export const gap: BlockReader = ({ lines }, at) => (isGap(lines[at]!) ? at + 1 : at);
