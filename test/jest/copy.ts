import { treeToMarkdown } from "../../src/output/markdown/to-markdown";
import { imageAddresses } from "../../src/output/print/hast";
import type { DocumentTree } from "../../src/site/tree";
import { figuresWith } from "./figures";

/** Addresses of a document. */
export const addresses = {
  siteUrl: "https://acme.example/prefix",
  pageUrl: "https://acme.example/prefix/docs/a",
  images: imageAddresses(
    [{ src: "docs/ring.png", file: { publicURL: "/prefix/static/1a/ring a.png" } }],
    "https://acme.example",
  ),
};
const figures = figuresWith();

/** A formula as the tree has it. */
export const math: DocumentTree[number] = ["math", {}, ["mrow", {}, ["mi", {}, "x"]]];

/** Returns the Markdown copy of a document. `formulas` are the sources of its formulas, in order. */
export const copyOf = (tree: DocumentTree, formulas: (string | null)[] = []): string =>
  treeToMarkdown(tree, { addresses, formulas, figures }).trimEnd();
