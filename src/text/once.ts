/**
 * `make`, worked out once for each key and kept as long as the key is: what several rules ask of one text or pair. What
 * is given beside the key goes with it, as the text does with its sentence.
 */
export function oncePer<Key extends object, Value, Beside extends readonly unknown[]>(
  make: (key: Key, ...beside: Beside) => Value,
): (key: Key, ...beside: Beside) => Value {
  const known = new WeakMap<Key, Value>();
  return (key, ...beside) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = make(key, ...beside);
    known.set(key, value);
    return value;
  };
}

/** `make`, worked out when it is first asked for. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
