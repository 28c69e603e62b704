import { types as author } from "./authors";
import { types as category } from "./category-pages";
import { types as content } from "./content";
import { types as docTag } from "./doc-tag-pages";
import { types as doc } from "./docs";
import { types as figure } from "./figures";
import { types as glossary } from "./glossary";
import { types as home } from "./home";
import { types as page } from "./pages";
import { types as post } from "./posts";
import { types as problem } from "./problems";
import { types as sidebar } from "./sidebars";
import { types as site } from "./site";
import { types as structure } from "./structure-nodes";
import { types as synonyms } from "./synonyms";
import { types as tag } from "./tags";

/** All types of ours in GraphQL's schema language. */
export const ownTypes: readonly string[] = [
  doc,
  content,
  post,
  author,
  tag,
  page,
  sidebar,
  category,
  docTag,
  structure,
  figure,
  glossary,
  synonyms,
  site,
  home,
  problem,
];

/** Names of our types, in that order. */
export const ownTypeNames: readonly string[] = ownTypes.flatMap((sdl) =>
  Array.from(sdl.matchAll(/^ {2}(?:type|enum) (\w+)/gm), ([, name]) => name ?? ""),
);
