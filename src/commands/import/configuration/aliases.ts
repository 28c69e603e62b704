import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { z } from "zod";
import { isIn } from "../../../markdown/named-files/is-in";
import { isFile } from "../../../markdown/named-files/stat-of";
import { type Aliases, aliases } from "../../../site/aliases";
import { isCall, type Sandbox, scriptFile } from "../sandbox/sandbox";

const webpack = z.object({ resolve: z.object({ alias: z.record(z.string(), z.unknown()) }) });
const options = z.object({ alias: z.record(z.string(), z.unknown()) });
const typescript = z.object({
  compilerOptions: z.object({
    baseUrl: z.string().default("."),
    paths: z.record(z.string(), z.array(z.string())),
  }),
});

/** A plugin that has nothing but aliases. */
const ALIAS_PLUGIN = "docusaurus-plugin-module-alias";

/** Returns what a plugin tells webpack of names. What fails here, only a build would need. */
function ofPlugin(item: unknown, root: string, sandbox: Sandbox): Record<string, unknown> {
  const [plugin, given] = Array.isArray(item) ? item : [item];
  if (plugin === ALIAS_PLUGIN) return options.safeParse(given).data?.alias ?? {};
  try {
    const file = typeof plugin === "string" ? scriptFile(resolve(root, plugin)) : undefined;
    const made = isCall(plugin) ? plugin({ siteDir: root }) : file && sandbox.read(file);
    const { configureWebpack } = Object(made);
    const told = isCall(configureWebpack) ? configureWebpack({}) : configureWebpack;
    return webpack.safeParse(told).data?.resolve.alias ?? {};
  } catch {
    return {};
  }
}

/** Returns the names that TypeScript knows, which several plugins give to webpack. */
function ofTypescript(root: string): Record<string, unknown> {
  const file = ["tsconfig.json", "jsconfig.json"].map((name) => join(root, name)).find(isFile);
  if (file === undefined) return {};
  const plain = readFileSync(file, "utf8")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/,(?=\s*[}\]])/g, "");
  try {
    const { baseUrl, paths } = typescript.parse(JSON.parse(plain)).compilerOptions;
    const folder = (path: string) => path.replace(/\/\*$/, "");
    return Object.fromEntries(
      Object.entries(paths).map(([name, [path = ""]]) => [
        folder(name),
        resolve(root, baseUrl, folder(path)),
      ]),
    );
  } catch {
    return {};
  }
}

/** Returns the short names for folders of a site with which its imports may begin. */
export function aliasesOf(plugins: readonly unknown[], root: string, sandbox: Sandbox): Aliases {
  const all = {
    ...ofTypescript(root),
    ...Object.assign({}, ...plugins.map((plugin) => ofPlugin(plugin, root, sandbox))),
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, path]) => {
      if (typeof path !== "string" || !isIn(resolve(root, path), root)) return [];
      const alias = { [name]: relative(root, resolve(root, path)) };
      const isUsable = aliases.safeParse(alias).success && !alias[name]?.includes("node_modules");
      return isUsable ? Object.entries(alias) : [];
    }),
  );
}
