import type { Problem } from "../../site/problems/problem";
import { type SiteWords, siteWordsSchema } from "../../site/site-words";
import type { Words } from "../../site/words";
import { fromRoot, language } from "../files/project";
import { textOf } from "../files/text-of";
import { readYaml } from "../yaml/yaml";
import { docusaurusMessages, languageFile } from "./language-files";
import type { TranslatedFolder } from "./translated-folders";

/** Returns the messages of the site's own components in the language of the build, by their ids. */
export const componentMessages = (): [id: string, message: string][] =>
  Array.from(docusaurusMessages("code.json")).filter(([id]) => !id.startsWith("theme."));

const THEME = "docusaurus-theme-classic";

/** What stands before the label in the names of Docusaurus' messages. */
const LABEL =
  /^(?:item\.label|link\.title|link\.item\.label|sidebar\.[^.]+\.(?:category|link|doc))\.(.+)$/;

/** Returns the label that a message of Docusaurus translates; undefined if it is about something else. */
export function labelOfMessage(id: string): string | undefined {
  const label = LABEL.exec(id)?.[1];
  // `sidebar.docs.category.Guides.link.generated-index.title` is about the page of a category.
  return label?.includes(".link.generated-index.") ? undefined : label;
}

/** Returns the labels and words that Docusaurus' files have. */
function docusaurusWords(
  docsFolders: readonly TranslatedFolder[],
): Pick<SiteWords, "labels" | "copyright"> {
  const files = [
    `${THEME}/navbar.json`,
    `${THEME}/footer.json`,
    ...docsFolders.map(({ translated }) => `${translated}.json`),
  ];
  const messages = files.flatMap((name) => [...docusaurusMessages(name)]);
  const labels = messages.flatMap(([id, message]) => {
    const label = labelOfMessage(id);
    return label === undefined ? [] : [[label, message]];
  });
  return {
    labels: Object.fromEntries(labels.reverse()),
    copyright: messages.find(([id]) => id === "copyright")?.[1],
  };
}

const NONE: SiteWords = siteWordsSchema.parse({});

/**
 * Reads the words that the language of the build has for `site.yml`, and what is wrong with the file.
 * Those of `content/i18n/<language>/site.yml` count before those of Docusaurus' files.
 */
export function readSiteWords(
  docsFolders: readonly TranslatedFolder[],
  words: Words,
): { words: SiteWords; problems: Problem[] } {
  if (language === undefined) return { words: NONE, problems: [] };
  const path = languageFile("site.yml");
  const text = textOf(path);
  const { value, problems } = text.trim()
    ? readYaml(text, fromRoot(path), siteWordsSchema, words)
    : { value: NONE, problems: [] };
  const own = value ?? NONE;
  const others = docusaurusWords(docsFolders);
  return {
    words: {
      ...own,
      ...others,
      labels: { ...others.labels, ...own.labels },
      copyright: own.copyright ?? others.copyright,
    },
    problems,
  };
}
