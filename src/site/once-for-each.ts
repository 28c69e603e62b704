/** Returns a function that works out what it returns once for each argument. */
export function onceForEach<Key, Value>(of: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = of(key);
    known.set(key, value);
    return value;
  };
}
