import { resolve } from "node:path";
import { placeInStack } from "./place-in-stack";

const stackOf = (...frames: string[]): string =>
  ["Error: Out of order", ...frames.map((frame) => `    at f (${resolve(frame)})`)].join("\n");

const REACT = "node_modules/react-dom/cjs/server.js:5724:16";
const DRAWING = "src/drawing/draw.tsx:17:10";

test.each([
  ["of a component", [`src/a b.tsx:2:9`, REACT, DRAWING], "src/a b.tsx:2:9"],
  [
    "of a component that a package calls",
    [REACT, "content/docs/a.tsx:3:1"],
    "content/docs/a.tsx:3:1",
  ],
  ["of the document, whose hole is its place", ["content/docs/a.mdx:124:9", DRAWING], undefined],
  ["of React, about what a hole shows", [REACT, DRAWING, "src/a.tsx:1:1"], undefined],
])("F an error begins in code %s", (_, frames, place) => {
  expect(placeInStack(stackOf(...frames))).toBe(place);
});
