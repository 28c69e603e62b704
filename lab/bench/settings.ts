import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isSeq, parseDocument } from "yaml";

/** Changes `content/site.yml` of a copy of this site. */
export function editSettings(root: string, edit: (settings: Document) => void): void {
  const path = join(root, "content/site.yml");
  const settings: Document = parseDocument(readFileSync(path, "utf8"));
  edit(settings);
  writeFileSync(path, String(settings));
}

/**
 * Takes the docs that generated content does not have out of the navbar, and fonts of a provider out
 * of the settings: no peer asks for any, and the machine that measures may not reach it.
 */
export const fitSettings = (root: string): void =>
  editSettings(root, (settings) => {
    settings.delete("fonts");
    const items = settings.getIn(["navbar", "left"]);
    if (!isSeq(items)) return;
    items.items = items.items.filter((item) => {
      const doc = isMap(item) ? item.get("doc") : undefined;
      return doc === undefined || existsSync(join(root, "content/docs", `${doc}.md`));
    });
  });
