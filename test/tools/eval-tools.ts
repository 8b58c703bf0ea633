/** What evalite and Braintrust read of the score that a scorer returns. */
export interface ReadScore {
  readonly name: string;
  readonly score: number | null;
  readonly metadata?: unknown;
}

type Scorer<Input> = (args: { input: Input; output: string; expected?: string }) => ReadScore;

interface Suite<Input> {
  readonly data: () => readonly { readonly input: Input }[];
  readonly task: (input: Input) => Promise<string>;
}

/** What each suite came to, by its name. */
export const finished = new Map<string, Promise<ReadScore[]>>();

/** evalite's entry point, as far as the example uses it: every case through the task, then through each scorer. */
export function evalite<Input>(
  name: string,
  suite: Suite<Input> & { readonly scorers: readonly Scorer<Input>[] },
): void {
  finished.set(`evalite ${name}`, run(suite, suite.scorers));
}

/** Braintrust's, likewise. */
export function Eval<Input>(name: string, suite: Suite<Input> & { readonly scores: readonly Scorer<Input>[] }): void {
  finished.set(`braintrust ${name}`, run(suite, suite.scores));
}

async function run<Input>({ data, task }: Suite<Input>, scorers: readonly Scorer<Input>[]): Promise<ReadScore[]> {
  const scores: ReadScore[] = [];
  for (const { input } of data()) {
    const output = await task(input);
    for (const scorer of scorers) scores.push(scorer({ input, output }));
  }
  return scores;
}
