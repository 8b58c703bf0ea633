/** Words between two members of a list: no semicolon, line break or colon, and brackets only in pairs. */
export const isFlat = (gap: string): boolean => !/[;:(\n]/.test(gap.replace(/\([^()]{0,80}\)/g, ''));
