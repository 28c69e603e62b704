/** Prints the pages of the site in the current folder, as JSON: routes, each with its template. */
import { basename } from "node:path";
import { createFileNodes } from "../../src/data/check-content";
import { readDocsStructures } from "../../src/data/docs/structure-nodes";
import { nodeStore } from "../../src/data/nodes/node-store";
import { readSite } from "../../src/data/settings/site-file";
import { contentSources } from "../../src/data/settings/sources";
import { createSitePages } from "../../src/data/site-pages";
import { sourceNodes } from "../../src/data/source-nodes";

const store = nodeStore();
for (const source of contentSources(readSite())) createFileNodes(store, source);
await sourceNodes(store);
const pages: string[] = [];
const createPage = ({ path, component }: { path: string; component: string }) => {
  pages.push(`${path} ${basename(component, ".tsx")}`);
};
createSitePages({ ...store, actions: { createPage } }, readDocsStructures(store));
console.log(JSON.stringify(pages.sort()));
