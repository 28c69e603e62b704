/** Returns a function that keeps what it has returned for a text. */
export function kept<Value>(of: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = of(text);
    known.set(text, value);
    return value;
  };
}
