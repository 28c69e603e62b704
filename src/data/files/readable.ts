import { readFault } from "../../markdown/readable";
import { root } from "./project";

/**
 * Says why the content of a project may not read a file or folder, given its absolute path;
 * undefined when it may.
 */
export const contentReadFault = (path: string, projectRoot = root): string | undefined =>
  readFault(path, projectRoot);
