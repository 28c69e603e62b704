import type { SiteConfig } from "../../site/config";
import { didYouMean } from "../../site/problems/nearest";
import type { Problem } from "../../site/problems/problem";
import type { NodeApi, ResolverContext } from "../nodes/nodes";
import type { DocsVersion } from "../settings/docs-versions";
import { readSite, sitePath } from "../settings/site-file";
import type { YamlPath } from "../yaml/document";
import { placeInYaml } from "../yaml/place-of";
import { type DocsStructure, docNodes } from "./docs-structure";
import { docsStructure } from "./structure-nodes";
import { findDoc } from "./versions";

type NavbarItemSource = SiteConfig["navbar"]["left"][number];

/** Returns the first version of a collection. Readers get this one by default. */
const firstVersion = (collection: string): DocsVersion | undefined =>
  readSite().docs.versions.find((version) => version.collection === collection);

export const resolvers = {
  NavbarItem: {
    path: {
      resolve: async (item: NavbarItemSource, _: unknown, context: ResolverContext) => {
        if (item.type === "link") return item.to ?? null;
        if (item.type !== "doc" && item.type !== "docSidebar") return null;
        const version = firstVersion(item.collection);
        if (!version) return null;
        if (item.type === "doc") {
          return (await findDoc(context, version.name, item.doc))?.path ?? null;
        }
        const { sidebars } = await docsStructure(context, version.name);
        return sidebars.find(({ name }) => name === item.sidebar)?.path ?? null;
      },
    },
    items: { resolve: (item: NavbarItemSource) => (item.type === "menu" ? item.items : []) },
  },
};

/** An item of the navbar and its place in the site file. */
interface Placed {
  item: NavbarItemSource;
  at: YamlPath;
}

/** The start of a message about a name that nothing has. */
const CLAIMS = {
  doc: "doc has the id",
  sidebar: "sidebar has the name",
  collection: "collection of docs has the name",
};

/** Reports docs, sidebars and collections that the site file names but that do not exist. */
export function unknownSiteDocs(
  api: Pick<NodeApi, "getNodesByType">,
  structures: readonly DocsStructure[],
): Problem[] {
  const { docs, navbar } = readSite();
  const allDocs = docNodes.all(api);
  const problem = (
    what: keyof typeof CLAIMS,
    name: string,
    at: YamlPath,
    known: string[],
    item?: object,
  ): Problem[] => {
    if (known.includes(name)) return [];
    // E6: the message has the whole definition of the navbar item.
    const where = item ? ` The item of the navbar is ${JSON.stringify(item)}.` : "";
    const message = `No ${CLAIMS[what]} \`${name}\`.${didYouMean(name, known)}${where}`;
    const place = placeInYaml(sitePath, at);
    return [{ code: `unknown-${what}`, severity: "error", message, ...place }];
  };
  const docIds = (version: string) =>
    allDocs.filter((doc) => doc.version === version).map(({ docId }) => docId);
  const withItems = (item: NavbarItemSource, at: YamlPath): Placed[] => [
    { item, at },
    ...(item.type === "menu"
      ? item.items.flatMap((inner, index) => withItems(inner, [...at, "items", index]))
      : []),
  ];
  const items = (["left", "right"] as const).flatMap((side) =>
    navbar[side].flatMap((item, index) => withItems(item, ["navbar", side, index])),
  );
  const collections = docs.versions.map(({ collection }) => collection);
  return [
    ...docs.versions.flatMap(({ name, mainDoc }, index) =>
      mainDoc === undefined
        ? []
        : problem("doc", mainDoc, ["docs", "versions", index, "mainDoc"], docIds(name)),
    ),
    ...items.flatMap(({ item, at }) => {
      if (item.type !== "doc" && item.type !== "docSidebar") return [];
      const version = firstVersion(item.collection)?.name;
      if (version === undefined)
        return problem("collection", item.collection, [...at, "collection"], collections, item);
      if (item.type === "doc")
        return problem("doc", item.doc, [...at, "doc"], docIds(version), item);
      const sidebars = structures.find((structure) => structure.version === version)?.sidebars;
      const names = sidebars?.map(({ name }) => name) ?? [];
      return problem("sidebar", item.sidebar, [...at, "sidebar"], names, item);
    }),
  ];
}
