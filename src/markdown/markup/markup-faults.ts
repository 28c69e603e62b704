import { addressFault } from "../../site/addresses/address";
import { addressUse, holdsSeveral } from "../../site/addresses/address-uses";
import { addressesIn, schemeOf } from "../../site/addresses/allowed-address";
import { didYouMean } from "../../site/problems/nearest";
import { quoted } from "../../site/text";
import type { KnownText } from "../javascript/known-text";
import { attributeOf, isAllowedAttribute, isAllowedElement, isIntrinsic } from "./html";
import { takenNameFault } from "./taken-names";

const CODE = "Code is not allowed in text. If you need it, import a component in an `.mdx` file.";
const PAGE = "Settings of the whole page belong in front matter.";

const ELEMENT_REMEDIES: ReadonlyMap<string, string> = new Map([
  ["script", CODE],
  ...["base", "head", "html", "body", "link"].map((name) => [name, PAGE] as const),
  ...["applet", "embed", "frame", "object"].map(
    (name) => [name, 'Use an image, `<video>` or `<iframe src="https://…">`.'] as const,
  ),
]);

const ATTRIBUTE_REMEDIES: ReadonlyMap<string, string> = new Map([
  ["httpEquiv", PAGE],
  ["srcDoc", 'Give the address of a page instead: `<iframe src="https://…">`.'],
]);

/** Attributes that a text may not set on any component of the site. */
const BARRED_PROPS: ReadonlySet<string> = new Set(["dangerouslySetInnerHTML", "ref"]);

/**
 * Returns React's name for an attribute; undefined if HTML does not have it. A component's
 * attributes keep their names.
 */
const nameOf = (element: string, written: string): string | undefined =>
  isIntrinsic(element) ? attributeOf(written, element)?.name : written;

/** Whether an element is one that HTML leaves to scripts: a browser without them shows what is in it. */
export const isCustomElement = (name: string): boolean =>
  name.includes("-") && isIntrinsic(name) && !isAllowedElement(name);

/** Returns why an element is left out; undefined if it may stay. */
export function elementFault(name: string): string | undefined {
  if (!isIntrinsic(name) || isAllowedElement(name)) return undefined;
  return isCustomElement(name)
    ? `The build removes the tags of \`<${name}>\`, and keeps what is in them: no script gives the element a meaning here.`
    : `The build removes \`<${name}>\`. ${ELEMENT_REMEDIES.get(name) ?? "Use elements of HTML, SVG or MathML."}`;
}

/** Says which attributes an element has in place of one that it does not have. */
export const othersThan = (name: string, known: readonly string[]): string =>
  `The element has ${known.length > 0 ? `only ${quoted(known)}` : "no attributes"}.${didYouMean(name, known)}`;

/** Returns why spread attributes are left out. */
export const spreadFault = (element: string): string =>
  `The build removes the attributes \`{...}\` of \`<${element}>\`. Write each attribute by its name.`;

/** Returns why a style is left out. */
export const styleFault = (element: string): string =>
  `The build removes the style of \`<${element}>\`: it is not valid CSS.`;

/**
 * Returns what an attribute uses its addresses for, however its name is written; undefined if it
 * holds none.
 */
export function usedFor(element: string, written: string) {
  const name = nameOf(element, written);
  const use = name === undefined ? undefined : addressUse(element, name);
  return name === undefined || use === undefined ? undefined : { use, isList: holdsSeveral(name) };
}

/**
 * Whether enough of an address is known to judge it. The scheme is enough, except for `data:`,
 * because what such an address holds follows the scheme.
 */
const isDecided = (address: string, isWhole: boolean): boolean =>
  isWhole || !["data", undefined].includes(schemeOf(address));

/**
 * Returns all reasons why an attribute is left out; none if it may stay. `texts` are the possible
 * texts of its value. `known` are the attributes of an element of the site that authors may write.
 */
export function attributeFaults(
  element: string,
  written: string,
  texts: readonly KnownText[],
  known?: readonly string[],
): string[] {
  const prefix = `The build removes the attribute \`${written}\` of \`<${element}>\`.`;
  const name = nameOf(element, written);
  if (/^on[a-z]/i.test(written) || BARRED_PROPS.has(name ?? written)) return [`${prefix} ${CODE}`];
  if (known && !known.includes(written) && written !== "key")
    return [`${prefix} ${othersThan(written, known)}`];
  if (name === undefined) {
    return [
      `${prefix} HTML has no attribute of this name. Attributes of your own must begin with \`data-\`.`,
    ];
  }
  if (name === "id" || name === "name") {
    const faults = texts.flatMap(
      ({ text, isWhole }) => (isWhole && takenNameFault(element, name, text)) || [],
    );
    return faults.map((fault) => `${prefix} ${fault}`);
  }
  if (!isAllowedAttribute(name)) return [`${prefix} ${ATTRIBUTE_REMEDIES.get(name) ?? CODE}`];
  const addresses = usedFor(element, written);
  if (!addresses) return [];
  const { use, isList } = addresses;
  const faults = texts.flatMap(({ text, isWhole }) =>
    addressesIn(text, isList)
      .filter((address) => isDecided(address, isWhole))
      .flatMap((address) => addressFault(address, use, isWhole) ?? []),
  );
  return Array.from(new Set(faults), (fault) => `${prefix} ${fault}`);
}
