import type { Node } from "gatsby";
import { nodeType } from "./node-type";
import type { NodeApi } from "./nodes";

/** A File node of gatsby-source-filesystem. */
export interface FileNode extends Node {
  absolutePath: string;
  relativePath: string;
  sourceInstanceName: string;
}

/** A YAML file of `content/` that becomes nodes. */
export interface YamlSource {
  /** The `name` of the file's source in gatsby-config, and the path below that source. */
  file: string;
  create: (api: NodeApi, file: FileNode) => void;
}

export const fileNodes = nodeType<FileNode>("File");
