import { cpSync } from "node:fs";
import { resolve } from "node:path";
import { faults, writeContent } from "../content/faults";
import { SiteCopy } from "../sites/site-copy";
import { expect, test } from "./site";

test("N4 B3 E6 E8 a build names every error of the content at once, with its place and the nearest value", async () => {
  test.setTimeout(300_000);
  const site = new SiteCopy();
  try {
    site.write(
      "content/docs/core/faulty.md",
      "---\ntitle: Faulty\n---\n\nFirst line.\n\nNamed {product.nam} here.\n\n![Nothing](./nothing.png)\n\n[Lost](./lost.md)\n",
    );
    site.edit("content/blog/2019-05-28-first-blog-post.md", (text) =>
      text.replace("community-team", "comunity-team").replace("hola", "holla"),
    );
    site.write(
      "content/pages/twin.md",
      "---\ntitle: Twin\nslug: /docs/core/metadex\n---\n\nText.\n",
    );
    site.edit("content/site.yml", (text) =>
      text.replace("doc: core/tokenomics-n-emissions", "doc: core/tokenomics-n-emission"),
    );
    site.edit("content/glossary.yml", (text) => text.replace("cl.md#ticks", "cls.md#ticks"));
    const { code, output } = await site.build();
    expect(code).not.toBe(0);
    const said = output.replace(/\s+/g, " ");
    for (const line of [
      "warning broken-link: The link `docs/core/cls.md#ticks` leads to no content file. Did you mean `docs/core/cl.md`?",
      "content/docs/core/faulty.md:7:7 error unknown-word: `{product.nam}` is not a product word or figure. Did you mean `product.name`?",
      "content/docs/core/faulty.md:9:1 error broken-image: The image `./nothing.png` was not found beside the file.",
      "content/docs/core/faulty.md:11:1 warning broken-link: The link `./lost.md` leads to no content file.",
      "error unknown-author: The post names the author `comunity-team`, which `content/blog/authors.yml` does not have. Did you mean `community-team`?",
      "error unknown-tag: The post names the tag `holla`, which `content/blog/tags.yml` does not have. Did you mean `hola`?",
      'error unknown-doc: `core/tokenomics-n-emission` ({"type":"doc","doc":"core/tokenomics-n-emission","label":"Concepts","collection":"docs"}) is no doc. Did you mean `core/tokenomics-n-emissions`?',
      "error duplicate-route: The route `/docs/core/metadex` belongs to `content/docs/core/metadex.md` already.",
    ]) {
      expect(said).toContain(line);
    }
  } finally {
    site.dispose();
  }
});

test("N1 E6 a wrong key or navbar item of content/site.yml is named", async () => {
  test.setTimeout(120_000);
  const site = new SiteCopy();
  try {
    site.edit("content/site.yml", (text) =>
      text
        .replace("titleDelimiter:", "titleDelimeter:")
        .replace("default: dark", "default: drak")
        .replace("      href: https://github.com\n    - type: search", "    - type: search"),
    );
    const { code, output } = await site.build();
    expect(code).not.toBe(0);
    const said = output.replace(/\s+/g, " ");
    expect(said).toContain("`titleDelimeter` is not a known key. Did you mean `titleDelimiter`?");
    expect(said).toMatch(/content\/site\.yml:\d+:\d+ error invalid-value: `colorMode.default`/);
    expect(said).toMatch(
      /content\/site\.yml:\d+:\d+ error invalid-value: `navbar.right\[0\]`: needs exactly one of/,
    );
    expect(said).toContain('found {"type":"link","label":"Source code"}');
  } finally {
    site.dispose();
  }
});

test("F a build says what `npm run check` says of every kind of fault, and leaves no half of a site", async () => {
  test.setTimeout(120_000);
  const site = new SiteCopy();
  try {
    site.remove("content");
    cpSync(resolve("test/content/smallest/content"), site.path("content"), { recursive: true });
    for (const { files } of faults) writeContent(site.root, files);
    const { code, output } = await site.build();
    expect(code).not.toBe(0);
    // Gatsby breaks lines, and prints warnings before errors.
    const said = output.replace(/\s+/g, "");
    for (const line of faults.flatMap((fault) => fault.said)) {
      expect(said).toContain(line.replace(/\s+/g, ""));
    }
    const errors = faults
      .flatMap((fault) => fault.said)
      .filter((line) => / error [\w-]+: /.test(line));
    expect(output).toContain(`The content has ${errors.length} errors:`);
    expect(() => site.read("public/index.html")).toThrow();
  } finally {
    site.dispose();
  }
});
