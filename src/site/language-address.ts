import { home } from "./routes";

/** Returns the address of a page in a language, given the prefix of that language. */
export const addressIn = (prefix: string, path: string): string =>
  path === home ? `${prefix}/` : prefix + path;
