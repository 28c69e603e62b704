/**
 * Returns the address of a path as a file system has it. In an address, `%`, `?` and `#` have a
 * meaning.
 */
export const fileAddress = (path: string): string => path.replace(/[%?#]/g, encodeURIComponent);
