import { cpSync } from "node:fs";
import { linkedFile } from "../../site/routes";
import { contentNodes } from "../document/content";
import { fromContent, publicFile } from "../files/project";
import { contentReadFault } from "../files/readable";
import type { NodeApi } from "../nodes/nodes";

/**
 * Copies the files that documents link to, such as papers, into the site (M6). They lie beside the
 * documents.
 */
export function serveLinkedFiles(api: Pick<NodeApi, "getNodesByType">): void {
  for (const { links } of contentNodes.all(api)) {
    for (const { file, target } of links) {
      const route = file && linkedFile(fromContent(file));
      if (!route || !target?.startsWith(encodeURI(route))) continue;
      // A symbolic link may have another target now than when the document was compiled.
      if (!contentReadFault(file)) cpSync(file, publicFile(route), { dereference: true });
    }
  }
}
