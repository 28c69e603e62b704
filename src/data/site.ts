import { resolve } from "node:path";
import type { Node } from "gatsby";
import { compile } from "../markdown/compile";
import type { SiteConfig } from "../site/config";
import { didYouMean } from "../site/nearest";
import type { Problem } from "../site/problem";
import * as routes from "../site/routes";
import { type DocsStructure, docsStructure } from "./docs-structure";
import type { DocsVersion } from "./docs-versions";
import { environment } from "./environment";
import {
  createNode,
  type FileNode,
  type NodeApi,
  type PageApi,
  type ResolverContext,
  replaceChildren,
} from "./nodes";
import { placeInYaml } from "./place-of";
import { createProblems } from "./problems";
import { fromRoot } from "./project";
import { readSite, readSiteProblems, sitePath } from "./site-file";
import { wordmark } from "./wordmark";
import type { Path } from "./yaml";

export const types = /* GraphQL */ `
  "The identity of the site and everything its owner changes: \`content/site.yml\`."
  type SiteConfig implements Node @dontInfer {
    "Names of the product."
    product: ProductNames!
    "Where the site is served, without a trailing slash."
    url: String!
    "What stands between a page's title and the site's name in the browser's title."
    titleDelimiter: String!
    "A sentence about the site for search engines and previews."
    description: String!
    "Colour modes."
    colorMode: ColorModeConfig!
    "The message above the navbar. Null when there is none."
    announcement: Announcement
    "Stylesheets of a font provider."
    fontStylesheets: [String!]!
    "The blog's own title and description."
    blog: BlogConfig!
    "The bar at the top of every page."
    navbar: Navbar!
    "The foot of every page."
    footer: Footer!
  }

  "Names of the product. They rename the whole site."
  type ProductNames @dontInfer {
    "Name in prose and titles."
    name: String!
    "Short upper-case name: the token, and the brand in the navbar."
    short: String!
    "Name in routes."
    slug: String!
    "Name of the vote-escrow token."
    ve: String!
    "One line that says what the product is."
    tagline: String!
    "The short name as a drawing. Null when it has other characters than the letters A to Z."
    wordmark: Wordmark
  }

  "A name as single strokes, 20 high."
  type Wordmark @dontInfer {
    "Its width, on the scale of its height."
    width: Float!
    "Its letters, from left to right."
    letters: [WordmarkLetter!]!
  }

  "A letter of a wordmark."
  type WordmarkLetter @dontInfer {
    "Where it starts."
    x: Float!
    "The drawing, as the \`d\` of an SVG path."
    path: String!
  }

  "Which colour modes the site has."
  type ColorModeConfig @dontInfer {
    "Mode of a reader who has not chosen: \`dark\` or \`light\`."
    default: String!
    "Whether the reader's system may choose, as a third mode."
    respectSystem: Boolean!
  }

  "A message above the navbar."
  type Announcement @dontInfer {
    "A reader who closed an announcement sees the next one when its id is another."
    id: String!
    "The message as a tree, like \`Content.tree\`."
    content: JSON!
    "Whether it can be closed."
    closable: Boolean!
  }

  "The blog's own title and description."
  type BlogConfig @dontInfer {
    "Title of the blog."
    title: String!
    "A sentence about the blog."
    description: String!
  }

  "The bar at the top of every page."
  type Navbar @dontInfer {
    "Items beside the brand."
    left: [NavbarItem!]!
    "Items at the other end."
    right: [NavbarItem!]!
  }

  "An item of the navbar."
  type NavbarItem @dontInfer {
    "\`docSidebar\`, \`doc\`, \`link\`, \`search\` or \`colorMode\`."
    type: String!
    "Text to show. Null for the search box and the colour-mode toggle."
    label: String
    "Route to open. Null for links to elsewhere, the search box and the toggle, and for a doc that does not exist."
    path: String
    "Address of a link to elsewhere. Null for all other items."
    href: String
    "Name of the sidebar whose docs make the item active. Null for items that lead to no sidebar."
    sidebar: String
    "Collection of the docs that the item leads to. Null for items that are no docs."
    collection: String
  }

  "The foot of every page."
  type Footer @dontInfer {
    "Columns of links."
    columns: [FooterColumn!]!
    "Line below the columns."
    copyright: String!
  }

  "A column of links."
  type FooterColumn @dontInfer {
    "Heading of the column."
    title: String!
    "Links of the column."
    items: [FooterLink!]!
  }

  "A link in the footer."
  type FooterLink @dontInfer {
    "Text of the link."
    label: String!
    "Route to open. Null for links to elsewhere."
    to: String
    "Address of a link to elsewhere. Null for links within the site."
    href: String
  }

  "A language of the site."
  type Locale implements Node @dontInfer {
    "Language tag: \`en\`."
    code: String!
    "Name to show."
    label: String!
    "\`ltr\` or \`rtl\`."
    direction: String!
    "Whether readers get it without asking."
    isDefault: Boolean!
  }

  "A version of the documentation."
  type DocsVersion implements Node @dontInfer {
    "Name in the data layer: \`current\`."
    name: String!
    "Name to show: \`Next\`."
    label: String!
    "Route below which its docs are."
    path: String!
    "Folder of its docs below \`content/\`."
    folder: String!
    "The documentation that it is a version of: \`docs\`, where the site has only one."
    collection: String!
    "The doc that opens the documentation. Null when there is no doc of that id."
    mainDoc: Doc
    "All its docs, by route."
    docs: [Doc!]!
    "Sections of its sidebars that have a page of their own, made from what is in them."
    categories: [DocsCategory!]!
    "Subjects of its docs."
    tags: [DocTag!]!
  }
`;

