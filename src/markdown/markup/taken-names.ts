/**
 * Names and ids that would take the place of something that the page's scripts use.
 *
 * `document` lets the name of a picture, form or frame override its own methods, and a form lets
 * its fields do the same. `window` does not, so headings keep ids such as `location`. Ids of the
 * frame have a capital letter. test/e2e/names.spec.ts compares the list with Chromium.
 */

import { CONTENTS_ID, MAIN_ID, SCRIPTS_ID, SEARCH_ID } from "../../site/frame-ids";

const words = (...texts: string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.trim().split(/\s+/)));

/** What every object, event target and node has, as far as scripts use it. */
const OF_NODES = `
    __defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__ __proto__ addEventListener
    appendChild baseURI childNodes cloneNode compareDocumentPosition constructor contains
    dispatchEvent firstChild getRootNode hasChildNodes hasOwnProperty insertBefore isConnected
    isDefaultNamespace isEqualNode isPrototypeOf isSameNode lastChild lookupNamespaceURI
    lookupPrefix nextSibling nodeName nodeType nodeValue ownerDocument parentElement
    parentNode previousSibling propertyIsEnumerable removeChild removeEventListener replaceChild
    textContent toLocaleString toString valueOf`;

/**
 * What `document` has besides. An element with such a name takes the property's place, because
 * `document` lets names override even its own methods. Event handlers and constants are left out:
 * no script reads them there. So is `location`, which no name can override. `documentMode` is a
 * property of Internet Explorer, for which React asks.
 */
const OF_DOCUMENT = words(
  OF_NODES,
  `
    URL activeElement activeViewTransition adoptNode adoptedStyleSheets alinkColor all anchors
    append applets ariaNotify bgColor body browsingTopics captureEvents caretPositionFromPoint
    caretRangeFromPoint characterSet charset childElementCount children clear close compatMode
    contentType cookie createAttribute createAttributeNS createCDATASection createComment
    createDocumentFragment createElement createElementNS createEvent createExpression
    createNSResolver createNodeIterator createProcessingInstruction createRange createTextNode
    createTreeWalker currentScript customElementRegistry defaultView designMode dir doctype
    documentElement documentMode documentURI domain elementFromPoint elementsFromPoint embeds
    evaluate execCommand exitFullscreen exitPictureInPicture exitPointerLock featurePolicy fgColor
    firstElementChild fonts forms fragmentDirective fullscreen fullscreenElement fullscreenEnabled
    getAnimations getElementById getElementsByClassName getElementsByName getElementsByTagName
    getElementsByTagNameNS getSelection hasFocus hasPrivateToken hasRedemptionRecord
    hasStorageAccess hasUnpartitionedCookieAccess head hidden images implementation importNode
    inputEncoding lastElementChild lastModified linkColor links moveBefore normalize open
    pictureInPictureElement pictureInPictureEnabled plugins pointerLockElement prepend
    prerendering queryCommandEnabled queryCommandIndeterm queryCommandState queryCommandSupported
    queryCommandValue querySelector querySelectorAll readyState referrer releaseEvents
    replaceChildren requestStorageAccess rootElement scripts scrollingElement startViewTransition
    styleSheets timeline title visibilityState vlinkColor wasDiscarded webkitCancelFullScreen
    webkitCurrentFullScreenElement webkitExitFullscreen webkitFullscreenElement
    webkitFullscreenEnabled webkitHidden webkitIsFullScreen webkitVisibilityState when write
    writeln xmlEncoding xmlStandalone xmlVersion`,
);

/**
 * What an element has besides, with `style`. A field with such a name takes the place of the
 * property of its form, which React and the site's scripts use. Left out is what reflects an
 * attribute or is a usual name of a field (`id`, `role`, `children`, `before`): no script of the page
 * reads it from a form.
 */
const OF_FORMS = words(
  OF_NODES,
  `
    activeViewTransition append assignedSlot attachShadow attributes checkVisibility
    childElementCount classList clientHeight clientLeft clientTop clientWidth closest
    computedStyleMap currentCSSZoom customElementRegistry elementTiming firstElementChild
    getAnimations getAttribute getAttributeNS getAttributeNames getAttributeNode
    getAttributeNodeNS getBoundingClientRect getClientRects getElementsByClassName
    getElementsByTagName getElementsByTagNameNS getHTML hasAttribute hasAttributeNS hasAttributes
    hasPointerCapture innerHTML insertAdjacentElement insertAdjacentHTML insertAdjacentText
    lastElementChild localName matches moveBefore namespaceURI nextElementSibling outerHTML
    prepend previousElementSibling pseudo querySelector querySelectorAll releasePointerCapture
    remove removeAttribute removeAttributeNS removeAttributeNode replaceChildren replaceWith
    requestFullscreen requestPointerLock scrollBy scrollHeight scrollIntoView
    scrollIntoViewIfNeeded scrollLeft scrollTo scrollTop scrollWidth setAttribute setAttributeNS
    setAttributeNode setAttributeNodeNS setHTML setHTMLUnsafe setPointerCapture shadowRoot
    startViewTransition style tagName toggleAttribute webkitMatchesSelector
    webkitRequestFullScreen webkitRequestFullscreen`,
);

/**
 * What scripts of the page look for in `window`, and ids of the page's frame. A name in a document
 * never overrides what `window` has by itself, so a heading may have the id `location` or `top`. But
 * a script would take an element with one of these names for its own variable.
 */
const OF_PAGE = words(`
    ${MAIN_ID} ${CONTENTS_ID} ${SCRIPTS_ID} ${SEARCH_ID}
    ___gatsby gatsby-announcer gatsby-focus-wrapper gatsby-script-loader
    ___chunkMapping ___emitter ___loader ___navigate ___push ___replace ___swUpdated
    ___webpackCompilationHash __REACT_DEVTOOLS_GLOBAL_HOOK__ __SERVER_CONTEXT asyncRequires earlyUse
    pageData pagePath showLoadFailure webpackChunk
    ClipboardItem MSApp requestIdleCallback`);

/** Elements whose names are properties of `document`. If a picture has a name, so is its id. */
const NAMED_IN_DOCUMENT = words("form iframe img");

/** Elements whose names and ids are properties of their form. */
const FIELDS = words("button fieldset img input output select textarea");

/** Whether the page itself uses an id, in its frame or for footnotes. */
export const isTakenId = (id: string): boolean =>
  OF_PAGE.has(id) || /^(?:footnote-label$|user-content-fn)/.test(id);

const isInDocument = (element: string, attribute: "id" | "name"): boolean =>
  NAMED_IN_DOCUMENT.has(element) && (attribute === "name" || element === "img");

/** Returns why an element may not have an `id` or `name`; undefined if it may. */
export function takenNameFault(
  element: string,
  attribute: "id" | "name",
  value: string,
): string | undefined {
  const remedy = `Write another one, for example \`${value}-1\`.`;
  if (isInDocument(element, attribute) && OF_DOCUMENT.has(value)) {
    return `Scripts of the page would find this element instead of \`document.${value}\`. ${remedy}`;
  }
  if (FIELDS.has(element) && OF_FORMS.has(value)) {
    return `Scripts of the page would find this element instead of the property \`${value}\` of its form. ${remedy}`;
  }
  const isInWindow = attribute === "id" || NAMED_IN_DOCUMENT.has(element);
  return isInWindow && isTakenId(value)
    ? `The page itself uses the name \`${value}\`. ${remedy}`
    : undefined;
}
