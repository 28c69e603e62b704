import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { besideContent } from "../../markdown/named-files/beside-content";
import { contentRoot } from "./project";

/**
 * Returns webpack's aliases for the folders that code of the content means when it climbs out of
 * `content/`, as Docusaurus' docs do.
 */
export const aliasesBesideContent = (root = contentRoot): Record<string, string> =>
  Object.fromEntries(
    readdirSync(dirname(root), { withFileTypes: true }).flatMap((entry) => {
      const written = join(root, entry.name);
      const meant = besideContent(written, root);
      return entry.isDirectory() && meant !== written ? [[written, meant]] : [];
    }),
  );
