/** If the hash is badly encoded, encodes it again, because Gatsby throws on such a hash (V4). */
export function mendHash(): void {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, "", location.hash.replace(/%/g, "%25"));
  }
}
