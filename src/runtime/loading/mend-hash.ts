/** Returns a well-encoded hash. On any other hash Gatsby throws and shows nothing (V4). */
export function wellEncoded(hash: string): string {
  try {
    decodeURI(hash);
    return hash;
  } catch {
    return hash.replace(/%/g, "%25");
  }
}

/** Encodes the hash of the page's address well. */
export function mendHash(): void {
  const hash = wellEncoded(location.hash);
  if (hash !== location.hash) history.replaceState(history.state, "", hash);
}
