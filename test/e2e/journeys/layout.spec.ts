import { PAGES } from "../pages";
import { show } from "./show";
import { expect, test } from "./test";

const SIZES = [
  [390, 844],
  [1440, 900],
] as const;
const MODES = ["dark", "light"] as const;

/** In px. Browsers round in different ways, and they give words different widths and heights. */
const TOLERANCE = 2;
const WORDS_TOLERANCE = 5;

/**
 * Returns the faults in the page's layout: elements that are too wide for it, cut off, or covered
 * by another element.
 */
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
    // What stands in for a picture until it arrives is as wide as the picture can be.
    const standsIn = element.querySelector(":scope > [data-placeholder-image]") !== null;
    const isMeant =
      textOverflow === "ellipsis" || clipPath !== "none" || standsIn || element.clientWidth < 3;
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
  // A margin would push the element's line away from the line above.
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

/**
 * Returns the positions of the page's parts by name, in px: their left edges and widths. For words
 * in drawings it returns the distance of their anchor from the left and the top of the drawing. The breadcrumbs are
 * left out: they are as wide as their words, which each browser sets a little differently.
 */
function places(): [name: string, place: number[]][] {
  const parts = document.querySelectorAll(
    "nav:not([aria-label=Breadcrumbs]), main, aside, footer, h1, article, article > *",
  );
  const words = document.querySelectorAll<SVGTextElement>("svg[role=img] text");
  return [
    ...Array.from(parts).flatMap((part, index): [string, number[]][] => {
      const { left, width } = part.getBoundingClientRect();
      return width > 0 ? [[`${index} ${part.tagName} ${part.className}`, [left, width]]] : [];
    }),
    ...Array.from(words).flatMap((word, index): [string, number[]][] => {
      const drawing = word.closest("svg[role=img]")?.getBoundingClientRect();
      // `getBBox` leaves out the stroke around letters. Some browsers count it as a part of the
      // word's box.
      const { x, y, width } = word.getBBox();
      // A browser may not have the font yet, so the words are compared where they are anchored.
      const { textAnchor } = getComputedStyle(word);
      const anchored = textAnchor === "middle" ? width / 2 : textAnchor === "end" ? width : 0;
      const place = new DOMPoint(x + anchored, y).matrixTransform(word.getScreenCTM() ?? undefined);
      if (!drawing || width === 0) return [];
      return [
        [`words ${index}: ${word.textContent}`, [place.x - drawing.left, place.y - drawing.top]],
      ];
    }),
  ];
}

/** Returns the width in px that the page has for its content. */
const roomOf = (): number => Math.round(document.body.getBoundingClientRect().width);

for (const path of PAGES) {
  test(`X4 X7 nothing is cut off, covered or forbidden, and all is where it is in Chromium: ${path}`, {
    tag: "@full",
  }, async ({ reader, reference, site }) => {
    const found: string[] = [];
    for (const [width, height] of SIZES) {
      for (const mode of MODES) {
        const where = `${width} px, ${mode}`;
        await reader.resize(width, height);
        await show(reader, site.url + path, mode);
        found.push(...(await reader.look(faultsOfLayout)).map((fault) => `${where}: ${fault}`));
        // Scrollbars differ between browsers, so Chromium gets the same width for its content.
        const room = await reader.look(roomOf);
        await reference.resize(width, height);
        await show(reference, site.url + path, mode);
        await reference.resize(width + room - (await reference.look(roomOf)), height);
        const expected = new Map(await reference.look(places));
        for (const [name, place] of await reader.look(places)) {
          const off = place.map((value, index) =>
            Math.round(value - (expected.get(name)?.[index] ?? Number.NaN)),
          );
          const tolerance = name.startsWith("words ") ? WORDS_TOLERANCE : TOLERANCE;
          if (!off.every((by) => Math.abs(by) <= tolerance))
            found.push(`${where}: ${name} is off by ${off.join(", ")}`);
        }
      }
    }
    // The focus on links makes the site prefetch pages.
    for (let stop = 0; stop < 6; stop += 1) await reader.press("Tab");
    const problems = reader.problems().filter((problem) => !/status of 404/.test(problem));
    expect([...found, ...problems]).toEqual([]);
  });
}
