import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { filesBelow } from "../sites/files";
import { FIXTURE, publicOf } from "../sites/sites";
import { expect, test } from "./site";

const ROOT = publicOf(FIXTURE);
const { product } = parse(readFileSync("test/site/content/site.yml", "utf8"));
const { name, short, slug, ve } = product;

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

test("N1 N4 four values of content/site.yml name the whole site", () => {
  for (const route of [`cl-${slug}`, `${slug}-metadex`, `${slug}-n-ve${slug}`])
    expect(existsSync(join(ROOT, `docs/core/${route}/index.html`)), route).toBe(true);
  expect(read("index.html")).toMatch(new RegExp(`<title[^>]*>${name}</title>`));
  expect(read(`docs/core/cl-${slug}/index.html`)).toContain(`| ${name}</title>`);
  expect(read(`docs/core/${slug}-n-ve${slug}/index.html`)).toContain(`${short} and ${ve}`);
  for (const file of [
    "blog/rss.xml",
    "blog/atom.xml",
    "llms.txt",
    "manifest.webmanifest",
    "404.html",
  ])
    expect(read(file), file).toContain(name);

  // Code shows names as they are written. Everywhere else they are filled in.
  const isShown = /\.(?:html|xml|txt)$/;
  const code = /<(pre|code)[\s\S]*?<\/\1>|&lt;(pre|code)[\s\S]*?&lt;\/\2&gt;|`[^`]*`/g;
  const left = filesBelow(ROOT)
    .filter((file) => isShown.test(file))
    .filter((file) =>
      /\{product\.\w+\}/.test(
        read(file)
          .replace(/<script[\s\S]*?<\/script>/g, "")
          .replace(code, ""),
      ),
    );
  expect(left).toEqual([]);
});
