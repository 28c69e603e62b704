import { existsSync } from "node:fs";
import { join } from "node:path";
import { OTHER_FOLDERS, type SiteConfig } from "../../site/config";
import { WRITING_GUIDE } from "../files/markdown-files";
import { contentRoot } from "../files/project";

/** The folder of the texts in other languages. */
const TRANSLATIONS = "i18n";

/** A part of `content/`, and the name under which the data layer knows its files. */
export interface ContentSource {
  name: "content" | "docs" | (typeof OTHER_FOLDERS)[number]["folder"];
  /** Path below `content/`; "" for `content/` itself. */
  folder: string;
  /** Folders and files below `content/` that the source leaves out. */
  except: readonly string[];
}

/**
 * Returns the sources of content that exist: the top of `content/`, each folder of docs, the posts,
 * and the generic pages.
 */
export function contentSources({ docs, blog, home, glossary }: SiteConfig): ContentSource[] {
  const docsFolders = docs.versions.map(({ folder }) => folder);
  // What the owner does not want is not read.
  const unwanted = [...(home ? [] : ["home.yml"]), ...(glossary ? [] : ["glossary.yml"])];
  const others = OTHER_FOLDERS.map(({ folder }) => folder);
  const except = [...docsFolders, ...others, TRANSLATIONS, WRITING_GUIDE, ...unwanted];
  const sources: ContentSource[] = [
    { name: "content", folder: "", except },
    ...docsFolders.map((folder): ContentSource => ({ name: "docs", folder, except: [] })),
    ...others.map((folder): ContentSource => ({ name: folder, folder, except: [] })),
  ];
  return sources.filter(
    ({ name, folder }) => existsSync(join(contentRoot, folder)) && (name !== "blog" || blog),
  );
}
