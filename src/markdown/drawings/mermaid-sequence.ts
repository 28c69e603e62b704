import type { Element, ElementContent } from "hast";
import { toString as textOf } from "mdast-util-to-string";

/** In px. */
const MARGIN = 10;
/** About the width of a character in the smaller words, as the library reckons. */
const CHARACTER = 6;
/** Height of the way that a message to oneself takes. */
const LOOP = 20;

const isElement = (node: ElementContent): node is Element => node.type === "element";
const isOf = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);
const numberOf = ({ properties }: Element, name: string): number => Number(properties[name]);
const childrenOf = ({ children }: Element, name: string): Element[] =>
  children.filter(isElement).filter(({ tagName }) => tagName === name);
const withValues = (element: Element, values: Element["properties"]): Element => ({
  ...element,
  properties: { ...element.properties, ...values },
});

/** Where words end that begin at their place. */
function endOf(text: Element): number {
  const lines = childrenOf(text, "tspan").filter(({ properties }) => properties.x !== undefined);
  const lengths = (lines.length > 0 ? lines : [text]).map((line) => textOf(line).length);
  return numberOf(text, "x") + CHARACTER * Math.max(...lengths);
}

const pointsOf = (shape: Element): [number, number][] =>
  String(shape.properties.points)
    .split(" ")
    .map((point) => {
      const [x, y] = point.split(",").map(Number);
      return [x ?? 0, y ?? 0];
    });

/** Widens a note over several participants: the library draws it around its words. */
function spread(note: Element, lives: ReadonlyMap<string, number>): Element {
  const names = String(note.properties.dataActors).split(",");
  const places = names.flatMap((name) => lives.get(name) ?? []);
  const [body] = childrenOf(note, "polygon");
  if (!body || places.length < 2) return note;
  const sides = pointsOf(body).map(([x]) => x);
  const [left, right] = [Math.min(...sides), Math.max(...sides)];
  const wanted = Math.max(...places) - Math.min(...places) + 2 * MARGIN;
  const more = Math.max(0, wanted - (right - left)) / 2;
  const moved = ([x, y]: [number, number]) =>
    `${x < (left + right) / 2 ? x - more : x + more},${y}`;
  const children = note.children.map((child) =>
    isElement(child) && child.tagName === "polygon"
      ? withValues(child, { points: pointsOf(child).map(moved).join(" ") })
      : child,
  );
  return { ...note, children };
}

/** Widens the box of a loop: the library draws it around participants, whatever stands within. */
function around(block: Element, toOneself: readonly Element[]): Element {
  const [box, tab] = childrenOf(block, "rect");
  if (!box || !tab) return block;
  const [x, y] = [numberOf(box, "x"), numberOf(box, "y")];
  const [right, bottom] = [x + numberOf(box, "width"), y + numberOf(box, "height")];
  const within = toOneself
    .flatMap((message) => childrenOf(message, "text"))
    .filter((text) => {
      const [at, height] = [numberOf(text, "x"), numberOf(text, "y")];
      return at > x && at < right && height > y && height < bottom;
    });
  const dividers = childrenOf(block, "text").slice(1);
  const far = Math.max(
    right,
    numberOf(tab, "x") + numberOf(tab, "width"),
    ...[...within, ...dividers].map((text) => endOf(text) + MARGIN),
  );
  const deep = Math.max(bottom, ...within.map((text) => numberOf(text, "y") + LOOP / 2 + MARGIN));
  const children = block.children.map((child) => {
    if (child === box) return withValues(box, { width: far - x, height: deep - y });
    return isElement(child) && child.tagName === "line"
      ? withValues(child, { x2: String(far) })
      : child;
  });
  return { ...block, children };
}

/** Fits the notes and boxes of a sequence to what they are about. */
export function fitted(shapes: readonly Element[]): Element[] {
  const lives = new Map(
    shapes
      .filter((shape) => isOf(shape, "lifeline"))
      .map((line) => [String(line.properties.dataActor), numberOf(line, "x1")]),
  );
  const toOneself = shapes.filter(
    (shape) => isOf(shape, "message") && String(shape.properties.dataSelf) === "true",
  );
  return shapes.map((shape) => {
    if (isOf(shape, "note")) return spread(shape, lives);
    return isOf(shape, "block") ? around(shape, toOneself) : shape;
  });
}

/** Where the boxes of a sequence end. */
export const endOfBoxes = (shapes: readonly Element[]): number =>
  Math.max(
    0,
    ...shapes
      .filter((shape) => isOf(shape, "block"))
      .flatMap((block) => childrenOf(block, "rect"))
      .map((box) => numberOf(box, "x") + numberOf(box, "width")),
  );
