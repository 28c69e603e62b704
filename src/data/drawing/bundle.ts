import { readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { BuildFailure, BuildOptions, Plugin } from "esbuild";
import { fileOfText, importedFile } from "../../markdown/javascript/import-fault";
import { requiredFolders } from "../../markdown/javascript/required-folders";
import { moduleFile } from "../../markdown/named-files/module-file";
import { allElements } from "../../registry/definitions";
import { docusaurusName } from "../../site/docusaurus-modules";
import { roots } from "../document/import-roots";
import { moduleOf } from "../document/modules";
import { filesRequired } from "../document/required-files";
import { root } from "../files/project";
import { pageLanguage } from "../settings/languages";
import { readSite } from "../settings/site-file";
import { componentMessages } from "../settings/site-words-file";
import { stringsCode } from "../settings/strings";

/** Returns the folder of the stand-ins, by its real path: bundlers name files so. */
const standIns = (): string => realpathSync(join(root, "src/drawing"));

/** Packages of which the page and its thread need one copy. */
const SHARED = /^(?:react|react-dom|scheduler|@gatsbyjs\/reach-router)(?:\/|$)/;
/** Files that say nothing in a text: their addresses are known only when the site is bundled. */
const SILENT = /\.(?!(?:[cm]?[jt]sx?|json|mdx?)$)\w+$/;

/** What imports a drawing as a component, and the component (src/gatsby/webpack/svg-component.cjs). */
const SCRIPT = /\.[jt]sx?$/;
const DRAWING = "export default ({ title, role, ...rest }) => <img {...rest} alt={title} />;";

/** Modules of the site that something else takes the place of. */
const REPLACED: readonly (readonly [file: RegExp, standIn: string])[] = [
  [/^prose\/components\.tsx$/, "elements.tsx"],
  [/^layout\/(?:use-site\.ts|Head\/|PageMetadata\/)/, "site.ts"],
];

/** A module of an element of the site, and what it exports. */
const ELEMENT = /^(?:elements|prose)\/(?!Tree\/)\w+\//;
const EXPORTED = /^export (?:default )?(?:const|function|class) (\w+)|^export \{ (.*?) \}/gm;

/** Returns the code of a module that exports stand-ins under the names that a module has. */
function standInsFor(module: string): string {
  const names = Array.from(module.matchAll(EXPORTED), ([, one, several = ""]) =>
    (one ?? several).split(/,\s*/).map((name) => name.replace(/^.* as /, "")),
  ).flat();
  const exported = names.map((name) => `export const ${name} = standIn("${name}");\n`);
  return `import { standIn } from "./elements";\n${exported.join("")}`;
}

/** Returns the file that takes the place of a module of the site. */
function standInOf(path: string, source: string): string | undefined {
  const inSource = relative(source, path).split(sep).join("/");
  const [, standIn] = REPLACED.find(([file]) => file.test(inSource)) ?? [];
  return standIn && join(source, "drawing", standIn);
}

/** Returns the module of the site that has a name of Docusaurus. */
const ofDocusaurus = (request: string, source: string): string | undefined => {
  const [scope, ...path] = docusaurusName(request).split("/");
  const folder = { "@docusaurus": "core", "@theme": "theme", "@theme-original": "theme" }[
    scope ?? ""
  ];
  return folder && moduleFile(join(source, "docusaurus", folder, ...path));
};

/** Does what the bundler of the site makes of `require.context`. */
const CONTEXT = `((modules) => {
  const load = (name) => {
    if (!modules[name]) throw new Error("Cannot find module '" + name + "'");
    return modules[name]();
  };
  return Object.assign(load, { id: "", keys: () => Object.keys(modules), resolve: (name) => name });
})`.replace(/\s+/g, " ");

/** Returns a script with the files of folders in place of `require.context`, on as many lines. */
function withFolders(source: string, path: string): string {
  let text = source;
  for (const { call, ...asked } of requiredFolders(source)) {
    const files = filesRequired(asked, path);
    if (!Array.isArray(files)) throw new Error(files);
    const modules = files.map(({ name, request }) => {
      const module = `require(${JSON.stringify(request)})`;
      const value = asked.loader ? `{ default: ${module} }` : module;
      return `${JSON.stringify(name)}: () => (${value})`;
    });
    text = text.replace(
      call,
      () => `${CONTEXT}({ ${modules.join(", ")} })${call.replace(/[^\n]/g, "")}`,
    );
  }
  return text;
}

/** Follows the path of a document that is drawn. Code may import it too, with its tree. */
const PAGE = "?page";

/** Resolves what documents and their components import, as the bundler of the site does. */
const asOnSite: Plugin = {
  name: "as-on-site",
  setup({ onResolve, onLoad, resolve }) {
    const folder = standIns();
    const source = dirname(folder);
    onResolve({ filter: /./ }, async ({ path: request, importer, kind, pluginData, ...asked }) => {
      if (kind === "entry-point") return { path: request, suffix: PAGE };
      if (pluginData === "asked") return undefined;
      if (request === "gatsby") return { path: join(folder, "gatsby.tsx") };
      if (SHARED.test(request)) return { external: true };
      if (request === "@site/src/prose/Tree/draw") return { path: join(folder, "draw.tsx") };
      const text = fileOfText(request);
      const ofSite =
        importedFile(text ?? request, importer, roots) ?? ofDocusaurus(request, source);
      const inPackage = { ...asked, importer, kind, pluginData: "asked" };
      const { path: found, external } =
        ofSite === undefined
          ? await resolve(request, inPackage)
          : { path: ofSite, external: false };
      // The thread has the modules of Node.js, whose names packages for browsers have, too.
      if (external) return { path: request, external };
      if (text !== undefined) return { path: found, namespace: "text" };
      if (/\.svg$/.test(found) && SCRIPT.test(importer)) return { path: found, namespace: "svg" };
      if (SILENT.test(found)) return { path: found, namespace: "silent" };
      return found ? { path: standInOf(found, source) ?? found } : undefined;
    });
    onLoad({ filter: /[\\/](?:elements|prose)[\\/].*\.tsx?$/ }, ({ path }) =>
      ELEMENT.test(relative(source, path).split(sep).join("/"))
        ? { contents: standInsFor(readFileSync(path, "utf8")), resolveDir: folder }
        : undefined,
    );
    onLoad({ filter: /\.[jt]sx?$/, namespace: "file" }, ({ path }) => {
      if (path.split(sep).includes("node_modules")) return undefined;
      const text = readFileSync(path, "utf8");
      if (!text.includes("require.context(")) return undefined;
      return { contents: withFolders(text, path), loader: /\.tsx?$/.test(path) ? "tsx" : "jsx" };
    });
    onLoad({ filter: /\.mdx?$/, namespace: "file" }, ({ path, suffix }) => ({
      contents: moduleOf(path, { isForPage: suffix === PAGE }),
      loader: "jsx",
      resolveDir: dirname(path),
    }));
    onLoad({ filter: /./, namespace: "silent" }, () => ({ contents: "", loader: "text" }));
    onLoad({ filter: /./, namespace: "svg" }, () => ({ contents: DRAWING, loader: "jsx" }));
    onLoad({ filter: /./, namespace: "text" }, ({ path }) => ({
      contents: readFileSync(path, "utf8"),
      loader: "text",
    }));
  },
};

/** Whether an error is esbuild's list of what it cannot read. */
export const isBuildFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && "errors" in error && Array.isArray(error.errors);

/** How the code of a document is bundled for a thread of Node.js. */
const FOR_NODE = {
  bundle: true,
  write: false,
  outdir: root,
  logLevel: "silent",
  format: "cjs",
  platform: "node",
  jsx: "automatic",
  loader: { ".js": "jsx" },
  mainFields: ["module", "main"],
  banner: { js: `const STRINGS = ${stringsCode};` },
  tsconfigRaw: {},
} satisfies BuildOptions;

/** Returns the script of the thread that draws documents. */
export async function bundleThread(): Promise<string> {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    ...FOR_NODE,
    entryPoints: [join(standIns(), "thread.tsx")],
    external: ["react", "react-dom", "@gatsbyjs/reach-router"],
  });
  return outputFiles.map(({ text }) => text).join("");
}

/**
 * Bundles each of these documents with everything that it imports. Rejects with esbuild's
 * `BuildFailure` if some code cannot be read.
 */
export async function bundleDocuments(paths: readonly string[]): Promise<string[]> {
  const { build } = await import("esbuild");
  const site = readSite();
  const { outputFiles } = await build({
    ...FOR_NODE,
    entryPoints: paths.map((path, index) => ({ in: path, out: String(index) })),
    sourcemap: "inline",
    sourcesContent: false,
    define: {
      ELEMENT_NAMES: JSON.stringify(Array.from(allElements.keys())),
      SITE: JSON.stringify(site),
      CUSTOM_FIELDS: JSON.stringify(site.customFields),
      TRANSLATIONS: JSON.stringify(componentMessages()),
      PAGE_LANGUAGE: JSON.stringify(pageLanguage),
    },
    plugins: [asOnSite],
  });
  return outputFiles.map(({ text }) => text);
}
