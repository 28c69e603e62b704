import { cpSync } from "node:fs";
import type { Node } from "gatsby";
import type { DocumentLink } from "../../markdown/facts";
import { linkedFile } from "../../site/routes";
import { fromContent, publicFile } from "../files/project";
import { contentReadFault } from "../files/readable";
import type { NodeApi } from "./nodes";

type ContentNode = Node & { links: DocumentLink[] };

/**
 * Copies the files that documents link to, such as papers, into the site (M6). They lie beside the
 * documents.
 */
export function serveLinkedFiles({ getNodesByType }: Pick<NodeApi, "getNodesByType">): void {
  for (const { links } of getNodesByType("Content") as ContentNode[]) {
    for (const { file, target } of links) {
      const route = file && linkedFile(fromContent(file));
      if (!route || !target?.startsWith(encodeURI(route))) continue;
      // A symbolic link may have another target now than when the document was compiled.
      if (!contentReadFault(file)) cpSync(file, publicFile(route), { dereference: true });
    }
  }
}
