import { z } from "zod";
import { didYouMean } from "../../site/problems/nearest";
import * as routes from "../../site/routes";
import { shortText } from "../../site/short-text";
import type { DocFile } from "../document/content-file";
import { labelSlug } from "../document/label-slug";
import { slug } from "../yaml/fields";

/**
 * A tag in a doc's front matter: a key of `tags.yml`, a label, or an object with label and
 * permalink.
 */
export type WrittenTag = NonNullable<DocFile["frontMatter"]["tags"]>[number];

/** The shape of a docs folder's `tags.yml`. */
export const docTagsSchema = z.record(
  z.string(),
  z
    .strictObject({
      label: shortText.optional().describe("The name to show. Without it, the key."),
      permalink: slug.optional().describe("The last part of the address. Without it, the key."),
      description: shortText.optional().describe("A sentence about the subject."),
    })
    .nullable(),
);

/** An entry of `tags.yml`, with defaults filled in. */
export interface TagDefinition {
  key: string;
  label: string;
  permalink: string;
  description: string | null;
}

/** A subject of docs, such as fees. */
export interface DocTag {
  label: string;
  /** Route of its page. */
  path: string;
  description: string | null;
}

/** Returns the entries of a `tags.yml`. Missing fields get the defaults of Docusaurus. */
export const tagDefinitions = (file: z.infer<typeof docTagsSchema>): TagDefinition[] =>
  Object.entries(file).map(([key, entry]) => ({
    key,
    label: entry?.label ?? key.charAt(0).toUpperCase() + key.slice(1),
    permalink: entry?.permalink ?? labelSlug(key),
    description: entry?.description ?? null,
  }));

/** Returns the tag that a doc names. */
export function resolveTag(
  written: WrittenTag,
  definitions: readonly TagDefinition[],
  versionPath: string,
): DocTag {
  const inline =
    typeof written === "string" ? { label: written, permalink: labelSlug(written) } : written;
  const { label, permalink, description } = definitions.find(({ key }) => key === written) ?? {
    ...inline,
    description: null,
  };
  return { label, path: routes.docTag(versionPath, permalink), description };
}

/** Returns a message for a tag that `tags.yml` does not have; undefined if the tag is fine. */
export function tagProblem(
  written: WrittenTag,
  definitions: readonly TagDefinition[],
): string | undefined {
  const keys = definitions.map(({ key }) => key);
  if (keys.length === 0 || typeof written !== "string" || keys.includes(written)) return undefined;
  return `The doc names the tag \`${written}\`, which \`tags.yml\` does not have.${didYouMean(written, keys)}`;
}
