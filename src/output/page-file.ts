import { join } from "node:path";
import { publicFile } from "../data/files/project";

/** Returns the file that Gatsby writes for a page. */
export const pageFile = (path: string): string =>
  publicFile(path.endsWith(".html") ? path : join(path, "index.html"));
