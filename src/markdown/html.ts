/** What may reach a page: the one list of elements, attributes and addresses. */

import { htmlTagNames } from "html-tag-names";
import { find, hastToReact, html, normalize, svg } from "property-information";

const words = (text: string): string[] => text.trim().split(/\s+/);

/** HTML elements that have no content and no closing tag. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  words("area base br col embed hr img input link meta param source track wbr"),
);

/** Names of HTML, whether or not they may reach a page. */
const HTML_ELEMENTS: ReadonlySet<string> = new Set(htmlTagNames);

const SVG_ELEMENTS: ReadonlySet<string> = new Set(
  words(`
    a circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix
    feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
    feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter
    foreignObject g image line linearGradient marker mask metadata path pattern polygon polyline radialGradient rect stop
    style svg switch symbol text textPath title tspan use view`),
);

const MATHML_ELEMENTS: ReadonlySet<string> = new Set(
  words(`
    annotation maction math menclose merror mfenced mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow
    ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics`),
);

/** They run code, load it, or speak for the whole page, in which a document is only a part. */
const BARRED_ELEMENTS: ReadonlySet<string> = new Set(
  words(`
    applet base basefont bgsound body embed frame frameset head html image isindex link noembed noframes object param plaintext
    script xmp`),
);

const MATHML_ATTRIBUTES: ReadonlySet<string> = new Set(
  words(`
    accent accentunder align close columnalign columnlines columnspacing depth display displaystyle encoding fence frame
    linethickness lspace mathbackground mathcolor mathsize mathvariant maxsize minsize movablelimits notation open rowalign
    rowlines rowspacing rspace scriptlevel separator separators side stretchy symmetric voffset xmlns`),
);

/** Under React's names. `srcDoc` is a page in a page, `httpEquiv` a header of the whole. */
const BARRED_ATTRIBUTES: ReadonlySet<string> = new Set(["srcDoc", "httpEquiv"]);

/** Attributes that hold an address, or make one of another element. */
const ADDRESSES: ReadonlySet<string> = new Set(
  words(`
    action archive background by cite classID codeBase data formAction from href icon longDesc manifest ping poster profile src
    to values xlinkHref`),
);

/** Browsers leave control characters and spaces out before they look at the scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those that browsers leave out
const IGNORED = /[\u0000-\u0020]+/g;
const CODE_SCHEME = /^(?:javascript|vbscript|livescript):/i;
const MEDIA = /^data:(?:image|audio|video|font)\//i;
/** Shown as pictures these run no code; opened as documents they would. */
const PICTURE = /^data:image\/svg/i;

/** Whether a name in a tag names an element of HTML, SVG or MathML; any other is that of a component. */
export const isIntrinsic = (name: string): boolean => /^[a-z][^.]*$/.test(name);

/** Whether a name is one of HTML's. */
export const isHtml = (name: string): boolean => HTML_ELEMENTS.has(name);

/** Whether a name is one of the languages that HTML may hold: `path`, `mrow`. */
export const isDrawing = (name: string): boolean =>
  SVG_ELEMENTS.has(name) || MATHML_ELEMENTS.has(name);

/** Whether an element with a small first letter may reach a page. */
export const isAllowedElement = (name: string): boolean =>
  (isHtml(name) || isDrawing(name)) && !BARRED_ELEMENTS.has(name);

/** React's name for a known attribute. */
export const reactName = (info: ReturnType<typeof find>): string =>
  info.space ? (hastToReact[info.property] ?? info.property) : info.attribute;

/** An attribute as React takes it. */
export interface Attribute {
  name: string;
  /** Whether it needs no value: `open`. */
  isBoolean: boolean;
}

/** React's name for an attribute of HTML, SVG or MathML (`class`, `tabindex`, `stroke-width`); undefined for any other. */
export function attributeOf(written: string, element: string): Attribute | undefined {
  if (MATHML_ELEMENTS.has(element) && MATHML_ATTRIBUTES.has(written)) {
    return { name: written, isBoolean: false };
  }
  const schema = !isHtml(element) || element === "svg" ? svg : html;
  const known = [schema, html].find(({ normal }) => normalize(written) in normal);
  if (!known && !/^data-[a-z]/i.test(written)) return undefined;
  const info = find(known ?? html, written);
  return { name: reactName(info), isBoolean: info.boolean || info.overloadedBoolean };
}

/** Whether an attribute, under React's name, may reach a page at all. */
export const isAllowedAttribute = (name: string): boolean =>
  !/^on[a-z]/i.test(name) && !BARRED_ATTRIBUTES.has(name);

/** Whether the value of an attribute, under React's name, leads to no code. */
export function isAllowedValue(element: string, name: string, value: string): boolean {
  if (!ADDRESSES.has(name)) return true;
  const address = value.replace(IGNORED, "");
  if (element === "iframe" && name === "src") return /^(?:https:|[./])/i.test(address);
  if (/^data:/i.test(address)) {
    return MEDIA.test(address) && (!PICTURE.test(address) || element === "img");
  }
  // Of several, which `values` separates, each counts.
  return !address.split(";").some((one) => CODE_SCHEME.test(one));
}
