import { schemeOf } from "../../site/addresses/allowed-address";

/** Whether an address names its protocol, or leaves it to the page. */
export const hasProtocol = (url: string): boolean =>
  url.startsWith("//") || schemeOf(url) !== undefined;

/** Whether an address leads to this site. */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !hasProtocol(url);
}
