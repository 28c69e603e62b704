import { withPrefix } from "gatsby";
import { decodePath } from "../site/addresses/decode-path";

/**
 * Returns the route of an address: its path without the path prefix. The browser gives the path
 * percent-encoded. The route is decoded, as the routes of pages are.
 */
export const routeOf = (pathname: string): string =>
  decodePath(pathname).slice(withPrefix("/").length - 1);
