import { compileAs } from "../../../../test/jest/compile-as";
import { modeStyles } from "../../../site/mode-styles";

const LIGHT = "/img/logo.svg";
const DARK = "https://x.example/dark.png";
const source = (mode: string, address: string) =>
  `<source media="(prefers-color-scheme: ${mode})" srcset="${address}" />`;
const image = `<img src="${LIGHT}" alt="a" />`;

const STYLE = ["style", {}, modeStyles];
const shown = (mode: string, src: string) => [
  "span",
  { className: `${mode}-only` },
  ["img", expect.objectContaining({ src: `${src}#gh-${mode}-mode-only`, alt: "a" })],
];
const PAIR = [STYLE, shown("light", LIGHT), STYLE, shown("dark", DARK)];

describe("M3: a picture with sources for dark and light pages follows the page", () => {
  test.each([
    ["a dark one", `<picture>${source("dark", DARK)}${image}</picture>`],
    ["both", `<picture>\n${source("light", LIGHT)}\n${source("dark", DARK)}\n${image}\n</picture>`],
  ])("%s", (_, written) => {
    const { tree, problems } = compileAs(written);
    expect(problems).toEqual([]);
    expect(JSON.parse(JSON.stringify(tree))).toEqual(PAIR);
  });

  test.each([
    ["other media", '<source media="(min-width: 10px)" srcset="/img/logo.svg" />'],
    ["several sizes", source("dark", "/img/logo.svg 1x, /img/logo.svg 2x")],
    ["no source", ""],
  ])("one with %s is the browser's", (_, sources) => {
    const { tree } = compileAs(`<picture>${sources}${image}</picture>`);
    expect(tree[0]?.[0]).toBe("picture");
  });
});
