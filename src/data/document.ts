import { resolve } from "node:path";

/** Fields that docs, posts and pages have in common. */
export interface DocumentBasics {
  title: string;
  description: string;
  keywords: string[];
  image: string | undefined;
  lastUpdate: string | undefined;
  unlisted: boolean;
  editUrl: string | undefined;
  /** Path of the source from the project's root. */
  file: string;
  contentId: string;
  /** Absolute paths of the content files that the document links to. */
  linkedFiles: string[];
  /** Digest of everything else that the nodes were made from. */
  environment: string;
}

/**
 * The component of a document's page. A document that needs code of its own goes through gatsby-plugin-mdx, which hands it to
 * the same template as `children`.
 */
export function templateFor(
  kind: "doc" | "post" | "page",
  needsModule: boolean,
  file: string,
): string {
  const template = resolve(`src/templates/${kind}.tsx`);
  return needsModule ? `${template}?__contentFilePath=${resolve(file)}` : template;
}
