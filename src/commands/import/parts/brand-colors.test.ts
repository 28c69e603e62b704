import { accentIn, hexOf, readable } from "./brand-colors";

describe("O5 colours of a site's styles", () => {
  test.each([
    ["#ABC", "#aabbcc"],
    ["#0b5cad", "#0b5cad"],
    ["rgb(0, 106, 227)", "#006ae3"],
    ["rgba(0 106 227 / 50%)", "#006ae3"],
    ["hsl(210, 100%, 50%)", "#0080ff"],
    ["hsl(0deg 0% 100%)", "#ffffff"],
    ["var(--x)", undefined],
    ["red", "#ff0000"],
    ["rgb(var(--x))", undefined],
  ])("%s is %s", (color, hex) => {
    expect(hexOf(color)).toBe(hex);
  });

  test.each([
    [":root { --ifm-color-primary: #112233; --other: 1 }", "#112233", "#112233"],
    [
      "/* :root { --ifm-color-primary: #000 } */\n:root { --ifm-color-primary: #123; }\nhtml[data-theme='dark'] { --ifm-color-primary: #456; }",
      "#112233",
      "#445566",
    ],
    [
      "@media screen { :root { --own: #123; --ifm-color-primary: var(--own) } }\n[data-theme=dark] { --own: #456 !important }",
      "#112233",
      "#445566",
    ],
    ["[data-theme='light'] { --ifm-color-primary: #123 }", "#112233", "#112233"],
  ])("%s", (css, light, dark) => {
    expect(accentIn(css)).toEqual({ light, dark });
  });

  test("styles without such a colour give none", () => {
    expect(accentIn(".a { --ifm-color-primary: #123 }\n:root { color: red }")).toBeUndefined();
    expect(accentIn(":root { --ifm-color-primary: var(--ifm-color-primary) }")).toBeUndefined();
  });

  test("a colour that can be read stays, another one is moved only as far as needed", () => {
    expect(readable({ light: "#0b5cad", dark: "#f69220" })).toEqual({
      light: "#0b5cad",
      dark: "#f69220",
    });
    expect(readable({ light: "#f69220", dark: "#111111" })).not.toEqual({
      light: "#f69220",
      dark: "#111111",
    });
  });
});
