import { setFlagsFromString } from 'node:v8';

/**
 * What an expression is first compiled to is bytecode, and to polish that takes longer than all that it is read for here.
 */
const EXPRESSIONS = [
  '--regexp-tier-up-ticks=100',
  '--no-regexp-peephole-optimization',
  '--no-regexp-optimization',
] as const;

/** The room for new objects grows at once as far as it may: to clear it three times takes less than to clear it seven times. */
const ROOM = '--semi-space-growth-factor=16';

/**
 * V8 compiles for programs that run for long: a regular expression to machine code the second time it is used, and a
 * function optimised after a few milliseconds. A check of a short notice is over before either pays, so both are to wait;
 * expressions on texts of 1000 characters and more do not. By version of V8, which complains aloud of a flag it lacks.
 */
const PATIENCE: Readonly<Record<string, readonly string[]>> = {
  '11': [...EXPRESSIONS, ROOM, '--interrupt-budget=1000000'],
  '12': [...EXPRESSIONS, ROOM],
  '13': [...EXPRESSIONS, ROOM],
};

/** To be called before any code is compiled that is kept: V8 keeps it for these flags only. */
export function compileLater(version = process.versions.v8): void {
  for (const flag of PATIENCE[version.split('.')[0]!] ?? []) setFlagsFromString(flag);
}
