import { join } from "node:path";
import { z } from "zod";
import { cachedFile } from "../files/cached-file";
import { contentRoot, fromRoot } from "../files/project";
import { readWords } from "../settings/words-file";
import { slug, text } from "../yaml/fields";
import { readYaml } from "../yaml/yaml";
import { labelSlug } from "./label-slug";

/** The keys of an entry of `content/blog/tags.yml`. */
export const tagEntry = z.object({
  label: text.optional().describe("The name to show. Without it, the key."),
  permalink: slug.optional().describe("The last part of the address. Without it, from the label."),
  description: text.optional().describe("A sentence about the subject."),
});

/** The shape of `content/blog/tags.yml`. An entry may be empty. */
export const tagsSchema = z.record(
  z.string(),
  tagEntry
    .loose()
    .nullable()
    .transform((entry) => entry ?? {}),
);

/** Absolute path of the file that describes the tags of posts. */
export const tagsPath = join(contentRoot, "blog/tags.yml");

type Permalinks = ReadonlyMap<string, string | undefined>;

const readPermalinks = cachedFile((yaml, path, last: Permalinks | undefined): Permalinks => {
  const { value = {}, problems } = readYaml(yaml, fromRoot(path), tagsSchema, readWords());
  if (last && problems.length > 0) return last;
  return new Map(Object.entries(value).map(([key, { permalink }]) => [key, permalink]));
}, readWords);

const NONE: Permalinks = new Map();

/** Returns the permalinks of `tags.yml` by key. Most tags have none: their address is that of the key. */
export const tagPermalinks = (): Permalinks => readPermalinks(tagsPath) ?? NONE;

/** Returns the last part of the address of a tag. */
export const tagAddress = (name: string, permalink: string | undefined): string =>
  (permalink ?? labelSlug(name)).replace(/^\/+|\/+$/g, "").normalize("NFC");
