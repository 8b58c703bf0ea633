/** Takes a gradient and a rate, and gives the step to go down by; the next call overwrites it. */
export type Step = (gradient: Float64Array, rate: number) => Float64Array;

/** Adam: steps that adapt to each weight. No randomness. `memory`: how slowly a weight's usual slope is forgotten, 0 to 1. */
export function adam(size: number, memory = 0.99): Step {
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  const step = new Float64Array(size);
  let t = 0;
  return (gradient, rate) => {
    t++;
    const [ofMean, ofSquare] = [1 - 0.9 ** t, 1 - memory ** t];
    for (let i = 0; i < size; i++) {
      mean[i] = 0.9 * mean[i]! + 0.1 * gradient[i]!;
      square[i] = memory * square[i]! + (1 - memory) * gradient[i]! ** 2;
      step[i] = (rate * (mean[i]! / ofMean)) / (Math.sqrt(square[i]! / ofSquare) + 1e-8);
    }
    return step;
  };
}
