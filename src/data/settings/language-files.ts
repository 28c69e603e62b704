import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentRoot, language } from "../files/project";

/** Returns the absolute path of a file with the words of the build's language. */
export const languageFile = (name: string): string =>
  join(contentRoot, "i18n", language ?? "", name);

/** A text of Docusaurus' JSON files. */
const messageOf = (entry: unknown): string | undefined => {
  const { message } = Object(entry);
  return typeof message === "string" && message.trim() ? message : undefined;
};

/** Returns the messages of a file that `docusaurus write-translations` has made, by their names. */
export function docusaurusMessages(name: string): Map<string, string> {
  const path = languageFile(name);
  if (language === undefined || !existsSync(path)) return new Map();
  try {
    const entries = Object.entries(Object(JSON.parse(readFileSync(path, "utf8"))));
    return new Map(
      entries.flatMap(([id, entry]) => {
        const message = messageOf(entry);
        return message === undefined ? [] : [[id, message] as const];
      }),
    );
  } catch {
    return new Map();
  }
}