interface DocNode extends Node {
  docId: string;
  version: string;
  path: string;
  title: string;
  unlisted: boolean;
}

interface VersionNode {
  name: string;
  mainDoc: string;
}

type NavbarItemSource = SiteConfig["navbar"]["left"][number];

/** The version of a collection that readers get without asking. */
const firstVersion = (collection: string): DocsVersion | undefined =>
  readSite().docs.versions.find((version) => version.collection === collection);

const findDoc = ({ nodeModel }: ResolverContext, version: string, docId: string) =>
  nodeModel.findOne<DocNode>({
    type: "Doc",
    query: { filter: { docId: { eq: docId }, version: { name: { eq: version } } } },
  });

export const resolvers = {
  ProductNames: {
    wordmark: { resolve: ({ short }: { short: string }) => wordmark(short) },
  },
  DocsVersion: {
    mainDoc: {
      resolve: ({ name, mainDoc }: VersionNode, _: unknown, context: ResolverContext) =>
        findDoc(context, name, mainDoc),
    },
    docs: {
      resolve: async ({ name }: VersionNode, _: unknown, { nodeModel }: ResolverContext) => {
        const { entries } = await nodeModel.findAll<DocNode>({
          type: "Doc",
          query: { sort: [{ path: "ASC" }] },
        });
        return Array.from(entries).filter((doc) => doc.version === name);
      },
    },
  },
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
  },
};

/** Makes the SiteConfig, Locale and DocsVersion nodes of `content/site.yml`. */
export function createSite(api: NodeApi, file: FileNode): void {
  const { locales, docs, fonts, announcement, ...site } = readSite();
  const message = announcement && compile(announcement.content, sitePath, environment);
  createNode(api, file, "SiteConfig", api.createNodeId("site config"), {
    ...site,
    fontStylesheets: fonts.stylesheets,
    announcement: announcement && { ...announcement, content: message?.tree },
  });
  const place = {
    file: fromRoot(sitePath),
    ...placeInYaml(sitePath, ["announcement", "content"]),
  };
  createProblems(api, file, [
    ...readSiteProblems(),
    // An unknown word is one of the file already.
    ...(message?.problems ?? [])
      .filter(({ code }) => code !== "unknown-word")
      .map((problem) => ({ ...problem, ...place })),
  ]);
  replaceChildren(
    api,
    file,
    "Locale",
    locales.map(({ default: isDefault, ...locale }) => ({
      id: api.createNodeId(`locale ${locale.code}`),
      fields: { ...locale, isDefault },
    })),
  );
  replaceChildren(
    api,
    file,
    "DocsVersion",
    docs.versions.map((version) => ({
      id: api.createNodeId(`docs version ${version.name}`),
      fields: version,
    })),
  );
}

/** Docs, sidebars and collections that the site file names and that do not exist. */
export function unknownSiteDocs(
  { getNodesByType }: Pick<NodeApi, "getNodesByType">,
  structures: readonly DocsStructure[],
): Problem[] {
  const { docs, navbar } = readSite();
  const allDocs = getNodesByType("Doc") as DocNode[];
  const problem = (
    what: "doc" | "sidebar" | "collection",
    name: string,
    at: Path,
    known: string[],
    item?: object,
  ): Problem[] => {
    if (known.includes(name)) return [];
    // E6: the whole definition of an item of the navbar.
    const where = item ? ` (${JSON.stringify(item)})` : "";
    const message = `\`${name}\`${where} is no ${what}.${didYouMean(name, known)}`;
    const place = { file: fromRoot(sitePath), ...placeInYaml(sitePath, at) };
    return [{ code: `unknown-${what}`, severity: "error", message, ...place }];
  };
  const docIds = (version: string) =>
    allDocs.filter((doc) => doc.version === version).map(({ docId }) => docId);
  const items = (["left", "right"] as const).flatMap((side) =>
    navbar[side].map((item, index) => ({ item, at: ["navbar", side, index] })),
  );
  const collections = docs.versions.map(({ collection }) => collection);
  return [
    ...docs.versions.flatMap(({ name, mainDoc }, index) =>
      problem("doc", mainDoc, ["docs", "versions", index, "mainDoc"], docIds(name)),
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

/**
 * Makes the root of each version, which opens its main doc, where no other page has that route (R11). Its data is its context: Gatsby
 * warns of a template with a query in every build of a site that has no page for it.
 */
export function createDocsRoots(
  { getNodesByType, actions }: PageApi,
  structures: readonly DocsStructure[],
): void {
  const docs = getNodesByType("Doc") as DocNode[];
  const taken = new Set([
    ...docs.map(({ path }) => path),
    ...structures.flatMap(({ categories }) => Array.from(categories.keys())),
  ]);
  const component = resolve("src/templates/docs-root.tsx");
  for (const { name, path, mainDoc } of readSite().docs.versions) {
    const main = docs.find(({ docId, version }) => docId === mainDoc && version === name);
    if (!main || path === routes.home || taken.has(path)) continue;
    const context = { version: name, main: { path: main.path, title: main.title } };
    actions.createPage({ path, component, context });
  }
}
