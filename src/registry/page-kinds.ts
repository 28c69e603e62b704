// Written by write.mjs. Do not edit.
import type { PageKinds } from "../data/page-kind";
import * as archive from "../templates/archive/pages";
import * as author from "../templates/author/pages";
import * as authors from "../templates/authors/pages";
import * as blog from "../templates/blog/pages";
import * as category from "../templates/category/pages";
import * as componentPage from "../templates/component-page/pages";
import * as doc from "../templates/doc/pages";
import * as docTag from "../templates/doc-tag/pages";
import * as docTags from "../templates/doc-tags/pages";
import * as glossary from "../templates/glossary/pages";
import * as home from "../templates/home/pages";
import * as page from "../templates/page/pages";
import * as post from "../templates/post/pages";
import * as tag from "../templates/tag/pages";
import * as tags from "../templates/tags/pages";

/** All kinds of pages. */
export const pageKinds: PageKinds = {
  "archive": archive.pages,
  "author": author.pages,
  "authors": authors.pages,
  "blog": blog.pages,
  "category": category.pages,
  "component-page": componentPage.pages,
  "doc": doc.pages,
  "doc-tag": docTag.pages,
  "doc-tags": docTags.pages,
  "glossary": glossary.pages,
  "home": home.pages,
  "page": page.pages,
  "post": post.pages,
  "tag": tag.pages,
  "tags": tags.pages,
};
