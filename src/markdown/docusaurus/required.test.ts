import { compileAs, problemsOf } from "../../../test/jest/compile-as";

const DATA = "@site/content/community/03-events/_category_.json";
const OWN = 'import Own from "@site/content/examples/quote"\n\n';

describe("M6 what the code of a document requires is imported", () => {
  test.each([
    ["data, for an element", `<Own {...require("${DATA}")} />`, `import _required0 from "${DATA}"`],
    ["data, in braces", `{require('${DATA}').label}`, `import _required0 from "${DATA}"`],
    ["the address of a picture", '<Own a={require("./page.png").default} />', "from './page.png'"],
    ["the address by its route", '<Own a={require("/img/own.png")} />', "from '/img/own.png'"],
    [
      "all that code exports",
      'export const { a } = require("@site/content/examples/quote.ts")\n\n<Own a={a} />',
      "import * as _required0 from",
    ],
    [
      "the default export of code",
      '<Own a={require("@site/content/examples/quote").default} />',
      "import _required0 from",
    ],
  ])("%s: %s", (_, source, statement) => {
    const { module, problems } = compileAs(OWN + source, "mdx");
    expect(problems).toEqual([]);
    expect(module?.text.replaceAll('"', "'")).toContain(statement.replaceAll('"', "'"));
    expect(module?.text).not.toContain("require(");
  });

  test("once, however often it stands there", () => {
    const { module } = compileAs(
      `${OWN}<Own {...require("${DATA}")} a={require("${DATA}")} />`,
      "mdx",
    );
    expect(module?.text.match(/import .*_category_/g)).toHaveLength(1);
  });

  test("under a name that the document does not have", () => {
    const { module } = compileAs(`export const _required0 = 1\n\n{require("${DATA}").a}`, "mdx");
    expect(module?.text).toContain("import __required0 from");
  });

  test("the text of a file is a code block", () => {
    const source = `<CodeBlock language="json">{require("!!raw-loader!${DATA}").default}</CodeBlock>`;
    const { module, tree, problems } = compileAs(source, "mdx");
    expect({ module, problems }).toEqual({ module: null, problems: [] });
    expect(JSON.stringify(tree)).toContain("label");
  });

  test.each([
    ['require("./no.json")', "`./no.json` cannot be imported: no file has this path"],
    ['require("../../../../../etc/x.json")', "it is outside the project"],
    ['require("@site/.env.json")', "`.env.json` is hidden"],
    ['require("fs")', "it is a module of Node.js"],
    ["require('./' + props.a)", "Documents may not use `require`"],
  ])("as far as documents may read it: %s", (code, fault) => {
    const problems = problemsOf(`export const Own = () => 1\n\n<Own a={${code}} />`, "mdx");
    expect(problems).toEqual([expect.stringContaining(fault)]);
    expect(problems).toEqual([expect.stringMatching(/^3:9 error /)]);
  });
});
