import { withPrefix } from "gatsby";

/** The route of an address: its path without the path prefix. */
export const routeOf = (pathname: string): string => pathname.slice(withPrefix("/").length - 1);
