import { decodePath } from "./decode-path";

/** Returns the address to which a link on a page of this site leads; undefined if it is not valid. */
export const linkedUrl = (target: string, page: string): URL | undefined =>
  URL.canParse(target, `http://site${page}`) ? new URL(target, `http://site${page}`) : undefined;

/** Returns the path of an address in the form of routes. */
export const pathOf = ({ pathname }: URL): string => decodePath(pathname).normalize("NFC");
