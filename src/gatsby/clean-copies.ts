/**
 * Copies pictures beside documents without their metadata.
 *
 * Why: gatsby-source-filesystem copies a file as it is, and a photo tells where it was taken.
 * How much: no metadata of a picture beside documents is in the site.
 * Asserted: clean-copies.test.ts; the plugin leaves a copy that is there.
 * Until: the plugin can be told how to copy.
 */
import { basename } from "node:path";
import { copyClean } from "../data/files/clean-picture";
import { publicFile } from "../data/files/project";
import type { FileNode } from "../data/nodes/file-nodes";

interface Field<Context> {
  originalResolver(file: FileNode, args: object, context: Context, info: object): unknown;
}

/** Returns the resolver of a file's address, to be used in place of the plugin's own. */
export function cleanCopies() {
  const copied = new Map<string, Promise<void>>();
  const resolve = async <Context>(
    file: FileNode,
    args: object,
    context: Context,
    info: Field<Context>,
  ) => {
    const { absolutePath, internal } = file;
    const path = publicFile(`static/${internal.contentDigest}/${basename(absolutePath)}`);
    const copy = copied.get(path) ?? copyClean(absolutePath, path);
    copied.set(path, copy);
    await copy;
    return info.originalResolver(file, args, context, info);
  };
  return { File: { publicURL: { resolve } } };
}
