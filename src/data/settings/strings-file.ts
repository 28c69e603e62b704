import { existsSync, readFileSync } from "node:fs";
import { type Problem, wholeFile } from "../../site/problems/problem";
import { english } from "../../site/strings/english";
import { stringsSchema } from "../../site/strings/schema";
import { fromRoot } from "../files/project";
import { readYaml } from "../yaml/yaml";
import { pageLanguage } from "./languages";
import { shippedLanguage, stringsPath } from "./strings";

/** Returns what is wrong with the owner's words for the interface, and whether it has none. */
export function stringsProblems(): Problem[] {
  const { lang } = pageLanguage;
  const hasFile = existsSync(stringsPath);
  const file = fromRoot(stringsPath);
  if (!hasFile && shippedLanguage(lang) === undefined && !/^en\b/.test(lang)) {
    const message = `The interface has no words in the language \`${lang}\`, so it is in English. Write them into this file: \`src/site/strings/en.yml\` has all of them.`;
    return [{ code: "missing-file", severity: "warning", message, ...wholeFile(file) }];
  }
  if (!hasFile) return [];
  const text = readFileSync(stringsPath, "utf8");
  if (!text.trim()) return [];
  return readYaml(text, file, stringsSchema(english, lang), new Map()).problems;
}
