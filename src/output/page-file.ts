import { join } from "node:path";
import { publicFile } from "../data/files/project";

/** The file that Gatsby writes of a page. */
export const pageFile = (path: string): string =>
  publicFile(path.endsWith(".html") ? path : join(path, "index.html"));
