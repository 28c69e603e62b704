import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { knownParts } from "./docusaurus-config";
import { StaticReader, Unknown } from "./static-reader";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "static-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

const read = (source: string, name = "config.ts"): unknown => {
  write({ [name]: source });
  return new StaticReader(() => true).read(join(root, name));
};

describe("O5 a configuration is read without being run", () => {
  test.each<[what: string, source: string, expected: unknown]>([
    [
      "module.exports",
      "module.exports = { a: 1, 'b-c': [true, null, `x`] };",
      { a: 1, "b-c": [true, null, "x"] },
    ],
    ["TypeScript", "const c = { a: 1 } satisfies Config as const; export default c;", { a: 1 }],
    [
      "names and spreads",
      "const a = { x: 1 }; const l = [2]; export default { ...a, l: [1, ...l] };",
      { x: 1, l: [1, 2] },
    ],
    ["templates", "const v = 'b'; export default { a: `a/$" + "{v}/c` };", { a: "a/b/c" }],
    [
      "choices",
      "const p = process.env.X === 'p'; export default { a: p ? 1 : 2, b: !p && 3, c: process.env.Y ?? 4 };",
      { a: 2, b: 3, c: 4 },
    ],
    ["a build's environment", "export default { a: process.env.NODE_ENV };", { a: "production" }],
    [
      "a function",
      "export default async function create() { const a = 1; return { a }; }",
      { a: 1 },
    ],
    [
      "its own functions",
      "function up(x) { return x.toUpperCase(); } export default { a: ['b'].map((x) => up(x)) };",
      { a: ["B"] },
    ],
    [
      "assignments",
      "const c = {}; c.a = 1; if (c.a === 1) { c.b = 2; } module.exports = c;",
      { a: 1, b: 2 },
    ],
    [
      "patterns",
      "const { a, b: [c, d = 3] } = { a: 1, b: [2] }; export default { a, c, d };",
      { a: 1, c: 2, d: 3 },
    ],
    [
      "the year",
      "export default { a: '© ' + new Date().getFullYear() };",
      { a: `© ${new Date().getFullYear()}` },
    ],
  ])("%s", (_, source, expected) => {
    expect(read(source)).toEqual(expected);
  });

  test("imports and requires lead to files, with and without extension", () => {
    write({
      "versions.json": '["2", "1"]',
      "parts/footer.js": "export const links = [1]; export default { links };",
      "parts/index.ts": "exports.name = 'parts';",
    });
    const source = `
      import footer, { links } from "./parts/footer";
      import versions from "./versions.json";
      import { createRequire } from "node:module";
      const require = createRequire(import.meta.url);
      export default { footer, links, last: versions[0], ...require("./parts") };`;
    expect(read(source)).toEqual({ footer: { links: [1] }, links: [1], last: "2", name: "parts" });
  });

  test("paths of Node.js and files are known", () => {
    write({ "package.json": '{"repository": "a/b"}' });
    const source = `
      const path = require("path");
      const fs = require("fs");
      const { repository } = JSON.parse(fs.readFileSync(path.join(__dirname, "package.json"), "utf8"));
      module.exports = { sidebar: require.resolve("./config.ts"), repository };`;
    expect(read(source)).toEqual({ sidebar: join(root, "config.ts"), repository: "a/b" });
  });

  test("what only running would give is unknown, and the rest is read all the same", () => {
    const source = `
      import theme from "some-theme";
      fetch("https://example.org");
      for (const x of []) console.log(x);
      export default { a: 1, theme, list: [theme.light, "b"], ...theme, late: await load() };`;
    const value = read(source);
    expect(value).toMatchObject({ a: 1, theme: new Unknown("some-theme") });
    expect(knownParts(value)).toStrictEqual({
      value: { a: 1, list: ["b"] },
      missing: ["theme", "list[0]", "…some-theme", "late"],
    });
  });

  test("modules that import each other, and functions that call each other forever, end", () => {
    write({ "other.ts": 'import config from "./config"; export const x = config;' });
    const source = 'import "./other"; const f = (x) => f(x); export default { a: f(1), b: 2 };';
    expect(knownParts(read(source)).value).toEqual({ b: 2 });
  });

  test("faulty code is an error", () => {
    expect(() => read("export default {")).toThrow(/config\.ts:1:16: ERROR: Expected identifier/);
  });
});
