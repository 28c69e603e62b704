import { cpSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { editSettings } from "./settings";

const OWN = "en";
const RIGHT_TO_LEFT = ["ar", "he"];

/** The further languages of the interface. */
const codes = readdirSync("src/site/strings")
  .filter((file) => file.endsWith(".yml"))
  .map((file) => basename(file, ".yml"))
  .filter((code) => code !== OWN);

/**
 * Gives a copy of this site this many languages. Each further one has a copy of all docs and posts as
 * its translations. Throws an error if the interface does not have that many.
 */
export function writeLanguages(root: string, count: number): void {
  if (!(Number.isInteger(count) && count > 0 && count <= codes.length + 1))
    throw new Error(`Expected 1 to ${codes.length + 1} languages, found ${count}.`);
  const further = codes.slice(0, count - 1);
  editSettings(root, (settings) => {
    const locales = [OWN, ...further].map((code) => ({
      code,
      label: code,
      direction: RIGHT_TO_LEFT.includes(code) ? "rtl" : "ltr",
      default: code === OWN,
    }));
    settings.set("locales", settings.createNode(locales));
  });
  for (const code of further)
    for (const [from, to] of [
      ["docs", "docusaurus-plugin-content-docs/current"],
      ["blog", "docusaurus-plugin-content-blog"],
    ] as const)
      cpSync(join(root, "content", from), join(root, "content/i18n", code, to), {
        recursive: true,
      });
}
