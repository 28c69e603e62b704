/**
 * Whether a key opens the search: Ctrl+K or Command+K in every layout, or `/` outside of fields.
 * With Shift, Firefox opens its console.
 */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (key === "/") {
    return !(target as Element).matches("input, select, textarea, [contenteditable]");
  }
  // A layout without Latin letters has another letter on the key of K.
  const isK = /^[a-z]$/i.test(key) ? /k/i.test(key) : code === "KeyK";
  return isK && (ctrlKey || metaKey) && !shiftKey && !altKey;
}
