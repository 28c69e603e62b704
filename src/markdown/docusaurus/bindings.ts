import { readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { Root } from "mdast";
import type { VFile } from "vfile";
import { docusaurusModules } from "../../site/docusaurus-modules";
import type { Environment } from "../environment";
import { facts } from "../facts";
import { fileOfText, importedFile, importFault } from "../javascript/import-fault";
import type { Binding, Bindings } from "./binding";
import { bindingName, requiredIn } from "./required";

type ModuleCode = Extract<Root["children"][number], { type: "mdxjsEsm" }>;
type Program = NonNullable<NonNullable<ModuleCode["data"]>["estree"]>;
type Import = Extract<Program["body"][number], { type: "ImportDeclaration" }>;

/** Files that a page shows by their address. */
const SERVED =
  /\.(?:avif|csv|gif|gz|ico|jpe?g|m4[av]|mov|mp[34]|ogg|pdf|png|svg|tar|wav|webm|webp|zip)$/i;

/** Returns the address by which Markdown names an imported file; undefined if it cannot. */
function addressOf(request: string, from: string, environment: Environment): string | undefined {
  if (!SERVED.test(request)) return undefined;
  const { contentRoot, staticRoot } = environment;
  const file = importedFile(request, from, environment);
  if (file?.startsWith(join(staticRoot, sep))) {
    return file.slice(staticRoot.length).split(sep).join("/");
  }
  return file?.startsWith(join(contentRoot, sep)) && request.startsWith(".") ? request : undefined;
}

function bindingOf(request: string, file: VFile, environment: Environment): Binding | undefined {
  if (docusaurusModules.has(request)) {
    const isOwn = importedFile(request, file.path, environment) !== undefined;
    return isOwn ? undefined : { kind: "module", module: request };
  }
  if (importFault(request, file.path, environment) !== undefined) return undefined;
  const asked = fileOfText(request);
  const read = asked === undefined ? undefined : importedFile(asked, file.path, environment);
  if (read !== undefined) return { kind: "text", text: readFileSync(read, "utf8"), file: read };
  const address = addressOf(request, file.path, environment);
  return address === undefined ? undefined : { kind: "address", address };
}

const importsIn = (node: Root["children"][number]): Import[] =>
  node.type === "mdxjsEsm"
    ? (node.data?.estree?.body ?? []).filter(
        (statement): statement is Import => statement.type === "ImportDeclaration",
      )
    : [];

/** Returns the names under which a document imports drawings, which are components in Docusaurus. */
export const drawingsIn = (root: Root): ReadonlySet<string> =>
  new Set(
    root.children
      .flatMap(importsIn)
      .filter(({ source }) => /\.svg$/i.test(String(source.value)))
      .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)),
  );

/** Returns what the names stand for that a document imports or requires, where that is known. */
export function bindingsOf(root: Root, file: VFile, environment: Environment): Bindings {
  const bindings = new Map<string, Binding>();
  const add = (name: string, request: string): void => {
    const binding = bindingOf(request, file, environment);
    if (!binding) return;
    bindings.set(name, binding);
    if (binding.kind === "text") facts(file).sources.push(binding.file);
  };
  for (const { source, specifiers } of root.children.flatMap(importsIn)) {
    for (const { local } of specifiers) add(local.name, String(source.value));
  }
  for (const request of requiredIn(root)) add(bindingName(request), request);
  return bindings;
}

/**
 * Removes the imports of known names that no code uses any more, so that the document needs no code
 * for them.
 */
export function removeUnused(root: Root, bindings: Bindings, used: ReadonlySet<string>): void {
  root.children = root.children.filter((node) => {
    if (node.type !== "mdxjsEsm" || !node.data?.estree) return true;
    const { estree } = node.data;
    estree.body = estree.body.filter((statement) => {
      if (statement.type !== "ImportDeclaration" || statement.specifiers.length === 0) return true;
      statement.specifiers = statement.specifiers.filter(
        ({ local: { name } }) => !bindings.has(name) || used.has(name),
      );
      return statement.specifiers.length > 0;
    });
    return estree.body.length > 0;
  });
}
