import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scan } from "../../src/data/files/scan";
import { schemaTexts } from "./schemas";
import { snippetsText } from "./snippets";

const FRONT_MATTER = Array.from(schemaTexts).flatMap(([path, text]) =>
  path.includes("front-matter") ? [text] : [],
);

/** The files for editors that are made from the code. */
const made = new Map([
  ...schemaTexts,
  [".vscode/content.code-snippets", snippetsText(FRONT_MATTER)],
]);

// CONTRIBUTING says when to write them anew.
if (process.env.RECORD_EDITORS) for (const [path, text] of made) writeFileSync(path, text);

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  description?: string;
  const?: unknown;
  [key: string]: unknown;
}

/** Returns the paths of all keys without a description, but for those that tell kinds apart. */
function silentKeys(schema: unknown, path = ""): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties = {}, ...others } = schema as JsonSchema;
  return [
    ...Object.entries(properties).flatMap(([key, value]) => [
      ...(value.description || key === "type" ? [] : [`${path}.${key}`]),
      ...silentKeys(value, `${path}.${key}`),
    ]),
    ...Object.values(others).flatMap((value) => silentKeys(value, path)),
  ];
}

const json = (path: string) => JSON.parse(readFileSync(path, "utf8"));

describe("N1 what editors know of the content", () => {
  test.each(Array.from(made))("%s is made from the present code", (path, text) => {
    expect(existsSync(path) && readFileSync(path, "utf8")).toBe(text);
  });

  test("there is no schema of a kind of file that does not exist any more", () => {
    const files = readdirSync("schemas").map((name) => join("schemas", name));
    expect(files.sort()).toEqual(Array.from(schemaTexts.keys()).sort());
  });

  test.each(Array.from(schemaTexts))("%s describes every key", (_, text) => {
    expect(silentKeys(JSON.parse(text))).toEqual([]);
  });

  const settings = json(".vscode/settings.json");
  const named = Object.keys(settings["yaml.schemas"]);

  test("the settings of VS Code name every schema of YAML files", () => {
    const ofYaml = Array.from(schemaTexts.keys()).filter((path) => !path.includes("front-matter"));
    expect(named.map((path) => path.replace("./", "")).sort()).toEqual(ofYaml.sort());
  });

  test("a file of the content that names a schema names one that exists", () => {
    for (const file of scan("content").files.filter((path) => /\.ya?ml$/.test(path))) {
      const [, schema] =
        /^# yaml-language-server: \$schema=(.*)$/m.exec(readFileSync(file, "utf8")) ?? [];
      if (schema !== undefined) expect(existsSync(join(file, "..", schema))).toBe(true);
    }
  });
});
