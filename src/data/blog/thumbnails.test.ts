import type { DocumentTree } from "../../site/tree";
import { firstThumbnail } from "./thumbnails";

jest.mock("../settings/words-file", () => ({
  readFigures: () => ({
    figures: [
      { key: "lock.shortest", value: 1, unit: "weeks" },
      { key: "lock.longest", value: 4, unit: "years" },
      { key: "lock.example", value: 1000 },
    ],
  }),
}));

const known = {
  images: ["blog/welcome/week.png", "blog/welcome/film.gif"],
  figures: new Set(["lock.shortest", "lock.longest", "lock.example"]),
};

/** Returns what is there of the thumbnail of a document. */
const shown = (...tree: DocumentTree) =>
  Object.entries(firstThumbnail(tree, known) ?? {}).flatMap(([kind, value]) =>
    value === null ? [] : kind,
  );

const PICTURE: DocumentTree[number] = ["img", { src: "blog/welcome/week.png", alt: "A week" }];
const CHART: DocumentTree[number] = ["LockWeight", {}];
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
    ["nothing, if a figure of the chart is missing", [["DynamicFee", {}]], []],
    ["nothing, if a flow has no data", [["Flow", {}, ["table", {}]]], []],
  ])("is %s", (_, tree, expected) => {
    expect(shown(...tree)).toEqual(expected);
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
