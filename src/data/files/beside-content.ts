import { foldersBesideContent } from "../../markdown/named-files/beside-content";
import { contentRoot } from "./project";

/**
 * Returns webpack's aliases for the folders that code of the content means when it climbs out of
 * `content/`, as Docusaurus' docs do.
 */
export const aliasesBesideContent = (root = contentRoot): Record<string, string> =>
  Object.fromEntries(foldersBesideContent(root).map(({ written, folder }) => [written, folder]));
