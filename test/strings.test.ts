/**
 * N3: all words that readers see are in `src/site/strings/en.yml`. This finds those that are in code,
 * and what is wrong with the files of languages.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "acorn";
import jsx from "acorn-jsx";
import { transformSync } from "esbuild";
import { parse } from "yaml";
import {
  type Catalogue,
  isMessage,
  type Message,
  placeholdersOf,
} from "../src/site/strings/message";

/** What browsers run, and what makes pages, feeds, cards and copies. */
const FOLDERS = [
  ...["docusaurus", "elements", "gatsby/browser", "layout", "markdown/plugins", "output", "pages"],
  ...["prose", "runtime", "search", "site", "templates", "views"],
];

/**
 * Names of code, of types in data, and of programs; shapes; what the check calls things; and what
 * JavaScript says of an error.
 */
const NAMES =
  /^(?:Decoder|Error|Gatsby|License|Organization|Panic|Person|required name=query|M[\d.]+ [\d\sA-Za-z.-]*\d[A-Za-z]?|the (?:posts|generic pages)|another version|Maximum call stack size exceeded)$/;

/** What authors and developers read. */
const FOR_AUTHORS =
  /\.test\.tsx?$|\/(?:ProblemOverlay|problems|fixtures|site\/addresses|site\/strings)\/|\/[\w-]*(?:fault|error)s?\.ts$|(?:site\/(?:slots|docusaurus-modules)|output\/host\/(?:robots|third-party)|social\/write-cards|loading\/base-url-banner)\.ts$/;

/** Attributes, parameters of components and keys of objects whose values readers see. */
const SEEN =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|caption|description|heading|hint|label|lead|message|none|note|placeholder|summary|title|\w+(?:Label|Title|Text))$/;

/** Calls whose texts readers do not see. */
const UNSEEN =
  /^(?:describe|includes|error|log|warn|report|problem|fault|faulty|refine|graphql|test|expect)$|(?:Error|Fault)$/;

interface Node {
  readonly type: string;
  readonly [name: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof Object(value).type === "string";

/** Returns the nodes within a node. */
const within = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Returns the name of what a node calls, or of a key. */
function nameOf(node: unknown): string {
  const { name, value, property, namespace } = Object(node);
  if (namespace) return `${nameOf(namespace)}-${nameOf(name)}`;
  return property ? nameOf(property) : String(isNode(name) ? nameOf(name) : (name ?? value));
}

const WORD = /\p{L}{2}/u;
/** A text with spaces that begins with a capital and has a word: no path of an SVG. */
const SENTENCE = /^[^\p{L}]*\p{Lu}\S* .*\p{Ll}{2}/su;
/** What a table of labels has as values: a word with a capital, or several words. */
const LABEL = /^\p{Lu}\p{Ll}+$|\p{L}{2} \p{L}{2}/u;

/** Returns the text of a literal, with `…` for each value that a template fills in. */
function textOf({ type, value, quasis }: Node): string {
  if (type === "TemplateLiteral" && Array.isArray(quasis))
    return quasis.map((quasi) => quasi.value.cooked).join("…");
  const isText = type === "JSXText" || (type === "Literal" && typeof value === "string");
  return isText ? String(value).trim() : "";
}

/** Returns the texts that a node may have as its value. */
function valuesOf(node: Node): string[] {
  const { type, expression, consequent, alternate, left, right } = node;
  if (type === "JSXExpressionContainer" && isNode(expression)) return valuesOf(expression);
  if (type === "ConditionalExpression")
    return [consequent, alternate].filter(isNode).flatMap(valuesOf);
  if (type === "BinaryExpression" && node.operator !== "+") return [];
  if (type === "LogicalExpression" || type === "BinaryExpression")
    return [left, right].filter(isNode).flatMap(valuesOf);
  return [textOf(node)];
}

/** Returns the texts in a file that readers may see. */
function literalsOf(node: Node): string[] {
  const { type, callee, tag, children, name, key, value, left, right } = node;
  if (type === "ThrowStatement" || UNSEEN.test(nameOf(callee ?? tag))) return [];
  if (type === "ImportDeclaration" || type === "ImportExpression") return [];
  if (type === "Property" && /^(?:expected|instead)$/.test(nameOf(key))) return [];
  if (type === "JSXAttribute" && nameOf(name) === "aria-keyshortcuts") return [];
  const found = within(node).flatMap(literalsOf);
  const isNamed = type === "Property" && isNode(value) && nameOf(key) !== "name";
  if (isNamed && LABEL.test(textOf(value))) found.push(textOf(value));
  if (SENTENCE.test(textOf(node))) found.push(textOf(node));
  if (isNode(right) && SEEN.test(nameOf(left))) found.push(...valuesOf(right));
  if (Array.isArray(children)) found.push(...children.flatMap(valuesOf));
  if (isNode(value) && SEEN.test(nameOf(type === "JSXAttribute" ? name : key)))
    found.push(...valuesOf(value).filter((text) => type !== "Property" || /\p{Lu}|\s/u.test(text)));
  // Readers see no backticks: what has some is for authors.
  return found.filter((text) => WORD.test(text) && !NAMES.test(text) && !text.includes("`"));
}

/** Returns the syntax tree of a file, without its types. */
function treeOf(file: string): Node {
  const { code } = transformSync(readFileSync(file, "utf8"), {
    loader: file.endsWith("x") ? "tsx" : "ts",
    jsx: "preserve",
    charset: "utf8",
  });
  const tree: unknown = Parser.extend(jsx()).parse(code, {
    ecmaVersion: "latest",
    sourceType: "module",
  });
  if (!isNode(tree)) throw new Error(`${file} has no tree.`);
  return tree;
}

const filesIn = (folder: string): string[] =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: "utf8" })
    .map((file) => join("src", folder, file))
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !FOR_AUTHORS.test(file));

