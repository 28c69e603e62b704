/**
 * gatsby-plugin-mdx asks for MDX 2, whose parser takes the square of a document's length.
 * `overrides` in package.json give the plugin and the site the same MDX 3 and unified 11, one copy
 * of each. The HTML of 487 files was the same, but for an attribute. The plugin's excerpts and
 * tables of contents are not tried: the site uses neither.
 */
import { existsSync, readFileSync } from "node:fs";

const PLUGIN = "gatsby-plugin-mdx";
const json = (file: string) => JSON.parse(readFileSync(file, "utf8"));

const { overrides } = json("package.json");
const majorOf = (version: string): string => /\d+/.exec(version)?.[0] ?? "";

test("M6 gatsby-plugin-mdx asks for another MDX than the site has, so the overrides are needed", () => {
  const { dependencies } = json(`node_modules/${PLUGIN}/package.json`);
  const { version } = json("node_modules/@mdx-js/mdx/package.json");
  expect(majorOf(dependencies["@mdx-js/mdx"])).not.toBe(majorOf(version));
});

test.each(Object.keys(overrides[PLUGIN]))("M6 gatsby-plugin-mdx uses the site's own %s", (name) => {
  expect(existsSync(`node_modules/${name}`)).toBe(true);
  expect(existsSync(`node_modules/${PLUGIN}/node_modules/${name}`)).toBe(false);
});
