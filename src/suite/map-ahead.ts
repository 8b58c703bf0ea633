/**
 * Maps a stream in its order with at most `ahead` items begun and not yet handed on, so that the work goes on side by
 * side and memory stays bounded. The first failure ends it; what is begun then goes on unheard.
 */
export async function* mapAhead<T, R>(
  source: AsyncIterable<T>,
  ahead: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const begun: Promise<R>[] = [];
  for await (const item of source) {
    const result = work(item);
    // A failure is heard when its turn comes.
    result.catch(() => {});
    begun.push(result);
    if (begun.length >= ahead) yield await begun.shift()!;
  }
  for (const result of begun) yield await result;
}
