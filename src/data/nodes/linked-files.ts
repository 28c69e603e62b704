import { cpSync } from "node:fs";
import type { Node } from "gatsby";
import type { DocumentLink } from "../../markdown/facts";
import { linkedFile } from "../../site/routes";
import { fromContent, publicFile } from "../files/project";
import { contentReadFault } from "../files/readable";
import type { NodeApi } from "./nodes";

type ContentNode = Node & { links: DocumentLink[] };

/** Serves the files that documents link to and that lie beside them, such as papers (M6). */
export function serveLinkedFiles({ getNodesByType }: Pick<NodeApi, "getNodesByType">): void {
  for (const { links } of getNodesByType("Content") as ContentNode[]) {
    for (const { file, target } of links) {
      const route = file && linkedFile(fromContent(file));
      if (!route || !target?.startsWith(encodeURI(route))) continue;
      // A symbolic link may lead elsewhere than when the document was compiled.
      if (!contentReadFault(file)) cpSync(file, publicFile(route), { dereference: true });
    }
  }
}
