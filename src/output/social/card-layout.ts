import LineBreaker from "linebreak";
import { createElement, type ReactElement } from "react";
import { tokenColor } from "../../data/settings/token-color";
import { wordmark } from "../../data/site/wordmark";
import { BAND_LOOKS, type Bands, viewOf } from "../../site/charts/stream";
import { previewSize } from "../../site/preview-size";
import { drawMark, drawName, svgOf } from "../brand/drawings";
import type { Line, Typesetter } from "./typesetter";

const MARGIN = 80;
/** Height below the title. This part is the same in all pictures. */
const BOTTOM = 220;
const LABEL = 30;
const LABEL_GAP = 22;
/** Heights of lines in em, and from their tops to their baselines. */
const NORMAL_LEADING = 1.21;
const ASCENT = 0.97;
const LEADING = 1.14;
const BASELINE = ASCENT - (NORMAL_LEADING - LEADING) / 2;
/** How far letters may go below their line, in em. */
const DESCENT = 0.3;
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
/** Between the letters of a title, in em. */
const SPACING = -0.025;

const room = {
  width: previewSize.width - 2 * MARGIN,
  height: previewSize.height - MARGIN - LABEL - LABEL_GAP - BOTTOM,
};

const linesAt = (size: number): number => Math.floor(room.height / (size * LEADING));

type WidthOf = (text: string) => number;

/** Returns the parts of a text between which a line may end. */
function partsOf(text: string): string[] {
  const breaker = new LineBreaker(text);
  const parts: string[] = [];
  let from = 0;
  for (let end = breaker.nextBreak(); end; end = breaker.nextBreak()) {
    parts.push(text.slice(from, end.position));
    from = end.position;
  }
  return parts;
}

const lettersOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** Fills lines with parts. A part that is wider than a line has a line to itself. */
function fill(parts: readonly string[], width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = (lines.at(-1) ?? "") + part;
    if (lines.length > 0 && widthOf(longer.trimEnd()) <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map((line) => line.trimEnd());
}

/** What stands for a text that has no room. */
export const ELLIPSIS = "…";

/** Returns the start of a line that has room for an ellipsis, with it. */
function cut(line: string, width: number, widthOf: WidthOf): string {
  const letters = lettersOf(line);
  while (letters.length > 0 && widthOf(letters.join("").trimEnd() + ELLIPSIS) > width)
    letters.pop();
  return letters.join("").trimEnd() + ELLIPSIS;
}

/** Breaks a text into at most so many lines, also within words. What has no room is cut off. */
function broken(text: string, width: number, most: number, widthOf: WidthOf): string[] {
  const parts = partsOf(text).flatMap((part) =>
    widthOf(part.trimEnd()) > width ? lettersOf(part) : [part],
  );
  const lines = fill(parts, width, widthOf);
  const last = lines[most - 1];
  return lines.length <= most || last === undefined
    ? lines
    : [...lines.slice(0, most - 1), cut(last, width, widthOf)];
}

/**
 * Returns the largest size at which a title fits without breaking a word, and its lines. If no size
 * fits, the lines are those at the smallest one. `widthOf` returns the width of a text in em.
 */
export function fitTitle(title: string, widthOf: WidthOf): { size: number; lines: string[] } {
  const parts = partsOf(title);
  for (const size of SIZES) {
    const lines = fill(parts, room.width / size, widthOf);
    const isWide = lines.some((line) => widthOf(line) * size > room.width);
    if (!isWide && lines.length <= linesAt(size)) return { size, lines };
  }
  return {
    size: SMALLEST,
    lines: broken(title, room.width / SMALLEST, linesAt(SMALLEST), widthOf),
  };
}

/** Matches emoji, with the characters that change or continue them. */
const EMOJI =
  /(?:\p{Emoji_Presentation}|\p{Emoji}\ufe0f)(?:\ufe0f|\u20e3|\p{Emoji_Modifier}|\u200d\p{Emoji})*/gu;

/** Removes emoji from a text, because no text font has them. */
export const withoutEmoji = (text: string): string =>
  text.replace(EMOJI, "").replace(/\s+/g, " ").trim();

/** More characters than a picture has place for. */
const MOST_DRAWN = 500;

const isRightToLeft = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);

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

/** The texts of a picture, and how they are set. */
interface Card {
  title: string;
  label: string;
  colors: { title: string; label: string };
  /** The direction of the page. */
  direction: "ltr" | "rtl";
  setLine: Typesetter["setLine"];
}

/** Draws the part of a picture that differs between pages, from the top: label and title. */
export function drawTexts({ title, label, colors, direction, setLine }: Card): string {
  const directionOf = (text: string) => (isRightToLeft(text) ? direction : "ltr");
  const isMirrored = directionOf(title) === "rtl";
  /** Sets lines of a text, all in its direction. */
  const setter = (text: string, spacing: number) => (line: string) =>
    setLine(line, directionOf(text), spacing);
  const place = ({ width, glyphs }: Line, y: number, size: number, fill: string): ReactElement => {
    const x = isMirrored ? previewSize.width - MARGIN - width * size : MARGIN;
    const paths = glyphs.map((glyph) => {
      const { em } = glyph;
      const transform = `translate(${glyph.x} ${glyph.y}) scale(${1 / em} ${-1 / em})`;
      return createElement("path", { transform, d: glyph.outline() });
    });
    const transform = `translate(${x} ${y}) scale(${size})`;
    return createElement("g", { fill, transform }, ...paths);
  };
  const [setLabel, setTitle] = [setter(label, 0), setter(title, SPACING)];
  const { size, lines } = fitTitle(startOf(title), (text) => setTitle(text).width);
  const widthOfLabel = (text: string) => setLabel(text).width;
  const [above = ""] = broken(startOf(label), room.width / LABEL, 1, widthOfLabel);
  const top = MARGIN + LABEL * NORMAL_LEADING + LABEL_GAP;
  const baseline = (index: number) => top + size * (BASELINE + index * LEADING);
  const texts = [
    place(setLabel(above), MARGIN + LABEL * ASCENT, LABEL, colors.label),
    ...lines.map((line, index) => place(setTitle(line), baseline(index), size, colors.title)),
  ];
  const height = Math.ceil(top + size * (LEADING * lines.length + DESCENT));
  return svgOf({ width: previewSize.width, height }, ...texts);
}
