/** Expression → the literals of which each match has one (see `requiredLiterals`), as the build has worked them out. */
export const KNOWN_LITERALS: Readonly<Record<string, readonly string[] | null>> = {};
