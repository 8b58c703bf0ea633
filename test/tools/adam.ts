/** Takes a gradient and a rate, and gives the step to go down by. */
export type Step = (gradient: Float64Array, rate: number) => Float64Array;

/** Adam: steps that adapt to each weight. No randomness: the same data give the same table. */
export function adam(size: number): Step {
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  let t = 0;
  return (gradient, rate) => {
    t++;
    const step = new Float64Array(size);
    for (let i = 0; i < size; i++) {
      mean[i] = 0.9 * mean[i]! + 0.1 * gradient[i]!;
      square[i] = 0.99 * square[i]! + 0.01 * gradient[i]! ** 2;
      step[i] = (rate * (mean[i]! / (1 - 0.9 ** t))) / (Math.sqrt(square[i]! / (1 - 0.99 ** t)) + 1e-8);
    }
    return step;
  };
}
