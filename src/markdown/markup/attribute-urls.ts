import { addressUse, withUrls } from "../../site/addresses/address-uses";
import { toUrl } from "../../site/addresses/url";
import { attributeOf } from "./html";

/** Attributes of which a component makes the URL, because it needs the route. */
const OF_COMPONENTS: Readonly<Record<string, string>> = { a: "href", Card: "to", img: "src" };

/** Returns the value of an attribute, however its name is written, with URLs for its addresses. */
export function attributeUrls(element: string, written: string, value: string): string {
  const name = attributeOf(written, element)?.name ?? written;
  const use = OF_COMPONENTS[element] === name ? undefined : addressUse(element, name);
  if (use === undefined) return value;
  return withUrls(name, value, (address) => toUrl(address, use)) ?? value;
}
