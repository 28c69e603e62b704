import * as authors from "./blog/authors";
import * as posts from "./blog/posts";
import * as tags from "./blog/tags";
import * as thumbnails from "./blog/thumbnails";
import * as contracts from "./contracts/contracts";
import * as deployments from "./contracts/deployments";
import * as categoryPages from "./docs/category-pages";
import * as docTagPages from "./docs/doc-tag-pages";
import * as docs from "./docs/docs";
import * as namedDocs from "./docs/named-docs";
import * as sidebars from "./docs/sidebars";
import * as structureNodes from "./docs/structure-nodes";
import * as versions from "./docs/versions";
import * as content from "./document/content";
import * as smallCharts from "./document/small-charts";
import * as uses from "./document/uses";
import * as glossary from "./glossary/glossary";
import type { YamlSource } from "./nodes/file-nodes";
import * as problems from "./problems/problems";
import * as searchFile from "./search/search-file";
import * as figures from "./site/figures";
import * as home from "./site/home";
import * as pages from "./site/pages";
import * as site from "./site/site";
import * as formulas from "./worked-examples/formulas";
import * as examples from "./worked-examples/worked-examples";

/** A part of the data layer. */
interface Part {
  /** Types in GraphQL's language. */
  types?: string;
  /** Fields of types that are computed when a query asks for them. */
  resolvers?: object;
  /** The file of its nodes, if they come from one. */
  yaml?: YamlSource;
}

const parts: readonly Part[] = [
  docs,
  content,
  uses,
  smallCharts,
  posts,
  thumbnails,
  authors,
  tags,
  pages,
  sidebars,
  namedDocs,
  categoryPages,
  docTagPages,
  structureNodes,
  contracts,
  deployments,
  figures,
  examples,
  formulas,
  glossary,
  searchFile,
  site,
  versions,
  home,
  problems,
];

/** All types of this site, in GraphQL's schema language. */
export const ownTypes: readonly string[] = parts.flatMap(({ types }) => types ?? []);

/** The fields that are computed when a query asks for them. Several parts may add to one type. */
export const ownResolvers: readonly object[] = parts.flatMap(({ resolvers }) => resolvers ?? []);

/** Names of these types, in the same order. */
export const ownTypeNames: readonly string[] = ownTypes.flatMap((sdl) =>
  Array.from(sdl.matchAll(/^ {2}(?:type|enum) (\w+)/gm), ([, name]) => name ?? ""),
);

/** The YAML files that become nodes. */
export const yamlSources: readonly YamlSource[] = parts.flatMap(({ yaml }) => yaml ?? []);

/** The paths of these files below `content/`. */
export const yamlFiles: readonly string[] = Array.from(
  new Set(yamlSources.map(({ file }) => file.replace(/^content\//, ""))),
);
