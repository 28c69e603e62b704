import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { SiteCopy } from "../sites/site-copy";
import { FIXTURE, publicOf } from "../sites/sites";
import { routes } from "./pages";
import { expect, test } from "./site";

const SITE = "https://kest.example";
const SIGNATURE = "\x89PNG\r\n\x1a\n";

/** What a page says to previews, by property: `og:image`. */
function previewOf(folder: string, route: string): Record<string, string> {
  const file = route === "/404" ? "404.html" : join(route, "index.html");
  const html = readFileSync(join(folder, file), "utf8");
  const tags = html.matchAll(/<meta [^>]*property="(og:[^"]*)" content="([^"]*)"/g);
  return Object.fromEntries(Array.from(tags, ([, name, content]) => [name, content]));
}

/** Width and height of a PNG. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.toString("latin1", 0, 8)).toBe(SIGNATURE);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const digest = (file: string): string =>
  createHash("sha256").update(readFileSync(file)).digest("hex");

test.describe("X2 pictures in previews", () => {
  test("are there for every page, in the size that the page says", async ({ request }) => {
    for (const route of routes) {
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
    const titled = routes.filter((route) => !["/", "/404", "/docs"].includes(route));
    const pictures = titled.map((route) => {
      const address = previewOf(publicOf(FIXTURE), route)["og:image"];
      expect(address).toBe(`${SITE}/social${route}.png`);
      return digest(join(publicOf(FIXTURE), `social${route}.png`));
    });
    expect(titled.length).toBeGreaterThan(20);
    expect(new Set(pictures).size).toBe(titled.length);
    for (const route of ["/", "/404"])
      expect(previewOf(publicOf(FIXTURE), route)["og:image"]).toBe(`${SITE}/social.png`);
  });

  test("of posts are in their structured data as well", () => {
    const html = readFileSync(join(publicOf(FIXTURE), "blog/welcome/index.html"), "utf8");
    expect(html).toContain(`"image":"${SITE}/social/blog/welcome.png"`);
  });
});

test("X2 a build draws no more pictures than those that have changed", async () => {
  test.setTimeout(300_000);
  const copy = new SiteCopy();
  const doc = (name: string) => `content/docs/core/${name}.md`;
  const file = (name: string) => copy.path(`public/social/docs/core/${name}.png`);
  const mine = "static/social/docs/mine.png";
  const pictures = () => copy.files("public/social").filter((path) => !path.endsWith("/mine.png"));
  const build = async () => {
    const { code, output } = await copy.build({ PATH_PREFIX: "/some/prefix" });
    expect(code, output).toBe(0);
    return output;
  };
  try {
    copy.write(doc("own"), "---\nimage: /img/own.png\n---\n\n# With a picture\n\nText.\n");
    copy.write(doc("unknown"), "# 去中心化\n\nText.\n");
    copy.write(doc("gone"), "# Gone soon\n\nText.\n");
    mkdirSync(copy.path("static/social/docs"), { recursive: true });
    copy.write(mine, "");
    const firstOutput = await build();
    const first = pictures();
    const [old, kept] = [digest(file("metadex")), digest(file("unknown"))];
    // A picture that an author has chosen; a title in characters that the font has not.
    const own = previewOf(copy.path("public"), "/docs/core/own");
    expect(own["og:image"]).toBe(`${SITE}/some/prefix/img/own.png`);
    expect(own["og:image:width"]).toBeUndefined();
    expect(existsSync(file("own"))).toBe(false);
    expect(firstOutput).toContain(
      "Previews of /docs/core/unknown show the site's picture: the font has no “去中心化”.",
    );
    expect(sizeOf(readFileSync(file("unknown")))).toEqual([1200, 630]);
    expect(previewOf(copy.path("public"), "/docs/core/metadex")["og:image"]).toBe(
      `${SITE}/some/prefix/social/docs/core/metadex.png`,
    );

    copy.remove(doc("gone"));
    copy.edit(doc("metadex"), (text) => text.replace(/^(title: |# ).*$/m, "$1Another title"));
    const start = Date.now();
    const secondOutput = await build();
    const second = pictures();
    expect(second.filter((path) => statSync(path).mtimeMs > start)).toEqual([file("metadex")]);
    expect(digest(file("metadex"))).not.toBe(old);
    expect(digest(file("unknown"))).toBe(kept);
    expect(secondOutput).not.toContain("Previews of");
    expect(first.filter((path) => !second.includes(path))).toEqual([file("gone")]);
    expect(existsSync(copy.path(mine.replace("static", "public")))).toBe(true);
  } finally {
    copy.dispose();
  }
});
