import { PAGES } from "../pages";
import { show } from "./show";
import { expect, test } from "./test";

const SIZES = [
  [390, 844],
  [1440, 900],
] as const;
const MODES = ["dark", "light"] as const;

/**
 * In px: what two browsers may differ by where they round, and by the widths that they give to
 * words.
 */
const TOLERANCE = 2;
const WORDS_TOLERANCE = 5;

/**
 * What is wrong with the page as it is laid out: what is too wide for it, cut off, or drawn over
 * something else.
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

/**
 * Where the parts of the page are, in px, by name: their left edges and widths; and where the words
 * of drawings are, from the left and the top of the drawing.
 */
function places(): [name: string, place: number[]][] {
  const parts = document.querySelectorAll("nav, main, aside, footer, h1, article, article > *");
  const words = document.querySelectorAll<SVGTextElement>("svg[role=img] text");
  return [
    ...Array.from(parts).flatMap((part, index): [string, number[]][] => {
      const { left, width } = part.getBoundingClientRect();
      return width > 0 ? [[`${index} ${part.tagName} ${part.className}`, [left, width]]] : [];
    }),
    ...Array.from(words).flatMap((word, index): [string, number[]][] => {
      const drawing = word.closest("svg[role=img]")?.getBoundingClientRect();
      // Without the line around letters, which some browsers take for a part of their box.
      const { x, y, width } = word.getBBox();
      const corner = new DOMPoint(x, y).matrixTransform(word.getScreenCTM() ?? undefined);
      if (!drawing || width === 0) return [];
      return [
        [`words ${index}: ${word.textContent}`, [corner.x - drawing.left, corner.y - drawing.top]],
      ];
    }),
  ];
}

/** The width in px that a page has for itself. */
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
        // Scrollbars differ.
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
    // The focus on links has pages fetched ahead.
    for (let stop = 0; stop < 6; stop += 1) await reader.press("Tab");
    const problems = reader.problems().filter((problem) => !/status of 404/.test(problem));
    expect([...found, ...problems]).toEqual([]);
  });
}
