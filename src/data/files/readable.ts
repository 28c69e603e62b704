import { readFault } from "../../markdown/named-files/readable";
import { root } from "./project";

/**
 * Returns why the project's content may not read a file or folder, given its absolute path. Returns
 * undefined when it may.
 */
export const contentReadFault = (path: string, projectRoot = root): string | undefined =>
  readFault(path, projectRoot);
