import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { partsOf } from "./page-parts";

test("links are routes within the site, and stand as they are if they lead away or cannot be decoded", () => {
  const folder = mkdtempSync(join(tmpdir(), "parts-"));
  const file = join(folder, "index.html");
  const hrefs = ["../b/#c%20d", "https://site.example/e/", "https://x.example/%2", "/f%2"];
  const links = hrefs.map((href) => `<a href="${href}">x</a>`).join("");
  writeFileSync(file, `<main><div class="markdown">${links}</div></main>`);
  expect(partsOf(file, "/a/z", "https://site.example")?.links).toEqual([
    "/b#c d",
    "/e",
    "/f%2",
    "https://x.example/%2",
  ]);
  rmSync(folder, { recursive: true });
});
