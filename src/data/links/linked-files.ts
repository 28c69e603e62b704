import { join, sep } from "node:path";
import { linkedAddress } from "../../markdown/named-files/linked-address";
import { spelledPath } from "../../markdown/named-files/spelled-path";
import { isFile } from "../../markdown/named-files/stat-of";
import { decodePath } from "../../site/addresses/decode-path";
import { pathUrl } from "../../site/addresses/url";
import { linkedFile } from "../../site/routes";
import { contentNodes } from "../document/content";
import { allDocuments } from "../document/document";
import { copyClean } from "../files/clean-picture";
import { copyMade, removeMade } from "../files/door";
import { contentRoot, fromRoot, publicFile, staticRoot } from "../files/project";
import { contentReadFault } from "../files/readable";
import { scan } from "../files/scan";
import type { NodeApi } from "../nodes/nodes";

/**
 * Returns the path of a file of the content, given the address at which the site serves it; undefined
 * for any other address.
 */
export function servedContentFile(address: string): string | undefined {
  const path = decodePath(address);
  const folder = linkedFile("/");
  if (!path.startsWith(folder)) return undefined;
  const file = spelledPath(join(contentRoot, path.slice(folder.length)));
  return file.startsWith(join(contentRoot, sep)) && isFile(file) ? file : undefined;
}

/** Returns the route at which the site serves a file that documents name. */
export const addressOfLinked = (file: string): string => linkedAddress(file, contentRoot);

/**
 * Returns the files that documents link to, such as papers, and the pictures of their front matter
 * (M6). They lie beside the documents.
 */
export function linkedFiles(api: Pick<NodeApi, "getNodesByType">): string[] {
  const linked = contentNodes
    .all(api)
    .flatMap(({ links }) => links)
    .flatMap(({ file, target }) =>
      file && target?.startsWith(pathUrl(addressOfLinked(file))) ? file : [],
    );
  const pictures = allDocuments(api).flatMap(
    ({ image }) => (image && servedContentFile(image)) || [],
  );
  return Array.from(new Set([...linked, ...pictures]));
}

/** Removes the copies of files that no document links to any longer. */
function removeUnlinked(served: ReadonlySet<string>): void {
  for (const path of scan(publicFile(linkedFile("/"))).files)
    if (!served.has(path)) removeMade(path);
}

/**
 * Copies the files that documents link to into the site, pictures without their metadata. Gatsby has
 * copied those of `static/` under their own names. A name that nobody can type (NFD) gets a second one.
 */
export async function serveFiles(api: Pick<NodeApi, "getNodesByType">): Promise<void> {
  const served = new Set<string>();
  for (const file of scan(staticRoot).files) {
    const address = fromRoot(file).slice("static".length);
    const typed = address.normalize("NFC");
    if (typed !== address) copyMade(file, publicFile(typed));
    served.add(publicFile(address)).add(publicFile(typed));
  }
  const linked = linkedFiles(api);
  for (const file of linked) served.add(publicFile(addressOfLinked(file)));
  removeUnlinked(served);
  for (const file of linked) {
    // A symbolic link may have another target now than when the document was compiled.
    if (contentReadFault(file)) continue;
    await copyClean(file, publicFile(addressOfLinked(file)));
  }
}
