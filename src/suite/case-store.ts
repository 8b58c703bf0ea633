import type { GateRule, JudgedCase, JudgedRule } from './gate-result.ts';
import { openSpool, type Spool } from './spool.ts';

/** How many outcomes are held in memory; later ones go to a file. */
const HELD = 500;
const CHUNK = 1 << 18;
const NEWLINE = 0x0a;

/** The judged cases of a run in their order, to be gone through several times. Takes no more memory for a longer suite. */
export interface CaseStore extends Iterable<JudgedCase> {
  add(outcome: JudgedCase): void;
  close(): void;
}

/** `rules`: those that the outcomes are about. `held` is smaller in tests. */
export function openStore(rules: readonly GateRule[], held = HELD): CaseStore {
  const first: JudgedCase[] = [];
  let spool: Spool | undefined;
  return {
    add(outcome) {
      if (first.length < held) {
        first.push(outcome);
        return;
      }
      spool ??= openSpool();
      spool.append(Buffer.from(`${JSON.stringify(packed(outcome))}\n`));
    },
    *[Symbol.iterator]() {
      yield* first;
      if (spool) for (const line of linesOf(spool)) yield unpacked(JSON.parse(line), rules);
    },
    close: () => spool?.close(),
  };
}

function* linesOf(spool: Spool): Generator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for (let at = 0; at < spool.size; at += CHUNK) {
    rest = Buffer.concat([rest, spool.read(at, CHUNK)]);
    let start = 0;
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE, start)) {
      yield rest.toString('utf8', start, end);
      start = end + 1;
    }
    rest = rest.subarray(start);
  }
}

/** What every case says the same about a rule is written once, by its number. */
type PackedRule = Omit<JudgedRule, Exclude<keyof GateRule, 'rule'>>;
type Packed = Omit<JudgedCase, 'rules'> & { readonly rules: readonly PackedRule[] };

const packed = (outcome: JudgedCase): Packed => ({
  ...outcome,
  rules: outcome.rules.map(({ id, title, severity, ...rest }) => rest),
});

const unpacked = (outcome: Packed, rules: readonly GateRule[]): JudgedCase => ({
  ...outcome,
  rules: outcome.rules.map((packedRule) => {
    const { id, title, severity } = rules.find(({ rule }) => rule === packedRule.rule)!;
    const { rule, ...rest } = packedRule;
    return { rule, id, title, severity, ...rest };
  }),
});
