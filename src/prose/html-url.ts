import { withPrefix } from "gatsby";
import type { AddressUse } from "../site/addresses/allowed-address";
import { toUrl } from "../site/addresses/url";
import { isExternal } from "../site/routes";

/**
 * Returns an address as an attribute of HTML has it. In the files of a build, that is a URL;
 * undefined if content may not use the address. Browsers make a URL of it themselves, so that no
 * page has to load the code for it. React has to be told (`suppressHydrationWarning`) that the
 * attribute may differ from the one in the HTML.
 */
export const htmlUrl = (address: string, use: AddressUse): string | undefined =>
  IS_HTML_BUILD ? toUrl(address, use) : address;

/** Returns the same for a picture of this site, which needs the path prefix, or of another site. */
export const pictureUrl = (address: string): string | undefined =>
  htmlUrl(isExternal(address) ? address : withPrefix(address), "picture");

/** Returns the same as a whole URL, which programs need that read the head of a page. */
export const wholeHtmlUrl = (address: string, siteUrl: string, use: AddressUse): string =>
  htmlUrl(isExternal(address) ? address : siteUrl + withPrefix(address), use) ?? "";
