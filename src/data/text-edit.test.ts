import type { Node } from "gatsby";
import { nodeStore } from "./nodes/node-store";
import { isTextEdit } from "./text-edit";

/** A node of a document: `[type, id of its parent]`, by its id. */
type Family = Record<string, [type: string, parent?: string]>;

const DOCUMENT: Family = {
  file: ["File"],
  mdx: ["Mdx", "file"],
  content: ["Content", "mdx"],
  doc: ["Doc", "mdx"],
};

/** Makes the nodes, has `edit` change them, and asks whether it was an edit of a text. */
async function afterEdit(
  family: Family,
  edit: { anew?: string[]; gone?: string[]; come?: Family; touched?: string[] },
): Promise<boolean> {
  const store = nodeStore();
  const changed = new Map<string, Node | undefined>();
  const make = (id: string, [type, parent]: Family[string] = [""], contentDigest: string) => {
    const node = { id, parent: parent ?? null, internal: { type, contentDigest } };
    store.actions.createNode({ ...node, file: `${id}.md`, absolutePath: `/no/such/${id}.md` });
    const [above, child] = [store.getNode(parent ?? ""), store.getNode(id)];
    if (above && child) store.actions.createParentChildLink({ parent: above, child });
  };
  for (const [id, node] of Object.entries(family)) make(id, node, "before");
  const note = (id: string) => changed.set(id, store.getNode(id));
  for (const id of edit.anew ?? []) {
    note(id);
    make(id, family[id], "after");
  }
  for (const id of edit.touched ?? []) note(id);
  for (const id of edit.gone ?? []) {
    note(id);
    const node = store.getNode(id);
    if (node) store.actions.deleteNode(node);
  }
  for (const [id, node] of Object.entries(edit.come ?? {})) {
    note(id);
    make(id, node, "after");
  }
  return isTextEdit(store, changed);
}

describe("G5 pages stay as they are", () => {
  const text = ["file", "mdx", "content"];

  test("after an edit of a document's text", async () => {
    expect(await afterEdit(DOCUMENT, { anew: text, touched: ["doc"] })).toBe(true);
  });

  test("after an edit that brings a problem, or mends one", async () => {
    const problem: Family = { problem: ["Problem", "mdx"] };
    expect(await afterEdit(DOCUMENT, { anew: text, come: problem })).toBe(true);
    expect(await afterEdit({ ...DOCUMENT, ...problem }, { anew: text, gone: ["problem"] })).toBe(
      true,
    );
  });

  test("where a file is saved as it was", async () => {
    expect(await afterEdit(DOCUMENT, { touched: Object.keys(DOCUMENT) })).toBe(true);
  });
});

describe("G5 pages are made anew", () => {
  test("after an edit of what pages show of another document", async () => {
    expect(await afterEdit(DOCUMENT, { anew: Object.keys(DOCUMENT) })).toBe(false);
  });

  test("where a document comes or goes", async () => {
    expect(await afterEdit({}, { come: DOCUMENT })).toBe(false);
    expect(await afterEdit(DOCUMENT, { gone: Object.keys(DOCUMENT).reverse() })).toBe(false);
  });

  test("after an edit of a part that documents import", async () => {
    const part: Family = { file: ["File"], mdx: ["Mdx", "file"] };
    expect(await afterEdit(part, { anew: ["file", "mdx"] })).toBe(false);
  });

  test("after an edit of a YAML file, even one that changes nothing of its nodes", async () => {
    const yaml: Family = { file: ["File"], word: ["Figure", "file"] };
    expect(await afterEdit(yaml, { anew: ["file"], touched: ["word"] })).toBe(false);
  });

  test("after an edit of a picture", async () => {
    expect(await afterEdit({ picture: ["File"] }, { anew: ["picture"] })).toBe(false);
  });

  test("where another document changes beside the text", async () => {
    const two: Family = { ...DOCUMENT, other: ["Doc"] };
    expect(await afterEdit(two, { anew: ["file", "mdx", "content", "other"] })).toBe(false);
  });
});
