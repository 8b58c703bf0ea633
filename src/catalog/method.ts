/** A text and what a faithful shortening of it looks like. */
export interface MethodExample {
  /** A short title of the situation. */
  readonly context: string;
  /** The text to shorten, in one paragraph. */
  readonly before: string;
  /** The shortened text, lines separated by "\n". */
  readonly after: string;
  /** One statement per fact that must survive. */
  readonly must_preserve: readonly string[];
  /** What was dropped. */
  readonly omitted: readonly string[];
}

/** A work that a method is taken from. */
export interface Source {
  readonly title: string;
  readonly url: string;
  readonly note?: string;
}

/** Where to read on. It is no source of the method: nothing was taken from it. */
export interface FurtherReading {
  /** What it is about, to complete "Further reading on ...". */
  readonly about: string;
  readonly items: readonly {
    readonly title: string;
    readonly url: string;
    /** What it settles for the method's rules, in one or two sentences. */
    readonly settles: string;
  }[];
}

/**
 * One method, as its author defines it: data, and perhaps a check of its example. Its keys are those of a definition
 * file. `definition.ts` says what each of them may hold.
 */
export interface Method {
  /** Slug: folder, skill name and fragment. */
  readonly id: string;
  readonly name: string;
  readonly category: string;
  /** One sentence, with its period. */
  readonly summary: string;
  readonly use_cases: readonly string[];
  /** The kind of text with its article, to complete "when you are asked to shorten ...". */
  readonly shortens: string;
  /** First paragraph of the prompt: who the agent is and what it is given. */
  readonly role: string;
  /** The paragraphs that say what to do. */
  readonly rules: readonly string[];
  /** Last paragraph: what the agent answers with. */
  readonly answer: string;
  readonly example: MethodExample;
  /** Empty for original work. */
  readonly sources: readonly Source[];
  readonly further_reading?: FurtherReading;
  /** Says what is wrong with the example by the method's own rules, one fault per string. Pure. */
  readonly faultsOf?: (example: MethodExample) => readonly string[];
}

/** The paragraphs of the prompt, in their order. */
export const paragraphsOf = ({ role, rules, answer }: Method): string[] => [role, ...rules, answer];

/** The prompt: one text for the record, `prompt.txt` and `SKILL.md`. Without a newline at its end. */
export const instructionsOf = (method: Method): string => paragraphsOf(method).join('\n\n');
