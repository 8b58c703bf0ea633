/** Something that is wrong with what was published. */
export interface Problem {
  /** The file, as its path in the folder or as it was given. */
  readonly file: string;
  /** Where: a line (from 1), or a JSON pointer, which is empty for the whole value. */
  readonly at: number | string;
  /** A warning departs from a decision of this catalog only, not from the format. */
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

/** One problem in one line: "SKILL.md:2: error: ..." or "llms.txt#/url: error: ...". */
export const problemLine = ({ file, at, severity, message }: Problem): string =>
  `${file}${typeof at === 'number' ? `:${at}` : `#${at}`}: ${severity}: ${message}`;

/** The line of an offset, from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** A value in a message: JSON, cut where it is long. */
export const shown = (value: unknown): string => {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 160 ? `${json.slice(0, 157)}...` : json;
};
