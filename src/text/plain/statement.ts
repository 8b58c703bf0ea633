/** A statement of a language for programs: "alter extension tern update to '1.5.9';". */
const STATEMENT =
  /^(?:create|alter|drop|select|insert|update|delete|grant|const|let|var|import|from|return|require|await|export)\s\S[^!?]{2,240}['")\]}];$/i;

/** Whether the line at `at` is such a statement, under a colon or beside another. */
export function isStatement(raw: string, at: number, line: string): boolean {
  if (!line.endsWith(';') || !STATEMENT.test(line)) return false;
  const before = raw.slice(raw.lastIndexOf('\n', at - 2) + 1, Math.max(0, at - 1)).trimEnd();
  if (before.endsWith(':') || STATEMENT.test(before)) return true;
  const next = at + line.length + 1;
  const end = raw.indexOf('\n', next);
  return STATEMENT.test(raw.slice(next, end < 0 ? undefined : end).trimEnd());
}
