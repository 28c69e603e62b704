import { PAGES } from "../pages";
import { show } from "./show";
import { expect, test } from "./test";

const SIZES = [
  [390, 844],
  [1440, 900],
] as const;
const MODES = ["dark", "light"] as const;

/** In px: what two browsers may differ by where they round. */
const TOLERANCE = 2;

/** What is wrong with the page as it is laid out: what is too wide for it, cut off, or drawn over something else. */
function faultsOfLayout(): string[] {
  const root = document.documentElement;
  const nameOf = (element: Element) => element.outerHTML.slice(0, 100);
  const all = Array.from(document.body.querySelectorAll("*")).filter(
    (element) => element.getClientRects().length > 0,
  );
  const tooWide =
    root.scrollWidth <= root.clientWidth
      ? []
      : all
          .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
          .slice(0, 3);
  const cut = all.filter((element) => {
    const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
    const isClipped = overflowX === "hidden" || overflowX === "clip";
    const isMeant = textOverflow === "ellipsis" || clipPath !== "none" || element.clientWidth < 3;
    return isClipped && !isMeant && element.scrollWidth > element.clientWidth + 1;
  });
  const isBlock = (element: Element) => {
    if (!(element instanceof HTMLElement)) return false;
    const { position, float, display } = getComputedStyle(element);
    return position === "static" && float === "none" && display === "block";
  };
  const covered = Array.from(document.querySelectorAll("article *")).filter((element) => {
    const { parentElement, nextElementSibling: next } = element;
    if (!next || ![parentElement, element, next].every((part) => part && isBlock(part)))
      return false;
    const [box, under] = [element.getBoundingClientRect(), next.getBoundingClientRect()];
    return under.height > 0 && under.top < box.bottom - 1 && under.left < box.right;
  });
  // A margin would push the line that they are in away from the one above.
  const inLine = "article :is(a, code, em, strong, math:not([display=block]))";
  const pushed = Array.from(document.querySelectorAll(inLine)).filter((element) => {
    const { display, marginBlockStart } = getComputedStyle(element);
    return /^(inline|math)/.test(display) && marginBlockStart !== "0px";
  });
  return [
    ...tooWide.map((element) => `too wide: ${nameOf(element)}`),
    ...cut.map((element) => `cut off: ${nameOf(element)}`),
    ...covered.map((element) => `covered by the next: ${nameOf(element)}`),
    ...pushed.map((element) => `pushes its line down: ${nameOf(element)}`),
  ];
}

/** Where the parts of the page are: left edge and width in px, by name. */
function places(): [name: string, place: number[]][] {
  const parts = document.querySelectorAll("nav, main, aside, footer, h1, article, article > *");
  return Array.from(parts).flatMap((part, index) => {
    const { left, width } = part.getBoundingClientRect();
    return width > 0 ? [[`${index} ${part.tagName} ${part.className}`, [left, width]]] : [];
  });
}

/** The width in px that a page has for itself. */
const roomOf = (): number => Math.round(document.body.getBoundingClientRect().width);

for (const path of PAGES) {
  test(`X7 nothing is cut off or covered, and all is where it is in Chromium: ${path}`, {
    tag: "@full",
  }, async ({ reader, reference, site }) => {
    const found: string[] = [];
    for (const [width, height] of SIZES) {
      for (const mode of MODES) {
        const where = `${width} px, ${mode}`;
        await reader.resize(width, height);
        await show(reader, site.url + path, mode);
        found.push(...(await reader.look(faultsOfLayout)).map((fault) => `${where}: ${fault}`));
        // Scrollbars differ, and WebKit's window has a least width.
        const room = await reader.look(roomOf);
        await reference.resize(width, height);
        await show(reference, site.url + path, mode);
        await reference.resize(width + room - (await reference.look(roomOf)), height);
        const expected = new Map(await reference.look(places));
        for (const [name, place] of await reader.look(places)) {
          const off = place.map((value, index) =>
            Math.round(value - (expected.get(name)?.[index] ?? Number.NaN)),
          );
          if (!off.every((by) => Math.abs(by) <= TOLERANCE))
            found.push(`${where}: ${name} is off by ${off.join(", ")}`);
        }
      }
    }
    expect(found).toEqual([]);
  });
}
