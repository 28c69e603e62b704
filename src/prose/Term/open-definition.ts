import { placeBeside } from "./place";

/** A term's link and the box with its definition. */
interface Pair {
  term: HTMLElement;
  box: HTMLElement;
}

/** A reader's action on a term: an event of the browser or of React. */
export interface Use {
  type: string;
  pointerType?: string;
  preventDefault(): void;
}

/** How long a pointer must rest on a term to open its definition, or be away to close it, in ms. */
const DELAY = 300;

/** The definition that is open. Only one is open at a time. */
let open: Pair | undefined;

const holds = ({ term, box }: Pair, node: Element): boolean =>
  term.contains(node) || box.contains(node);

/**
 * Puts a box beside its term. Its position is relative to the page, so it scrolls with the text.
 */
function place({ term, box }: Pair): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const size = { width: box.offsetWidth, height: box.offsetHeight };
  const { left, top } = placeBeside(Array.from(term.getClientRects()), size, { width, height });
  box.style.left = `${left + scrollX}px`;
  box.style.top = `${top + scrollY}px`;
}

function close(): void {
  if (!open) return;
  const { term, box } = open;
  open = undefined;
  term.removeAttribute("aria-describedby");
  if (box.isConnected) box.hidePopover();
}

function show(pair: Pair): void {
  close();
  open = pair;
  pair.box.showPopover();
  pair.term.setAttribute("aria-describedby", pair.box.id);
  place(pair);
}

document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape" || !open) return;
  if (open.box.contains(document.activeElement)) open.term.focus();
  close();
});

for (const type of ["pointerdown", "focusin"]) {
  const closeElsewhere = ({ target }: Event) => {
    if (open && target instanceof Element && !holds(open, target)) close();
  };
  document.addEventListener(type, closeElsewhere, true);
}

// When the page scrolls, the box scrolls with it. The target of that event is the document, which
// is not an element. When an element around the term scrolls, such as a table, the box does not
// scroll with it, so it closes.
document.addEventListener(
  "scroll",
  ({ target }) => {
    if (open && target instanceof Element && target.contains(open.term)) close();
  },
  true,
);

// The text moves when the window changes its size, when a font arrives, or when the reader unfolds
// something.
new ResizeObserver(() => open && place(open)).observe(document.documentElement);

/**
 * Opens and closes a definition. It opens when a pointer rests on the term, when the term gets the
 * keyboard focus, and on a tap or click. A further click follows the link. The definition stays
 * open while the pointer or the focus is on the term or the definition (WCAG 1.4.13).
 */
export function watchTerm(pair: Pair) {
  const { term, box } = pair;
  const isOpen = () => open?.box === box;
  const isInUse = () => [term, box].some((node) => node.matches(":hover, :focus-within"));
  let timer = 0;

  const onRest = () => {
    if (isOpen() && !isInUse()) close();
    if (!isOpen() && term.matches(":hover")) show(pair);
  };
  const answer = (use: Use): void => {
    if (use.type === "click") {
      if (isOpen() || hasModifier(use)) return;
      use.preventDefault();
      show(pair);
    } else if (use.type === "focus") {
      if (!isOpen() && term.matches(":focus-visible")) show(pair);
    } else if (use.pointerType !== "touch") {
      clearTimeout(timer);
      timer = window.setTimeout(onRest, DELAY);
    }
  };

  const stopped = new AbortController();
  const { signal } = stopped;
  for (const type of ["pointerenter", "pointerleave", "focus", "click"]) {
    term.addEventListener(type, answer, { signal });
  }
  for (const type of ["pointerenter", "pointerleave"]) {
    box.addEventListener(type, answer, { signal });
  }
  const stop = () => {
    stopped.abort();
    clearTimeout(timer);
    if (isOpen()) close();
  };
  return { answer, stop };
}

/** Returns whether a click asks for a new tab or window. */
const hasModifier = (use: Use): boolean =>
  use instanceof MouseEvent && (use.metaKey || use.ctrlKey || use.shiftKey);
