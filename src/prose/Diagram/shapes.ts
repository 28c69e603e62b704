import type { Element } from "hast";

/*
 * Shapes of a drawing without its own scale: horizontal values are percent of its width, vertical
 * values are rem. So it fits every screen, and its text is as large as the page's.
 */

type Properties = Record<string, string>;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const percent = (value: number): string => `${rounded(value)}%`;
/**
 * WebKit does not know `rem` in SVG attributes. A drawing's `em` is the same length, because the
 * styles give the drawing the page's text size.
 */
const em = (value: number): string => `${rounded(value)}em`;

const shape = (
  tagName: string,
  properties: Properties,
  children: Element["children"] = [],
): Element => ({ type: "element", tagName, properties, children });

/** Returns a group of shapes. Styles select it by its properties. */
export const group = (properties: Properties, ...children: Element[]): Element =>
  shape("g", properties, children);

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns a rectangle. Styles round its corners. */
export const area = ({ x, y, width, height }: Area, properties: Properties = {}): Element =>
  shape("rect", {
    x: percent(x),
    y: em(y),
    width: percent(width),
    height: em(height),
    ...properties,
  });

interface Ends {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
}

/** Returns a straight line. */
export const line = ({ from, to }: Ends, properties: Properties = {}): Element =>
  shape("line", {
    x1: percent(from[0]),
    y1: em(from[1]),
    x2: percent(to[0]),
    y2: em(to[1]),
    ...properties,
  });

/** Returns an arrowhead whose tip is at a point. */
export const head = (x: number, y: number, towards: "end" | "down"): Element =>
  shape("svg", { x: percent(x), y: em(y) }, [
    shape("path", { d: towards === "end" ? "M-9-5-2 0-9 5" : "M-5-9 0-2 5-9" }),
  ]);

/** Returns a dot that marks a moment on a line. */
export const dot = (x: number, y: number): Element =>
  shape("circle", { cx: percent(x), cy: em(y), r: "0.3em" });

interface TextPlace {
  x: number;
  /** Position of the baseline, in rem. */
  y: number;
  /** Horizontal shift, in rem. */
  dx?: number;
}

/** Returns the lines of a text that a `|` divides; none of an empty text. */
export const linesOf = (text: string): string[] => text.split("|").filter(Boolean);

/**
 * Returns one line of text. Styles set its size on the `<tspan>`, because a size on the `<text>`
 * would also move it.
 */
export const words = (
  value: string,
  { x, y, dx }: TextPlace,
  properties: Properties = {},
): Element =>
  shape(
    "text",
    { x: percent(x), y: em(y), ...(dx !== undefined && { dx: em(dx) }), ...properties },
    [shape("tspan", {}, [{ type: "text", value }])],
  );
