import { join } from "node:path";
import { folderOf, writeFiles } from "../../../../test/jest/folders";
import { knownParts } from "../configuration/docusaurus-config";
import { isCall, Sandbox, Unknown } from "./sandbox";

let root: string;
beforeEach(() => {
  root = folderOf();
});

const write = (files: Record<string, string>): void => writeFiles(root, files);

async function read(source: string, name = "config.ts", seconds = 60): Promise<unknown> {
  write({ [name]: source });
  const sandbox = await Sandbox.of(root, (path) => !path.includes("secret"), seconds);
  return sandbox.read(join(root, name));
}

describe("O5 a configuration runs in a sandbox", () => {
  test.each<[what: string, source: string, expected: unknown, name: string]>([
    [
      "module.exports",
      "#!/usr/bin/env node\nmodule.exports = { a: [1, undefined] };",
      { a: [1] },
      "config.js",
    ],
    ["types", "const c = { a: 1 } satisfies Config as const; export default c;", { a: 1 }, "a.ts"],
    ["named exports", "export const a = 1;", { a: 1 }, "config.mts"],
    ["a build's environment", "module.exports = process.env;", { NODE_ENV: "production" }, "a.cjs"],
    ["a function", "export default async () => { const a = 1; return { a }; }", { a: 1 }, "a.mjs"],
    [
      "names of its own for what CommonJS has",
      'import { createRequire } from "node:module"; import { fileURLToPath } from "url"; const __filename = fileURLToPath(import.meta.url); const require = createRequire(import.meta.url); export default { a: require("./other.mjs").name, b: __filename.length > 9 };',
      { a: "other", b: true },
      "config.mjs",
    ],
  ])("%s", async (_, source, expected, name) => {
    write({ "other.mjs": 'export const name = "other";' });
    expect(await read(source, name)).toEqual(expected);
  });

  test("imports and requires lead to files, with and without extension", async () => {
    write({
      "versions.json": '\uFEFF["2", "1"]',
      "parts/footer.mjs": "export const links = [1]; export default { inner: 2 };",
      "parts/index.ts": "exports.name = 'parts';",
      "loop.ts": 'import config from "./config"; export const x = config;',
    });
    const source = `
      import "./loop";
      import footer, { links } from "./parts/footer";
      import versions from "./versions.json";
      const { inner } = require("./parts/footer");
      const late = async () => (await import("./parts/footer.mjs")).default;
      export default async () =>
        ({ footer, links, inner, late: await late(), last: versions[0], ...require("./parts") });`;
    expect(await read(source, "config.mts")).toEqual({
      footer: { inner: 2 },
      links: [1],
      inner: 2,
      late: { inner: 2 },
      last: "2",
      name: "parts",
    });
  });

  test("paths, addresses, files and folders of the site are known, and no others", async () => {
    write({ "package.json": '{"repository": "a/b"}', "docs/b/c.md": "", "secret/a.json": "{}" });
    const source = `
      const path = require("path");
      const { readFileSync, readdirSync, existsSync, opendirSync } = require("fs");
      const file = new URL("./package.json", import.meta.url);
      const folder = opendirSync("docs");
      const entry = folder.readSync();
      module.exports = {
        sidebar: require.resolve("./config.ts"),
        repository: JSON.parse(readFileSync(file, "utf8")).repository,
        names: [...readdirSync("docs"), ...readdirSync(path.join(__dirname, "secret"))],
        kinds: readdirSync("docs/b", { withFileTypes: true }).map((one) => one.isFile()),
        opened: [entry.name, entry.isDirectory(), folder.readSync()],
        exists: [existsSync("docs"), existsSync("none"), existsSync("secret")],
        host: new URL("https://a.example/b").hostname,
        secret: require("./secret/a.json"),
        parsed: JSON.parse(readFileSync("secret/a.json", "utf8")),
      };`;
    expect(knownParts(await read(source))).toEqual({
      value: {
        sidebar: join(root, "config.ts"),
        repository: "a/b",
        names: ["b"],
        kinds: [true],
        opened: ["b", true, null],
        exists: [true, false, false],
        host: "a.example",
      },
      missing: [
        ["secret", "./secret/a.json"],
        ["parsed", "secret/a.json"],
      ],
    });
  });

  test("what packages and the network give is unknown, and the rest is read", async () => {
    const source = `
      import theme, { dark } from "some-theme";
      import * as all from "all";
      import Boat from "boat";
      const [first] = all;
      dark.color = "red";
      export default async () => ({
        a: 1, theme, dark, list: [theme.light(2), "b", ...dark], ...theme, text: \`v\${all.version}\`,
        late: await (await fetch("https://example.org")).json(), first, boat: new Boat(),
        url: new URL(all.url), keys: Object.entries(theme).map(([id]) => ({ type: "doc", id })),
        is: first instanceof Map,
      });`;
    const value = await read(source);
    expect(value).toMatchObject({ a: 1, theme: new Unknown("some-theme") });
    expect(knownParts(value)).toEqual({
      value: { a: 1, list: ["b"], keys: [], is: false },
      missing: [
        ["theme", "some-theme"],
        ["dark", "some-theme"],
        ["list[0]", "some-theme"],
        ["list[2]", "some-theme"],
        ["\u0001some-theme\u0001", "some-theme"],
        ["text", "all"],
        ["late", "fetch"],
        ["first", "all"],
        ["boat", "boat"],
        ["url", "all"],
        ["keys[0].id", "some-theme"],
      ],
    });
  });

  test("a variable of the environment is unknown only where a configuration ends without it", async () => {
    const source = `
      const { KEY, MODE } = process.env;
      for (const name of ["KEY", "ID"]) if (!process.env[name]) throw new Error(name);
      export default { url: process.env.URL || "https://a.example", key: KEY, MODE };`;
    expect(knownParts(await read(source))).toEqual({
      value: { url: "https://a.example" },
      missing: [["key", "process.env.KEY"]],
    });
    await expect(read("if (!process.env.A) throw new Error('No A'); a();")).rejects.toThrow(
      "config.ts:1:43` cannot be run: No A",
    );
  });

  test("functions are asked later", async () => {
    const { up } = Object(await read("export default { up: ({ a }) => [a.toUpperCase()] };"));
    expect(isCall(up) && up({ a: "b" })).toEqual(["B"]);
  });

  test.each([
    ["no code", "export default {", 60, "config.ts:1:16` cannot be read: Expected identifier"],
    [
      "an error",
      "\n\nconst a: {} = 1;\n  throw new Error('No rain');",
      60,
      "config.ts:4:13` cannot be run: No rain",
    ],
    ["an endless loop", "\nfor (;;);", 0.1, "did not end within 0.1 seconds."],
    [
      "an endless promise",
      "export default (async () => { for (;;) await 1; })();",
      0.1,
      "did not end within",
    ],
    [
      "waiting",
      "export default new Promise(() => {});",
      60,
      "waits for something that an import does not have.",
    ],
    [
      "recursion",
      "const f = () => f() + 1; f();",
      60,
      "config.ts:1:23` cannot be run: stack overflow",
    ],
    [
      "all memory",
      "const a = []; for (;;) a.push(new Uint8Array(5e7));",
      60,
      "cannot be run: out of memory",
    ],
    [
      "a circle",
      "const a = {}; a.a = a; export default a;",
      60,
      "cannot be run: circular reference",
    ],
  ])("%s is an error that names the place", async (_, source, seconds, message) => {
    await expect(read(source, "config.ts", seconds)).rejects.toThrow(message);
  });
});
