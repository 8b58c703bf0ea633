/** `make`, worked out once for each key and kept as long as the key is: what several rules ask of one text or pair. */
export function oncePer<Key extends object, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    const value = make(key);
    known.set(key, value);
    return value;
  };
}
