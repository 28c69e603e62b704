/** Decodes the path of an address. Returns an address that is badly encoded as it is. */
export function decodePath(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
