/** The question could not be asked: one sentence for standard error, exit code 2. Says what is wrong and how to mend it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
