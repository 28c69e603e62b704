import type { Node } from "gatsby";
import { nodeType } from "./node-type";

/** A File node of gatsby-source-filesystem. */
export interface FileNode extends Node {
  absolutePath: string;
  relativePath: string;
  sourceInstanceName: string;
}

export const fileNodes = nodeType<FileNode>("File");
