import type { BuildArgs } from "gatsby";
import { removeMade, writeMade } from "../../data/files/door";
import { memoryFile, publicFile } from "../../data/files/project";
import { textOf } from "../../data/files/text-of";
import * as routes from "../../site/routes";
import { atomXml } from "./atom";
import { blogFeed, feedQuery, feedsOfLists } from "./feed-posts";
import { jsonFeed } from "./json";

/** A file with the routes of all feeds of tags and authors that the last build has written. */
const MEMORY = memoryFile("feeds.json");

/**
 * Writes the feeds that gatsby-plugin-feed cannot write: Atom and JSON of the blog, and an Atom feed of
 * each tag and each author. Removes those of tags and authors that are gone.
 */
export async function writeFeeds({ graphql }: Pick<BuildArgs, "graphql">): Promise<void> {
  const { data } = await graphql<Queries.FeedQuery>(feedQuery);
  if (!data) throw new Error("The query of the feeds failed.");
  const blog = blogFeed(data);
  writeMade(publicFile(routes.atom), atomXml(blog, routes.atom));
  writeMade(publicFile(routes.jsonFeed), jsonFeed(blog));
  const lists = feedsOfLists(data, blog);
  const before: string[] = JSON.parse(textOf(MEMORY) || "[]");
  for (const route of before) if (!lists.has(route)) removeMade(publicFile(route));
  for (const [route, feed] of lists) writeMade(publicFile(route), atomXml(feed, route));
  writeMade(MEMORY, JSON.stringify(Array.from(lists.keys())));
}
