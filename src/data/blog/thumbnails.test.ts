import { anyChart } from "../../../test/jest/any-chart";
import { figuresWith } from "../../../test/jest/figures";
import type { DocumentTree } from "../../site/tree";
import { firstThumbnail } from "./thumbnails";

jest.mock("../settings/words-file", () => ({ readFigures: () => ({ figures: figuresWith() }) }));

const { name: chart, figures } = anyChart();
const known = {
  images: ["blog/welcome/week.png", "blog/welcome/film.gif"],
  figures: new Set(figures),
};

/** Returns what is there of the thumbnail of a document. */
const shown = (...tree: DocumentTree) =>
  Object.entries(firstThumbnail(tree, known) ?? {}).flatMap(([kind, value]) =>
    value === null ? [] : kind,
  );

const PICTURE: DocumentTree[number] = ["img", { src: "blog/welcome/week.png", alt: "A week" }];
const CHART: DocumentTree[number] = [chart, {}];
const FLOW: DocumentTree[number] = [
  "Flow",
  { links: [{ from: "Fee", to: "Voters", amount: "30.00" }], unit: "USDC" },
  ["table", {}],
];
const DIAGRAM: DocumentTree[number] = [
  "Diagram",
  { title: "A week", description: "Days.", height: "10em" },
  ["g", {}, ["text", { x: "0%" }, ["tspan", {}, "Monday"]], ["line", { x1: "0%", x2: "100%" }]],
];

describe("B1 the thumbnail of a post", () => {
  test.each<[string, DocumentTree, string[]]>([
    ["a chart", [CHART], ["chart"]],
    ["a flow", [FLOW], ["bands", "drawing"]],
    ["a diagram", [DIAGRAM], ["diagram", "drawing"]],
    ["a picture", [PICTURE], ["picture", "drawing"]],
    [
      "the first of several",
      [["p", {}, "Text"], ["div", {}, PICTURE], CHART],
      ["picture", "drawing"],
    ],
    ["nothing, if there is only text", [["p", {}, "Text"]], []],
    ["nothing, if a picture does not lie beside the post", [["img", { src: "/x.png" }]], []],
    ["nothing, if a picture moves", [["img", { src: "blog/welcome/film.gif" }]], []],
    ["nothing, if a flow has no data", [["Flow", {}, ["table", {}]]], []],
  ])("is %s", (_, tree, expected) => {
    expect(shown(...tree)).toEqual(expected);
  });

  test("is nothing, if a figure of the chart is missing", () => {
    expect(firstThumbnail([CHART], { ...known, figures: new Set(figures.slice(1)) })).toBeNull();
  });

  test("has a diagram without its words", () => {
    expect(firstThumbnail([DIAGRAM], known)?.diagram).toEqual([
      [
        "Diagram",
        { title: "A week", description: "Days.", height: "10em" },
        ["g", {}, ["line", { x1: "0%", x2: "100%" }]],
      ],
    ]);
  });

  test("has the bands of a flow, drawn", () => {
    expect(firstThumbnail([FLOW], known)?.bands).toEqual([expect.stringMatching(/^M0 0C.*Z$/)]);
  });
});
