/** Table → its index (see `indexPhrases`), as the build has worked it out. Run from source, tables are indexed on first use. */
export const KNOWN_INDICES: Readonly<Record<string, string>> = {};
