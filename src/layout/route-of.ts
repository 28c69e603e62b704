import { withPrefix } from "gatsby";
import { decodePath } from "../site/decode-path";

/**
 * The route of an address: its path without the path prefix, in characters as pages have it; a
 * browser gives it in numbers.
 */
export const routeOf = (pathname: string): string =>
  decodePath(pathname).slice(withPrefix("/").length - 1);
