import type { Element } from "hast";
import type { Child } from "./definition";

/** Returns an element of HTML. */
export const element = (
  tagName: string,
  properties: Element["properties"],
  ...children: Child[]
): Element => ({ type: "element", tagName, properties, children });

/** Returns a text. */
export const text = (value: unknown): Child => ({ type: "text", value: String(value) });

/** Returns a paragraph of bold text. */
export const strongLine = (value: unknown): Element =>
  element("p", {}, element("strong", {}, text(value)));
