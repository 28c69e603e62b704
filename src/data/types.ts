import * as authors from "./blog/authors";
import * as posts from "./blog/posts";
import * as tags from "./blog/tags";
import * as thumbnails from "./blog/thumbnails";
import * as categoryPages from "./docs/category-pages";
import * as docTagPages from "./docs/doc-tag-pages";
import * as docs from "./docs/docs";
import * as namedDocs from "./docs/named-docs";
import * as sidebars from "./docs/sidebars";
import * as structureNodes from "./docs/structure-nodes";
import * as versions from "./docs/versions";
import * as content from "./document/content";
import * as smallCharts from "./document/small-charts";
import * as glossary from "./glossary/glossary";
import * as problems from "./problems/problems";
import * as searchFile from "./search/search-file";
import * as figures from "./site/figures";
import * as home from "./site/home";
import * as pages from "./site/pages";
import * as site from "./site/site";
import * as formulas from "./worked-examples/formulas";
import * as examples from "./worked-examples/worked-examples";

/** A part of the schema: types in GraphQL's language, fields that are computed, or both. */
interface SchemaPart {
  types?: string;
  resolvers?: object;
}

const parts: readonly SchemaPart[] = [
  docs,
  content,
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
