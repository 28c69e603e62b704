import { contentRoot } from "../files/project";
import { readSite } from "../settings/site-file";

/** Where documents and components find what they import. */
export const roots = { contentRoot, aliases: () => readSite().markdown.aliases };
