/**
 * Prints the pages of the site in the current folder, as JSON: routes, each with its template;
 * what their pictures say, by route; and who has changed documents, by route.
 */
import "../../src/data/settings/strings";

import { basename, dirname } from "node:path";
import { createFileNodes } from "../../src/data/check-content";
import { readDocsStructures } from "../../src/data/docs/structure-nodes";
import { allDocuments } from "../../src/data/document/document";
import { nodeStore } from "../../src/data/nodes/node-store";
import { readSite } from "../../src/data/settings/site-file";
import { contentSources } from "../../src/data/settings/sources";
import { createSitePages } from "../../src/data/site-pages";
import { sourceNodes } from "../../src/data/source-nodes";
import { pageKinds } from "../../src/registry/page-kinds";

/** The kinds of page that the tests are about. A new kind may have pages in any site. */
const KINDS =
  "archive author authors blog category doc doc-tag doc-tags glossary home page post tag tags".split(
    " ",
  );
const kinds = Object.fromEntries(
  Object.entries(pageKinds).filter(([kind]) => KINDS.includes(kind)),
);

const store = nodeStore();
for (const source of contentSources(readSite())) createFileNodes(store, source);
await sourceNodes(store);
const pages: string[] = [];
const createPage = ({ path, component }: { path: string; component: string }) => {
  pages.push(`${path} ${basename(dirname(component.replace(/\?.*/s, "")))}`);
};
const api = { ...store, actions: { createPage } };
const { pages: made } = createSitePages(api, readDocsStructures(store), kinds);
const cards = made.flatMap(({ path, card }) =>
  card ? [[path, [...card.sections, card.title].join(" · ")]] : [],
);
const contributors = allDocuments(store).flatMap((document) =>
  document.contributors.length > 0 ? [[document.path, document.contributors]] : [],
);
console.log(
  JSON.stringify({
    pages: pages.sort(),
    cards: Object.fromEntries(cards),
    contributors: Object.fromEntries(contributors),
  }),
);
