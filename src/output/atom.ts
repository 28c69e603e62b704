import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Feed } from "feed";
import type { BuildArgs } from "gatsby";
import * as routes from "../site/routes";
import { type BlogFeed, blogFeed, feedQuery } from "./feed-posts";

/** The blog as an Atom feed (RFC 4287). */
function atomXml({ title, description, url, siteUrl, posts }: BlogFeed): string {
  const feed = new Feed({
    id: url,
    link: url,
    title,
    description,
    language: "en",
    copyright: "",
    generator: "Gatsby",
    updated: new Date(Math.max(0, ...posts.map(({ updated }) => updated.getTime()))),
    feedLinks: { atom: siteUrl + routes.atom },
  });
  for (const post of posts) {
    feed.addItem({
      id: post.url,
      link: post.url,
      title: post.title,
      published: post.date,
      date: post.updated,
      description: post.description,
      content: post.html,
      author: post.authors.map(({ name, url: link }) => ({ name, link })),
      category: post.tags.map(({ label, url: scheme }) => ({ name: label, term: label, scheme })),
    });
  }
  return feed.atom1();
}

/** Writes `/blog/atom.xml`: gatsby-plugin-feed knows RSS only. */
export async function writeAtomFeed({ graphql }: Pick<BuildArgs, "graphql">): Promise<void> {
  const { data } = await graphql<Queries.FeedQuery>(feedQuery);
  if (!data) throw new Error("The query of the feeds failed.");
  const path = join("public", routes.atom);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, atomXml(blogFeed(data)));
}
