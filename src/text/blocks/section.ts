/** "7.1 In release 14 …": the number of a section. */
const SECTION = /^(\s*(\d{1,2})\.(\d{1,2})\.?\s+)(?=\p{Lu})/u;

/** The number of a section that a line begins with, and the space around it, or "". */
export const sectionMark = (line: string): string => SECTION.exec(line)?.[1] ?? '';

/** Sections are counted from the first: "7.1 …", "7.2 …". "4.2 Fixes" alone may be a release. */
export function countsSections(lines: readonly { readonly text: string }[]): boolean {
  let before: readonly [string, number] | undefined;
  for (const { text } of lines) {
    const [, , part, number] = SECTION.exec(text) ?? [];
    if (part === undefined) continue;
    if (Number(number) === 2 && before?.[0] === part && before[1] === 1) return true;
    before = [part, Number(number)];
  }
  return false;
}
