import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FIXTURE, publicOf } from "../sites/sites";
import { routes } from "./pages";
import { expect, test } from "./site";

const SITE = "https://kest.example";
const SIGNATURE = "\x89PNG\r\n\x1a\n";

/** Returns what a page tells link previews, by property, such as `og:image`. */
function previewOf(folder: string, route: string): Record<string, string> {
  const file = route === "/404" ? "404.html" : join(route, "index.html");
  const html = readFileSync(join(folder, file), "utf8");
  const tags = html.matchAll(/<meta [^>]*property="(og:[^"]*)" content="([^"]*)"/g);
  return Object.fromEntries(Array.from(tags, ([, name, content]) => [name, content]));
}

/** Returns the width and the height of a PNG. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.toString("latin1", 0, 8)).toBe(SIGNATURE);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const digest = (file: string): string =>
  createHash("sha256").update(readFileSync(file)).digest("hex");

test.describe("X2 pictures in previews", () => {
  test("are there for every page, in the size that the page says", async ({ request }) => {
    for (const route of routes.filter((path) => path !== "/own-picture")) {
      const preview = previewOf(publicOf(FIXTURE), route);
      expect(preview["og:image"], route).toMatch(/^https:\/\/kest\.example\/social/);
      expect(preview["og:image:alt"], route).toBe(preview["og:title"]);
      const response = await request.get(preview["og:image"]?.slice(SITE.length) ?? "");
      expect(response.status(), route).toBe(200);
      expect(response.headers()["content-type"], route).toBe("image/png");
      const size = sizeOf(await response.body());
      expect(size, route).toEqual([1200, 630]);
      const told = [preview["og:image:width"], preview["og:image:height"]];
      expect(told, route).toEqual(size.map(String));
    }
  });

  test("are those of the page's title, where it has one", () => {
    const titled = routes.filter(
      (route) => !["/", "/404", "/search", "/docs", "/own-picture", "/unwritten"].includes(route),
    );
    const pictures = titled.map((route) => {
      const address = previewOf(publicOf(FIXTURE), route)["og:image"];
      expect(address).toBe(`${SITE}/social${route}.png`);
      return digest(join(publicOf(FIXTURE), `social${route}.png`));
    });
    expect(titled.length).toBeGreaterThan(20);
    expect(new Set(pictures).size).toBe(titled.length);
    for (const route of ["/", "/404", "/search"])
      expect(previewOf(publicOf(FIXTURE), route)["og:image"]).toBe(`${SITE}/social.png`);
  });

  test("are those that an author has chosen, and the site's own for a title that the font cannot write", () => {
    const own = previewOf(publicOf(FIXTURE), "/own-picture");
    expect(own["og:image"]).toBe(`${SITE}/img/own.png`);
    expect(own["og:image:width"]).toBeUndefined();
    expect(existsSync(join(publicOf(FIXTURE), "social/own-picture.png"))).toBe(false);
    const unwritten = readFileSync(join(publicOf(FIXTURE), "social/unwritten.png"));
    expect(sizeOf(unwritten)).toEqual([1200, 630]);
  });

  test("of posts are in their structured data as well", () => {
    const html = readFileSync(join(publicOf(FIXTURE), "blog/welcome/index.html"), "utf8");
    expect(html).toContain(`"image":"${SITE}/social/blog/welcome.png"`);
  });
});
