import { SaxesParser } from "saxes";
import { schemeOf } from "../../site/addresses/allowed-address";
import type { Problem } from "../../site/problems/problem";
import { cachedFile } from "../files/cached-file";
import { contentRoot, fromRoot, staticRoot } from "../files/project";
import { scan } from "../files/scan";

type Fault = Pick<Problem, "code" | "severity" | "message">;

const NAMESPACES = new Set(["http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml"]);

/** Elements that run code or embed another page. */
const CODE_ELEMENTS = new Set(
  "applet base embed frame frameset handler iframe link meta object script".split(" "),
);
const CODE_SCHEMES = new Set(["javascript", "vbscript", "livescript"]);
/**
 * Browsers draw nothing that is nested deeper. For the namespace of each element, the parser
 * searches all elements around it.
 */
const MOST_NESTED = 500;
/** Attributes with an address that a browser could load together with the picture. */
const LOADED = new Set(["href", "src"]);

/** Matches `<!ENTITY name "text">`, which older programs write, if the text is plain. */
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/g;

const unsafe = (what: string): Fault => ({
  code: "unsafe-image",
  severity: "error",
  message: `${what} The picture would run code on this site when somebody opens it directly. Export it without that code.`,
});

/** Reports an attribute that holds code, or that names a file elsewhere. */
function attributeFault(element: string, name: string, value: string): Fault | undefined {
  if (/^on/i.test(name)) return unsafe(`\`<${element}>\` has the event handler \`${name}\`.`);
  const code = value.split(";").find((part) => CODE_SCHEMES.has(schemeOf(part) ?? ""));
  if (code !== undefined)
    return unsafe(`\`${name}\` of \`<${element}>\` contains \`${code.trim().slice(0, 60)}\`.`);
  if (element === "a" || !LOADED.has(name) || !/^(?:https?:|\/\/)/i.test(value.trim()))
    return undefined;
  const message = `\`<${element}>\` refers to \`${value.slice(0, 60)}\`, which browsers do not load for a picture. Put its content into the file.`;
  return { code: "broken-image", severity: "warning", message };
}

/**
 * Reports what is wrong with an SVG file: it contains code, names files elsewhere, or cannot be
 * read.
 */
function faultsOf(text: string, path: string): Problem[] {
  const problems: Problem[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const tell = (fault: Fault | undefined): void => {
    if (!fault) return;
    const place = { line: parser.line, column: Math.max(1, parser.column) };
    problems.push({ ...fault, file: fromRoot(path), ...place });
  };
  parser.on("doctype", (declarations) => {
    for (const [, name = "", double, single] of declarations.matchAll(ENTITY)) {
      parser.ENTITIES[name] = double ?? single ?? "";
    }
  });
  parser.on("processinginstruction", ({ target }) => {
    if (target === "xml-stylesheet")
      tell(unsafe("The file refers to a style sheet, which may contain code."));
  });
  let depth = 0;
  parser.on("opentagstart", () => {
    depth += 1;
    if (depth > MOST_NESTED)
      throw new Error(`elements are nested more than ${MOST_NESTED} levels deep.`);
  });
  parser.on("closetag", () => {
    depth -= 1;
  });
  parser.on("opentag", ({ local, uri, attributes }) => {
    if (!NAMESPACES.has(uri)) return;
    if (CODE_ELEMENTS.has(local.toLowerCase()))
      tell(unsafe(`The file has the element \`<${local}>\`.`));
    for (const { local: name, value } of Object.values(attributes))
      tell(attributeFault(local, name, value));
  });
  try {
    parser.on("error", (error) => {
      throw error;
    });
    parser.write(text).close();
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^[\d:]+\s*/, "") : String(error);
    tell({ code: "broken-image", severity: "error", message: `The SVG cannot be read: ${reason}` });
  }
  return problems;
}

/** Reports what is wrong with an SVG file, given its absolute path. */
export const svgFaults = cachedFile(faultsOf);

/**
 * Reports what is wrong with the SVG files of the site: all of `content/` and `static/`, and what
 * documents name elsewhere.
 */
export const svgProblems = (named: readonly string[]): Problem[] =>
  Array.from(
    new Set([...[contentRoot, staticRoot].flatMap((folder) => scan(folder).files), ...named]),
  )
    .filter((path) => /\.svg$/i.test(path))
    .flatMap((path) => svgFaults(path) ?? []);