test.each(FOLDERS)("N3 no words for readers stand in the code of src/%s", (folder) => {
  const found = filesIn(folder)
    .flatMap((file) => Array.from(new Set(literalsOf(treeOf(file))), (text) => `${file}: ${text}`))
    // What the build adds to documents are labels. Its sentences are about problems.
    .filter((line) => folder !== "markdown/plugins" || !/\.(?: …)?$/.test(line));
  expect(found).toEqual([]);
});

/** Returns the messages of a catalogue by their path, such as `search.placeholder`. */
function messagesOf(catalogue: Catalogue, around = ""): Map<string, Message> {
  return new Map(
    Object.entries(catalogue).flatMap(([name, entry]) =>
      isMessage(entry)
        ? [[around + name, entry] as const]
        : Array.from(messagesOf(entry, `${around}${name}.`)),
    ),
  );
}

const STRINGS_FOLDER = "src/site/strings";
const readLanguage = (tag: string): Catalogue =>
  parse(readFileSync(`${STRINGS_FOLDER}/${tag}.yml`, "utf8"));
const english = messagesOf(readLanguage("en"));

/** Languages whose form `many` is for millions, which no message counts. */
const WITHOUT_MANY = /^(?:es|fr|pt)\b/;

/** Returns what is wrong with the messages of a language. */
function faultsOf(messages: ReadonlyMap<string, Message>, tag: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  const missing = Array.from(english.keys()).filter((path) => !messages.has(path));
  const faults = missing.map((path) => `${path} is missing.`);
  for (const [path, message] of messages) {
    const model = english.get(path);
    const isPlural = typeof message === "object";
    if (model === undefined || isPlural !== (typeof model === "object")) {
      faults.push(`${path} is ${model === undefined ? "unknown" : "of another kind"}.`);
      continue;
    }
    const [placeholders, expected] = [message, model].map((one) =>
      placeholdersOf(one).sort().join(),
    );
    if (placeholders !== expected) faults.push(`${path} has ${placeholders}, not ${expected}.`);
    if (!isPlural) continue;
    const formsOf = (names: readonly string[]) =>
      names.filter((name) => name !== "many" || !WITHOUT_MANY.test(tag)).sort();
    const [forms, wanted] = [Object.keys(message), pluralCategories].map((names) =>
      formsOf(names).join(),
    );
    if (forms !== wanted) faults.push(`${path} has the forms ${forms}, not ${wanted}.`);
  }
  return faults;
}

const languages = readdirSync(STRINGS_FOLDER).flatMap(
  (file) => /^(.+)\.yml$/.exec(file)?.[1] ?? [],
);

test("N3 each language has the messages of English, their values, and its own plural forms", () => {
  const faults = languages.flatMap((tag) =>
    faultsOf(messagesOf(readLanguage(tag)), tag).map((fault) => `${tag}.yml: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test("N3 what a language lacks or has too much is found", () => {
  const wrong = new Map(english);
  wrong.delete("common.close");
  wrong.set("common.none", "None");
  wrong.set("common.retry", "Again {count}");
  wrong.set("reading.minutes", { one: "One", few: "{count} min", other: "{many} min" });
  expect(faultsOf(wrong, "en")).toEqual([
    "common.close is missing.",
    "common.retry has count, not .",
    "reading.minutes has count,many, not count.",
    "reading.minutes has the forms few,one,other, not one,other.",
    "common.none is unknown.",
  ]);
});

test("N3 the values of messages have names that JavaScript can use", () => {
  const unusable = Array.from(english).filter(([, message]) =>
    placeholdersOf(message).some((name) => {
      try {
        return !new Function(`"use strict"; const ${name} = 0; return true`)();
      } catch {
        return true;
      }
    }),
  );
  expect(unusable).toEqual([]);
});

test("N3 each message is in use, by its whole name", () => {
  const code = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.m?tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join("src", file), "utf8").replaceAll(/\s+(?=[.[])/g, ""))
    .join("\n");
  const isUsed = (path: string): boolean => {
    const [last, ...around] = path.split(".").reverse();
    const group = around.reverse().join("\\.");
    // A table by keys is in use as a whole. A group at the top would bring all of it into a script.
    const asTable = around.length > 1 ? "|(?![.\\w])" : "";
    return new RegExp(`\\bSTRINGS\\.${group}(?:\\.${last}\\b${asTable})`).test(code);
  };
  // Pages in other languages show these (`offerIn` in `src/data/settings/strings.ts`).
  const ofOthers = ["languages.offer", "languages.close"];
  expect(Array.from(english.keys()).filter((path) => !isUsed(path))).toEqual(ofOthers);
  expect(code.match(/\bSTRINGS\.\w+(?![.\w]).*/g)).toBeNull();
});
