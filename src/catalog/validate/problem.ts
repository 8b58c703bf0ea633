/**
 * What a rule comes from. `file`: a client can read it at all: UTF-8, JSON, each key once. `record`: the format of a
 * method's record and folder. `skill`: the Agent Skills specification. `discovery`: the index by which skills are found.
 * `site`: the files of the folder belong together. `catalog`: a decision of this catalog.
 */
export type Origin = 'file' | 'record' | 'skill' | 'discovery' | 'site' | 'catalog';

/** Something that is wrong with what was published. */
export interface Problem {
  /** The file, as its path in the folder or as it was given. */
  readonly file: string;
  /** The line, from 1; undefined where the whole file is meant, or a folder. */
  readonly line: number | undefined;
  /** The column, from 1, in UTF-16 units; undefined where the line is all that is known. */
  readonly column?: number | undefined;
  /** The value of a JSON file, as a pointer: "/sources/0/url". */
  readonly at?: string;
  /** A warning departs from a decision of this catalog only, not from the format. */
  readonly severity: 'error' | 'warning';
  /** Goes on after the name of the file or the value: "must be ...". */
  readonly message: string;
  readonly from: Origin;
}

/** One problem in one line, as editors read it: "SKILL.md:2:7: error: ..." or "llms.txt:13:3: error: #/url ...". */
export const problemLine = ({ file, line, column, severity, ...said }: Problem): string =>
  `${[file, line, column].filter((part) => part !== undefined).join(':')}: ${severity}: ${sentenceOf(said)}`;

/** What is wrong, with the value of the file that it is wrong with. */
export const sentenceOf = ({ at = '', message }: Pick<Problem, 'at' | 'message'>): string =>
  `${at === '' ? '' : `#${at} `}${message}`;

/** A value in a message: JSON, cut where it is long. */
export const shown = (value: unknown): string => {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 160 ? `${json.slice(0, 157)}...` : json;
};
