/** The path that an address names; an address that is not well encoded names itself. */
export function decodePath(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
