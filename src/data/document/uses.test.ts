import type { ResolverContext } from "../nodes/nodes";
import { forgetUses, listedUsersOf, usersOf } from "./uses";

const link = (target: string | null) => ({ target });

/** Documents with what they use, by name. Each is at `/docs/<name>`. */
const documents = {
  ahead: { links: [link("/docs/target#part"), link("/docs/target?a=1")], terms: ["tick"] },
  beside: { links: [link("target"), link("https://example.org/docs/target"), link(null)] },
  coded: { links: [], drawnLinks: [link("/docs/target/")], figures: ["fee"] },
  hidden: { links: [link("/docs/target")], terms: ["tick"], unlisted: true },
  target: { links: [link("#part"), link("/docs/caf%C3%A9")] },
};

const nodes = Object.entries(documents).map(([name, uses]) => ({
  document: {
    path: `/docs/${name}`,
    file: `content/docs/${name}.md`,
    contentId: name,
    unlisted: "unlisted" in uses,
  },
  content: { id: name, figures: [], terms: [], ...uses },
}));

let reads: string[] = [];
let tracked: string[] = [];
/** A data layer of these documents. It is read in no fixed order. */
const context = {
  nodeModel: {
    findAll: async ({ type }: { type: string }) => {
      reads.push(type);
      const entries = {
        Doc: nodes.map(({ document }) => document).toReversed(),
        Content: nodes.map(({ content }) => content),
      };
      return { entries: new Map<string, unknown[]>(Object.entries(entries)).get(type) ?? [] };
    },
    trackPageDependencies: (_: null, { connectionType }: { connectionType: string }) => {
      tracked.push(connectionType);
    },
  },
} as unknown as ResolverContext;

const names = (users: { path: string }[]): string[] =>
  users.map(({ path }) => path.replace("/docs/", ""));

beforeEach(() => {
  forgetUses();
  reads = [];
  tracked = [];
});

describe("G1 documents know what uses them", () => {
  test("by links of any form, of texts and of code, once each and by file", async () => {
    const users = await usersOf("routes", "/docs/target", context);
    expect(names(users)).toEqual(["ahead", "beside", "coded", "hidden", "target"]);
    expect(names(await usersOf("routes", "/docs/café", context))).toEqual(["target"]);
    expect(await usersOf("routes", "/docs/ahead", context)).toEqual([]);
  });

  test("by figures and terms", async () => {
    expect(names(await usersOf("figures", "fee", context))).toEqual(["coded"]);
    expect(names(await usersOf("terms", "tick", context))).toEqual(["ahead", "hidden"]);
  });

  test("lists leave out unlisted documents", async () => {
    expect(names(await listedUsersOf("terms", "tick", context))).toEqual(["ahead"]);
  });

  test("all documents are read once, until one of them changes", async () => {
    await Promise.all(nodes.map(({ document }) => usersOf("routes", document.path, context)));
    expect(reads.sort()).toEqual(["BlogPost", "Content", "Doc", "Page"]);
    forgetUses();
    await usersOf("routes", "/docs/target", context);
    expect(reads).toHaveLength(8);
  });

  test("a page that asks depends on all documents", async () => {
    await usersOf("routes", "/docs/target", context);
    expect(tracked.sort()).toEqual(["BlogPost", "Content", "Doc", "Page"]);
  });
});
