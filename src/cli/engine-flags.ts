import { setFlagsFromString } from 'node:v8';

/**
 * V8 compiles for programs that run for long: a regular expression to machine code the second time it is used, and a
 * function optimised after a few milliseconds. A check of a short notice is over before either pays, so both are to wait;
 * expressions on texts of 1000 characters and more do not. By version of V8, which complains aloud of a flag it lacks.
 */
const PATIENCE: Readonly<Record<string, readonly string[]>> = {
  '11': ['--regexp-tier-up-ticks=100', '--interrupt-budget=1000000'],
  '12': ['--regexp-tier-up-ticks=100'],
  '13': ['--regexp-tier-up-ticks=100'],
};

/** To be called before any code is compiled that is kept: V8 keeps it for these flags only. */
export function compileLater(version = process.versions.v8): void {
  for (const flag of PATIENCE[version.split('.')[0]!] ?? []) setFlagsFromString(flag);
}
