import type { Element } from "hast";

/*
 * Shapes of a drawing without a scale of its own: across in percent of its width, down in rem. So
 * it fits every screen, and its text is as large as that of the page.
 */

type Properties = Record<string, string>;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const percent = (value: number): string => `${rounded(value)}%`;
/**
 * WebKit knows no `rem` in attributes of SVG. A drawing's `em` is the same, as its styles give it
 * the text size of the page.
 */
const em = (value: number): string => `${rounded(value)}em`;

const shape = (
  tagName: string,
  properties: Properties,
  children: Element["children"] = [],
): Element => ({ type: "element", tagName, properties, children });

/** Shapes that belong together, with what their styles ask for. */
export const group = (properties: Properties, ...children: Element[]): Element =>
  shape("g", properties, children);

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rectangle; its corners are a matter of style. */
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

/** A straight line. */
export const line = ({ from, to }: Ends, properties: Properties = {}): Element =>
  shape("line", {
    x1: percent(from[0]),
    y1: em(from[1]),
    x2: percent(to[0]),
    y2: em(to[1]),
    ...properties,
  });

/** The head of an arrow whose tip is at a place. */
export const head = (x: number, y: number, towards: "end" | "down"): Element =>
  shape("svg", { x: percent(x), y: em(y) }, [
    shape("path", { d: towards === "end" ? "M-9-5-2 0-9 5" : "M-5-9 0-2 5-9" }),
  ]);

/** A moment on a line. */
export const dot = (x: number, y: number): Element =>
  shape("circle", { cx: percent(x), cy: em(y), r: "0.3em" });

interface Words {
  x: number;
  /** Of the base line. */
  y: number;
  /** By how much it is moved, in rem. */
  dx?: number;
}

/**
 * Some words in one line. Their own size is a matter of style, and of the `<tspan>`, so that it
 * does not change where they are.
 */
export const words = (value: string, { x, y, dx }: Words, properties: Properties = {}): Element =>
  shape(
    "text",
    { x: percent(x), y: em(y), ...(dx !== undefined && { dx: em(dx) }), ...properties },
    [shape("tspan", {}, [{ type: "text", value }])],
  );
