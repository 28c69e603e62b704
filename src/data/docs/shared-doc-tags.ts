import { sort } from "d3-array";
import type { Problem } from "../../site/problems/problem";
import * as routes from "../../site/routes";
import type { NodeApi } from "../nodes/nodes";
import { type NamedTag, sharedAddresses } from "../problems/shared-addresses";
import { readSite } from "../settings/site-file";
import { placeInFrontMatter, placeOfKey } from "../yaml/place-of";
import { resolveTag } from "./doc-tags";
import { docNodes, tagDefinitionNodes } from "./docs-structure";

/** Reports tags of docs, in `tags.yml` and in front matter, whose address another tag has. */
export function sharedDocTags(api: Pick<NodeApi, "getNodesByType">): Problem[] {
  const docs = sort(docNodes.all(api), ({ file }) => file);
  return readSite().docs.versions.flatMap(({ name: version, folder, path: versionPath }) => {
    const definitions = tagDefinitionNodes.all(api).filter((one) => one.version === version);
    const keys = new Set<unknown>(definitions.map(({ key }) => key));
    const entries = definitions.map(({ key, permalink }): NamedTag => {
      const place = () => placeOfKey(`content/${folder}/tags.yml`, [key]);
      return { name: key, path: routes.docTag(versionPath, permalink), isEntry: true, place };
    });
    const own = docs
      .filter((doc) => doc.version === version)
      .flatMap(({ writtenTags, file }) =>
        writtenTags
          .filter((written) => !keys.has(written))
          .map((written): NamedTag => {
            const { label, path } = resolveTag(written, definitions, versionPath);
            const place = () => placeInFrontMatter(file, "tags", label);
            return { name: label, path, isEntry: false, place };
          }),
      );
    return sharedAddresses([...entries, ...own]);
  });
}
