import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "../../data/files/bundle";
import { digestOf } from "../../data/files/digest";
import { removeMade, writeMade } from "../../data/files/door";
import { packageOf } from "../../data/files/package-of";
import { publicFile, staticRoot } from "../../data/files/project";
import { readSite } from "../../data/settings/site-file";
import { pathUrl } from "../../site/addresses/url";
import * as routes from "../../site/routes";
import { pageFile } from "../page-file";
import { isOldAsset } from "./old-assets";

const WORKER = publicFile(routes.offlineWorker);
const LIST = publicFile(routes.offlineList);

const filesIn = (folder: string, isWanted: (name: string) => boolean): string[] =>
  readdirSync(publicFile(folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map(({ name }) => join("/", folder, name));

/**
 * Lists all files that pages need, except pictures of documents. The service worker stores such a
 * picture when a reader has seen it.
 */
function listFiles(paths: readonly string[], assets: readonly string[]): string[] {
  const drawings = readdirSync(staticRoot, { recursive: true, encoding: "utf8" });
  return [
    ...paths.map(routes.pageData),
    ...drawings.filter((name) => name.endsWith(".svg")).map((name) => join("/", name)),
    "/page-data/app-data.json",
    ...filesIn("page-data/sq/d", () => true),
    ...filesIn("", (name) => /\.(?:js|css)$/.test(name) && !isOldAsset(name, assets)),
    ...filesIn("static", () => true),
  ];
}

/**
 * Writes the service worker and the list of files for it to store. If the site must not be readable
 * offline, writes a script that ends an earlier service worker. `assets` are the files that webpack
 * has made in this build. Returns the folders of the packages that the worker contains.
 */
export async function writeOffline(
  paths: readonly string[],
  pathPrefix: string,
  assets: readonly string[],
): Promise<string[]> {
  if (!readSite().offline) {
    removeMade(LIST);
    writeMade(WORKER, bundle("src/runtime/offline/farewell-worker.ts").code);
    return [];
  }
  const worker = bundle("src/runtime/offline/offline-worker.ts");
  writeMade(WORKER, worker.code);
  const pages = paths.filter((path) => path !== routes.notFound && !path.endsWith(".html"));
  const files = listFiles(paths, assets);
  const contents = [...pages.map(pageFile), ...files.map((file) => publicFile(file))];
  const digest = digestOf(contents.map((file) => digestOf(readFileSync(file, "latin1"))));
  const list = [...pages, ...files].map((file) => pathUrl(pathPrefix + file));
  writeMade(LIST, JSON.stringify({ digest, files: list }));
  return worker.files.flatMap(packageOf);
}
