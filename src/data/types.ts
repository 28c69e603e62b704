import { types as author } from "./blog/authors";
import { types as post } from "./blog/posts";
import { types as tag } from "./blog/tags";
import { types as thumbnail } from "./blog/thumbnails";
import { types as category } from "./docs/category-pages";
import { types as docTag } from "./docs/doc-tag-pages";
import { types as doc } from "./docs/docs";
import { types as sidebar } from "./docs/sidebars";
import { types as structure } from "./docs/structure-nodes";
import { types as version } from "./docs/versions";
import { types as content } from "./document/content";
import { types as smallChart } from "./document/small-charts";
import { types as formula } from "./examples/formulas";
import { types as example } from "./examples/worked-examples";
import { types as glossary } from "./glossary/glossary";
import { types as problem } from "./problems/problems";
import { types as searchFile } from "./search/search-file";
import { types as figure } from "./site/figures";
import { types as home } from "./site/home";
import { types as page } from "./site/pages";
import { types as site } from "./site/site";

/** All types of this site, in GraphQL's schema language. */
export const ownTypes: readonly string[] = [
  doc,
  content,
  smallChart,
  post,
  thumbnail,
  author,
  tag,
  page,
  sidebar,
  category,
  docTag,
  structure,
  figure,
  example,
  formula,
  glossary,
  searchFile,
  site,
  version,
  home,
  problem,
];

/** Names of these types, in the same order. */
export const ownTypeNames: readonly string[] = ownTypes.flatMap((sdl) =>
  Array.from(sdl.matchAll(/^ {2}(?:type|enum) (\w+)/gm), ([, name]) => name ?? ""),
);
