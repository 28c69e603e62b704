import GithubSlugger from "github-slugger";
import type { Heading, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { VFile } from "vfile";
import { facts } from "../facts";
import { setProperties } from "../properties";
import { reportError } from "../report";
import { visit } from "../visit";

/** Takes `{#id}` off the end of a heading and returns the id. */
function takeCustomId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== "headingId") return undefined;
  heading.children.pop();
  const before = heading.children.at(-1);
  if (before?.type === "text") before.value = before.value.trimEnd();
  return last.value;
}

/**
 * Gives every heading a stable, unique id (D6) and notes it with its level. A leading heading of level 1 is the page's
 * title, which the template shows: it is taken out.
 */
export function headings() {
  return (tree: Root, file: VFile): void => {
    const known = facts(file);
    const slugger = new GithubSlugger();
    const customIds = new Set<string>();
    const all: { heading: Heading; customId: string | undefined }[] = [];

    const first = tree.children.find((node) => node.type !== "mdxjsEsm");
    if (first?.type === "heading" && first.depth === 1) {
      takeCustomId(first);
      known.title = textOf(first);
      tree.children.splice(tree.children.indexOf(first), 1);
    }

    visit(tree, (heading) => {
      if (heading.type !== "heading") return;
      const customId = takeCustomId(heading);
      if (customId !== undefined) {
        if (customIds.has(customId)) {
          const message = `Two headings of this page have the id \`${customId}\`.`;
          reportError(file, "duplicate-id", message, heading.position);
        }
        customIds.add(customId);
        // A generated id must not take a name that a later heading has asked for.
        slugger.occurrences[customId] = 0;
      }
      all.push({ heading, customId });
    });

    for (const { heading, customId } of all) {
      const text = textOf(heading);
      const id = customId ?? slugger.slug(text);
      setProperties(heading, { id });
      known.headings.push({ id, level: heading.depth, text });
    }

    // `{#id}` anywhere else is text.
    visit(tree, (node, index, parent) => {
      if (node.type === "headingId") {
        parent.children[index] = { type: "text", value: `{#${node.value}}` };
      }
    });
  };
}
