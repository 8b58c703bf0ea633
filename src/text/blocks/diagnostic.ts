/** "DeprecationWarning: ", "lib/a.py:12: FutureWarning: ", "app.rb:3:5: warning: ": where a tool found something, and of which class it is. */
const HEAD =
  /^\s*(?:\S{1,200}:\d{1,7}(?::\d{1,5})?:\s{1,4}[\w.]{0,80}[Ww]arning|[A-Za-z_][\w.]{0,80}[a-z\d]Warning):\s{1,4}(?=\S)/;

/** What a tool writes before its message; "" where a line is none of its messages. */
export const diagnosticHead = (line: string): string => HEAD.exec(line)?.[0] ?? '';
