import { fromHtml } from "hast-util-from-html";
import { partsOf } from "./page-parts";

test("links are routes within the site, and stand as they are if they lead away or cannot be decoded", () => {
  const hrefs = ["../b/#c%20d", "https://site.example/e/", "https://x.example/%2", "/f%2"];
  const links = hrefs.map((href) => `<a href="${href}">x</a>`).join("");
  const page = fromHtml(`<main><div class="markdown">${links}</div></main>`);
  expect(partsOf(page, "/a/z", "https://site.example")?.links).toEqual([
    "/b#c d",
    "/e",
    "/f%2",
    "https://x.example/%2",
  ]);
});
