import { createElement, type ReactElement } from "react";
import { tokenColor } from "../../data/settings/token-color";
import { wordmark } from "../../data/site/wordmark";
import { BAND_LOOKS, type Bands, viewOf } from "../../site/charts/stream";
import { previewSize } from "../../site/preview-size";
import { drawMark, drawName, svgOf } from "../brand/drawings";

const MARGIN = 80;
/** Height below the title. This part is the same in all pictures. */
const BOTTOM = 220;
const LABEL = 30;
const LABEL_GAP = 22;
const LEADING = 1.14;
/** Height of the part of letters such as g that is below the last line. */
const DESCENT = 8;
/** Where mark and name stand. The edges of the picture cut the mark. */
const BESIDE = { mark: { x: 860, y: 400, size: 380 }, name: { x: MARGIN, y: 526, scale: 1.9 } };
/** Where they stand with a stream: on what it started with. */
const ON_STREAM = { mark: { x: MARGIN, y: 554, size: 56 }, name: { x: 154, y: 566, scale: 1.6 } };
const NAME_WIDTH = 720;
/** Where a stream flows. */
const STREAM = { y: 400, height: 230 };
/** Font sizes of titles, from large to small. */
const SIZES = [92, 80, 68, 60];
const SMALLEST = 60;
/** Widths in em of a capital letter and of any other character. They are a little too large. */
const CAPITAL = 0.72;
const CHARACTER = 0.57;

const room = {
  width: previewSize.width - 2 * MARGIN,
  height: previewSize.height - MARGIN - LABEL - LABEL_GAP - BOTTOM,
};

const ems = (text: string): number =>
  Array.from(text)
    .map((character) => (/\p{Lu}/u.test(character) ? CAPITAL : CHARACTER))
    .reduce((sum, width) => sum + width, 0);

const linesAt = (size: number): number => Math.floor(room.height / (size * LEADING));

/**
 * Returns the largest size at which a title fits without breaking its longest word. If no size
 * fits, returns the smallest one. `lines` is the number of lines that fit at this size.
 */
export function sizeOf(title: string): { size: number; lines: number } {
  const longest = Math.max(...title.split(/\s+/).map(ems));
  const fits = (size: number): boolean => {
    // Lines end before the margin, because words stay whole. Each line but the last loses half a
    // word.
    const lines = (ems(title) * size) / room.width + (linesAt(size) - 1) * 0.15;
    return longest * size <= room.width && lines <= linesAt(size);
  };
  const size = SIZES.find(fits) ?? SMALLEST;
  return { size, lines: linesAt(size) };
}

/** Matches emoji, with the characters that change or continue them. */
const EMOJI =
  /(?:\p{Emoji_Presentation}|\p{Emoji}\ufe0f)(?:\ufe0f|\u20e3|\p{Emoji_Modifier}|\u200d\p{Emoji})*/gu;

/** Removes emoji from a text, because no text font has them. */
export const withoutEmoji = (text: string): string =>
  text.replace(EMOJI, "").replace(/\s+/g, " ").trim();

/** More characters than a picture has place for. satori lays out every one that it gets. */
const MOST_DRAWN = 500;

/** Returns the start of a text, without half a character at its end. */
const startOf = (text: string): string => text.slice(0, MOST_DRAWN).replace(/[\ud800-\udbff]$/, "");

/** Draws the home page's stream along the lower edge. */
const drawBands = (stream: Bands): ReactElement =>
  createElement(
    "svg",
    { ...STREAM, width: previewSize.width, viewBox: viewOf(), preserveAspectRatio: "none" },
    ...BAND_LOOKS.map(({ kind, color, opacity }) =>
      createElement("path", { d: stream[kind], fill: tokenColor(color), fillOpacity: opacity }),
    ),
  );

/**
 * Draws the base of all pictures: the stream of the home page if there is one, the mark, and the name
 * if all its letters can be drawn.
 */
export function baseDrawing(productName: string, stream: Bands | null): string {
  const { mark, name: at } = stream ? ON_STREAM : BESIDE;
  const name = wordmark(productName);
  const scale = name ? Math.min(at.scale, NAME_WIDTH / name.width) : 0;
  return svgOf(
    previewSize,
    stream && drawBands(stream),
    drawMark(mark.x, mark.y, mark.size),
    name && drawName(name, at.x + scale, at.y, scale),
  );
}

/** Returns the part of a picture that differs between pages, from the top: label and title. */
export function cardTree(
  title: string,
  label: string,
  colors: { title: string; label: string },
): ReactElement {
  const { size, lines } = sizeOf(title);
  const small = { fontSize: LABEL, color: colors.label, marginBottom: LABEL_GAP };
  const large = {
    fontSize: size,
    color: colors.title,
    lineHeight: LEADING,
    letterSpacing: "-0.025em",
    wordBreak: "break-word",
  } as const;
  const clamped = (lineClamp: number) => ({ display: "block", lineClamp });
  return createElement(
    "div",
    {
      style: {
        display: "flex",
        flexDirection: "column",
        boxSizing: "border-box",
        width: "100%",
        padding: `${MARGIN}px ${MARGIN}px ${DESCENT}px`,
      },
    },
    createElement("div", { style: { ...small, ...clamped(1) } }, startOf(label)),
    createElement("div", { style: { ...large, ...clamped(lines) } }, startOf(title)),
  );
}
