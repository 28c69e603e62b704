import { createElement, type ReactElement } from "react";
import { hasDrawnPicture, withoutImageNodes } from "./image-head";

const sentence = (what: string): string =>
  `src/gatsby/image-head.ts does not find ${what}. Adapt it to the installed versions, or remove it.`;

/** Returns what the plugin adds to the head of a page. */
function added(): ReactElement[] {
  const nodes: ReactElement[] = [];
  const { onRenderBody } = jest.requireActual("gatsby-plugin-image/gatsby-ssr");
  onRenderBody({ setHeadComponents: (more: ReactElement[]) => nodes.push(...more) });
  return nodes;
}

/** Returns a picture as the plugin draws it, with its copy for readers without scripts. */
const picture = (attributes: string) =>
  `<span data-gatsby-image-wrapper=""><img data-main-image="" ${attributes} alt=""/><noscript><img data-main-image="" loading="lazy" src="/a.png" alt=""/></noscript></span>`;

test("V5 a head without what the plugin adds has all the rest", () => {
  const own = createElement("link", { key: "icon" });
  expect(added()).toHaveLength(3);
  expect(withoutImageNodes([...added(), own, "text"])).toEqual([own, "text"]);
});

test("a head to which the plugin adds nothing ends the build", () => {
  expect(() => withoutImageNodes([createElement("style", { key: "of-another" })])).toThrow(
    sentence("gatsby-plugin-image's `gatsby-image-style` in the head"),
  );
});

test("a page has a picture that the plugin has drawn, or has none", () => {
  expect(hasDrawnPicture(picture('loading="lazy" src="/a.png"'))).toBe(true);
  expect(hasDrawnPicture('<picture><img src="/a.png" alt=""/></picture>')).toBe(false);
});

test("M3 a picture that waits for a script ends the build", () => {
  expect(() =>
    hasDrawnPicture(picture('loading="lazy" data-src="/a.png" data-srcset="/a.png 1w"')),
  ).toThrow(sentence("the address of a lazy picture of gatsby-plugin-image in the HTML"));
});

test("M3 a picture that is not lazy ends the build", () => {
  const eager = picture("src").replaceAll('loading="lazy"', 'loading="eager"');
  expect(() => hasDrawnPicture(eager)).toThrow(
    sentence("the address of a lazy picture of gatsby-plugin-image in the HTML"),
  );
});
