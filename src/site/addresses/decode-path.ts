/** Decodes the path of an address. Returns a badly encoded address unchanged. */
export function decodePath(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
