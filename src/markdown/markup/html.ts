/** The allow-list: the elements and attributes that may reach a page. */

import { find, hastToReact, html, normalize, svg } from "property-information";
import { hasOwnAddresses } from "../../site/addresses/address-uses";

const words = (text: string): string[] => text.trim().split(/\s+/);

/** HTML elements that have no content and no closing tag. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  words("area base br col embed hr img input link meta param source track wbr"),
);

/** HTML's element names, also the old ones, whether or not they may reach a page. */
const HTML_ELEMENTS: ReadonlySet<string> = new Set(
  words(`
    a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button
    canvas caption center cite code col colgroup command content data datalist dd del details dfn dialog dir div dl dt element
    em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe
    image img input ins isindex kbd keygen label legend li link listing main map mark marquee math menu menuitem meta meter
    multicol nav nextid nobr noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress
    q rb rbc rp rt rtc ruby s samp script search section select shadow slot small source spacer span strike strong style sub
    summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp`),
);

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

/**
 * Elements that may not reach a page. They run code, load code, or affect the whole page, of which
 * a document is only a part.
 */
const BARRED_ELEMENTS: ReadonlySet<string> = new Set(
  words(`
    applet base basefont bgsound body embed frame frameset head html image isindex link noembed noframes object param plaintext
    script template xmp`),
);

const MATHML_ATTRIBUTES: ReadonlySet<string> = new Set(
  words(`
    accent accentunder align close columnalign columnlines columnspacing depth display displaystyle encoding fence frame
    linethickness lspace mathbackground mathcolor mathsize mathvariant maxsize minsize movablelimits notation open rowalign
    rowlines rowspacing rspace scriptlevel separator separators side stretchy symmetric voffset xmlns`),
);

/**
 * Attributes that may not reach a page, by React's names. `srcDoc` is a page within a page, and
 * `httpEquiv` a header of the whole page.
 */
const BARRED_ATTRIBUTES: ReadonlySet<string> = new Set(["srcDoc", "httpEquiv"]);

/**
 * Whether a name in a tag is that of an HTML, SVG or MathML element. Any other name is a
 * component's.
 */
export const isIntrinsic = (name: string): boolean => /^[a-z][^.]*$/.test(name);

/** Whether a name is an HTML element's. */
export const isHtml = (name: string): boolean => HTML_ELEMENTS.has(name);

/** Whether a name is an SVG or MathML element's: `path`, `mrow`. */
export const isDrawing = (name: string): boolean =>
  SVG_ELEMENTS.has(name) || MATHML_ELEMENTS.has(name);

/** Whether an element with a lower-case name may reach a page. */
export const isAllowedElement = (name: string): boolean =>
  (isHtml(name) || isDrawing(name)) && !BARRED_ELEMENTS.has(name);

/**
 * Attributes that React 18 does not know. It leaves their names as they are, and leaves them out if
 * they are `true`.
 */
const UNKNOWN_TO_REACT: ReadonlySet<string> = new Set(
  words("compact declare inert isMap maskType noHref noResize noShade noWrap typeMustMatch"),
);

/** Returns React's name for a known attribute. */
export const reactName = (info: ReturnType<typeof find>): string =>
  info.space && !UNKNOWN_TO_REACT.has(info.property)
    ? (hastToReact[info.property] ?? info.property)
    : info.attribute;

/** An attribute as React takes it. */
export interface Attribute {
  name: string;
  /** Whether the attribute needs no value, and React takes `true` for it: `open`. */
  isBoolean: boolean;
}

/**
 * Returns React's name for an attribute of HTML, SVG or MathML (`class`, `tabindex`,
 * `stroke-width`); undefined for any other attribute.
 */
export function attributeOf(written: string, element: string): Attribute | undefined {
  if (MATHML_ELEMENTS.has(element) && MATHML_ATTRIBUTES.has(written)) {
    return { name: written, isBoolean: false };
  }
  const schema = !isHtml(element) || element === "svg" ? svg : html;
  const known = [schema, html].find(({ normal }) => normalize(written) in normal);
  if (!known && !/^data-[a-z]/i.test(written)) return undefined;
  const info = find(known ?? html, written);
  const isBoolean = info.boolean || info.overloadedBoolean;
  return { name: reactName(info), isBoolean: isBoolean && !UNKNOWN_TO_REACT.has(info.property) };
}

/** Whether an attribute may reach a page at all, given its React name. */
export const isAllowedAttribute = (name: string): boolean =>
  !/^on[a-z]/i.test(name) && !BARRED_ATTRIBUTES.has(name);

/** Whether unknown attributes of an element or component may hold an address. */
export const mayHoldAddress = (element: string): boolean =>
  isIntrinsic(element) || hasOwnAddresses(element);
