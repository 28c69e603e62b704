import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environment } from "../../test/jest/two-ways";
import { compile } from "./compile";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "own-data-"));
  for (const folder of ["content/docs", "static", "core"])
    mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Compiles a document that imports a module of the site's own code. */
function compiled(code: string, text: string, names = "own") {
  writeFileSync(join(root, "core/own.ts"), code);
  const own = {
    ...environment,
    contentRoot: join(root, "content"),
    staticRoot: join(root, "static"),
  };
  const source = `import ${names} from "@site/core/own"\n\n${text}`;
  return compile(source, join(root, "content/docs/a.mdx"), own);
}

const CODE = `
  import { here } from "./place";
  type Os = { label: string; value: string };
  const oses: Os[] = [{ label: "Linux", value: "linux" }];
  const first = "linux";
  const second = here ? "a" : "b";
  const count = (list: Os[]) => list.length;
  export const named = { deep: ["x"] };
  export default { oses, first, second, count };`;
const TABS = '<TabItem value="linux">\n\nb\n\n</TabItem>\n</Tabs>';

describe("M6 data of the site's own code needs no script", () => {
  test.each([
    ["own", `<Tabs defaultValue={own.first} values={own.oses}>\n${TABS}`],
    ["{ named }", `<Tabs values={named.deep}>\n${TABS}`],
    ["{ named as x }", `<Tabs values={x}>\n${TABS}`],
    ["own, { named }", `<Tabs defaultValue={own.first} values={named.deep}>\n${TABS}`],
  ])("import %s", (names, text) => {
    const { needsModule, problems, sources } = compiled(CODE, text, names);
    expect(problems).toEqual([]);
    expect(needsModule).toBe(false);
    expect(sources).toContain(join(root, "core/own.ts"));
  });

  test("it is what the module says", () => {
    const text = `<Tabs defaultValue={own.first} values={own.oses}>\n${TABS}`;
    expect(compiled(CODE, text).tree).toEqual(
      compiled(
        CODE,
        `<Tabs defaultValue="linux" values={[{ label: "Linux", value: "linux" }]}>\n${TABS}`,
      ).tree,
    );
  });

  test.each([
    ["what code works out", CODE, "own.second"],
    ["a function", CODE, "own.count"],
    ["an object of which only a part is known", CODE, "own"],
    ["what is not there", CODE, "own.third"],
    [
      "what the module may change",
      "const a = ['b'];\na.push('c');\nexport default { a };",
      "own.a",
    ],
    ["what is no constant", "let a = 'b';\nexport default { a };", "own.a"],
    ["what a copy may replace", "export default { a: 'b', ...window };", "own.a"],
  ])("but %s stays code", (_, code, value) => {
    const { needsModule, problems } = compiled(code, `<Tabs defaultValue={${value}}>\n${TABS}`);
    expect(problems).toEqual([]);
    expect(needsModule).toBe(true);
  });
});
