import { EventEmitter } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Node, ParentSpanPluginArgs } from "gatsby";
import type { NodeApi } from "../data/nodes/nodes";
import { showEditsFirst } from "./edits-first";

const fromRoot = createRequire(join(process.cwd(), "package.json"));
const { dataLayerServices: services } = fromRoot("gatsby/dist/state-machines/data-layer/services");
const schema = fromRoot("gatsby/dist/schema");
const { recreatePagesMachine } = fromRoot("gatsby/dist/state-machines/data-layer");
const search = fromRoot("gatsby-plugin-local-search/gatsby-node");
const { interpret } = fromRoot("xstate");
const originals = [services, schema, search].map((part) => [part, { ...part }]);

/** What Gatsby has done since the last `recreatePages`. */
let steps: string[];
let nodes: Map<string, Node>;
let emitter: EventEmitter;
/** What to do once the browser shows the edit. */
let later: (() => void) | undefined;
/** What happens while Gatsby makes pages. */
let duringPages: () => void;
/** How many changes Gatsby was told of meanwhile. */
let touches: number;

const isTextEdit = jest.fn(async (_changed: ReadonlyMap<string, Node | undefined>) => true);

/** Changes a Markdown file, as Gatsby's store does it. Returns the file's node before. */
function change(digest: string): Node | undefined {
  const oldNode = nodes.get("file");
  const payload = {
    id: "file",
    children: ["mdx"],
    absolutePath: "/content/a.md",
    internal: { type: "File", contentDigest: digest },
  } as unknown as Node;
  nodes.set("file", payload);
  nodes.set("mdx", { id: "mdx", internal: { type: "Mdx", contentDigest: digest } } as Node);
  emitter.emit("CREATE_NODE", { payload, oldNode });
  return oldNode;
}

/** Runs Gatsby's state machine for changed nodes. Returns the steps that did anything. */
async function recreatePages(): Promise<string[]> {
  steps = [];
  await new Promise<void>((done) => {
    // The machine's own action needs Gatsby's store.
    const machine = recreatePagesMachine.withConfig({
      actions: { assignGraphQLRunners: () => {} },
    });
    interpret(machine).onDone(done).start();
  });
  return steps;
}

beforeEach(() => {
  nodes = new Map();
  emitter = new EventEmitter();
  touches = 0;
  emitter.on("ENQUEUE_NODE_MUTATION", () => {
    touches += 1;
  });
  later = undefined;
  duringPages = () => {};
  isTextEdit.mockReset().mockResolvedValue(true);
  schema.build = async () => steps.push("types of all nodes");
  schema.rebuild = async () => steps.push("schema");
  search.createPages = async () => steps.push("search");
  services.buildSchema = async () => schema.build({});
  services.createPages = async () => {
    steps.push("pages");
    await search.createPages({});
    duringPages();
    return { changedPages: ["/a"], deletedPages: [] };
  };
  const getNode = (id: string) => nodes.get(id);
  showEditsFirst({ emitter, getNode } as unknown as ParentSpanPluginArgs & NodeApi, {
    isTextEdit,
    whenIdle: (work) => {
      later = work;
    },
  });
});
afterAll(() => {
  for (const [part, original] of originals) Object.assign(part, original);
});

test("G5 a start makes all there is", async () => {
  change("first");
  expect(await recreatePages()).toEqual(["types of all nodes", "pages", "search"]);
  expect(later).toBeUndefined();
});

describe("G5 an edit", () => {
  beforeEach(async () => {
    change("first");
    await recreatePages();
  });

  /** Has the time come for what no edit has to wait for. */
  async function whenIdle(): Promise<string[]> {
    expect(touches).toBe(0);
    later?.();
    expect(touches).toBeGreaterThan(100);
    later = undefined;
    const made = await recreatePages();
    expect(later).toBeUndefined();
    return made;
  }

  test("of a text waits for no schema, page or search", async () => {
    change("second");
    expect(await recreatePages()).toEqual([]);
    expect(await whenIdle()).toEqual(["schema", "pages", "search"]);
  });

  test("of anything else waits for no search, nor for a look at all nodes", async () => {
    isTextEdit.mockResolvedValue(false);
    // All pages may take longer than the browser takes to show the edit.
    duringPages = () => expect(later).toBeUndefined();
    change("second");
    expect(await recreatePages()).toEqual(["schema", "pages"]);
    expect(await whenIdle()).toEqual(["schema", "pages", "search"]);
  });

  test("is compared with what the pages were made of, however often the file is saved", async () => {
    const made = change("second");
    await recreatePages();
    change("third");
    await recreatePages();
    expect(Array.from(isTextEdit.mock.calls.at(-1)?.[0] ?? [])).toEqual([["file", made]]);
  });

  test("that comes while pages are made has them made once more", async () => {
    change("second");
    await recreatePages();
    later?.();
    later = undefined;
    duringPages = () => change("third");
    await recreatePages();
    expect(later).toBeDefined();
  });
});

test("a Gatsby without these steps ends the run", () => {
  const start = () =>
    showEditsFirst({ emitter } as unknown as ParentSpanPluginArgs & NodeApi, {
      isTextEdit,
      whenIdle: () => {},
    });
  search.createPages = undefined;
  expect(start).toThrow("`createPages` of the search's plugin");
  schema.rebuild = undefined;
  expect(start).toThrow("`rebuild` of Gatsby's schema");
  services.createPages = undefined;
  expect(start).toThrow(
    "src/gatsby/edits-first.ts does not find `createPages` of Gatsby's state machine. Adapt it to the installed versions, or remove it.",
  );
});
