/** Something that is wrong with what was published. */
export interface Problem {
  /** The file, as its path in the folder or as it was given. */
  readonly file: string;
  /** The line, from 1; undefined where the whole file is meant, or a folder. */
  readonly line: number | undefined;
  /** The value of a JSON file, as a pointer: "/sources/0/url". */
  readonly at?: string;
  /** A warning departs from a decision of this catalog only, not from the format. */
  readonly severity: 'error' | 'warning';
  /** Goes on after the name of the file or the value: "must be ...". */
  readonly message: string;
}

/** One problem in one line: "SKILL.md:2: error: ..." or "llms.txt:13: error: #/url ...". */
export const problemLine = ({ file, line, at = '', severity, message }: Problem): string =>
  `${file}${line === undefined ? '' : `:${line}`}: ${severity}: ${at === '' ? '' : `#${at} `}${message}`;

/** The line of an offset, from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** A value in a message: JSON, cut where it is long. */
export const shown = (value: unknown): string => {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 160 ? `${json.slice(0, 157)}...` : json;
};
