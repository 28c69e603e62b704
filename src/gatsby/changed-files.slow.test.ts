import { EventEmitter, once } from "node:events";
import fs from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Node, ParentSpanPluginArgs } from "gatsby";
import type { FileNode } from "../data/nodes/file-nodes";
import type { NodeApi } from "../data/nodes/nodes";
import { actAtOnce, allFilesRead, finishEarlierChanges, readFolderAgain } from "./changed-files";

const CHANGE = "ENQUEUE_NODE_MUTATION";

describe("G5 Gatsby is told of a changed file at once", () => {
  let emitter: EventEmitter;
  let touches: number;
  beforeEach(() => {
    jest.useFakeTimers();
    emitter = new EventEmitter();
    touches = 0;
    const getNode = () => ({ id: "Site" });
    actAtOnce({ emitter, getNode } as unknown as ParentSpanPluginArgs);
    emitter.on(CHANGE, ({ type }) => {
      if (type === "touchNode") touches += 1;
    });
  });
  afterEach(() => jest.useRealTimers());

  const change = (nodeType: string) =>
    emitter.emit(CHANGE, { type: "createNode", payload: [{ internal: { type: nodeType } }] });

  test("with as many changes as Gatsby waits for", () => {
    change("File");
    expect(touches).toBe(0);
    jest.runAllTimers();
    expect(touches).toBeGreaterThan(100);
  });

  test("once for files that are saved together", () => {
    for (let file = 0; file < 20; file += 1) change("File");
    jest.runAllTimers();
    expect(touches).toBeLessThan(200);
    change("File");
    jest.runAllTimers();
    expect(touches).toBeGreaterThan(200);
  });

  test("and of nothing else", () => {
    change("Doc");
    jest.runAllTimers();
    expect(touches).toBe(0);
  });
});

describe("G5 a changed file", () => {
  const fromRoot = createRequire(join(process.cwd(), "package.json"));
  const { developMachine } = fromRoot("gatsby/dist/state-machines/develop");
  const { buildActions } = fromRoot("gatsby/dist/state-machines/develop/actions");
  const { dataLayerServices } = fromRoot("gatsby/dist/state-machines/data-layer/services");
  const { interpret } = fromRoot("xstate");
  const { callApi } = buildActions;
  const { sourceNodes } = dataLayerServices;
  const api = { getNode: () => ({ id: "Site" }) as Node };
  const handled: string[] = [];

  beforeEach(() => {
    handled.length = 0;
    buildActions.callApi = (_context: object, { payload }: { payload: { payload: [Node] } }) => {
      handled.push(payload.payload[0].internal.type);
    };
    dataLayerServices.sourceNodes = (read: () => void) => read();
    finishEarlierChanges(api);
  });
  afterAll(() => {
    buildActions.callApi = callApi;
    dataLayerServices.sourceNodes = sourceNodes;
  });

  /** Tells Gatsby's state machine of a change of such a node. Returns how many changes wait. */
  function changeIn(state: string, type: string, nodeMutationBatch?: object[]): number {
    const never = () => new Promise(() => {});
    const services = { recreatePages: never, runQueries: never, reloadData: never };
    const machine = developMachine.withConfig({ services }).withContext({ nodeMutationBatch });
    const payload = { type: "createNode", payload: [{ internal: { type } }] };
    const running = interpret(machine).start(state);
    running.send({ type: "ADD_NODE_MUTATION", payload });
    running.stop();
    return nodeMutationBatch?.length ?? 0;
  }

  test.each(["recreatingPages", "runningQueries"])("waits until Gatsby is done: %s", (state) => {
    expect(changeIn(state, "File", [])).toBeGreaterThan(100);
    expect(handled).toEqual([]);
  });

  test("does not keep Gatsby from making nodes of earlier files", () => {
    expect(changeIn("recreatingPages", "Mdx", [])).toBe(0);
    expect(handled).toEqual(["Mdx"]);
  });

  test("is handled at once while Gatsby reads all files, and at the start of the server", async () => {
    await dataLayerServices.sourceNodes(() => changeIn("reloadingData", "File", []));
    changeIn("runningQueries", "File");
    expect(handled).toEqual(["File", "File"]);
    expect(changeIn("runningQueries", "File", [])).toBeGreaterThan(100);
  });

  test("ends the run if Gatsby has no such parts", () => {
    dataLayerServices.sourceNodes = undefined;
    expect(() => finishEarlierChanges(api)).toThrow("`sourceNodes` of Gatsby's state machine");
    buildActions.callApi = undefined;
    expect(() => finishEarlierChanges(api)).toThrow(
      "src/gatsby/changed-files.ts does not find `callApi` of Gatsby's state machine. Adapt it to the installed versions, or remove it.",
    );
  });
});

describe("G5 a file that is written after its new folder was read, before the folder is watched", () => {
  const { sourceNodes } = jest.requireActual<{ sourceNodes(...args: object[]): Promise<void> }>(
    "gatsby-source-filesystem/gatsby-node",
  );
  const content = fs.mkdtempSync(join(tmpdir(), "content-"));
  const folder = join(content, "new");
  const file = join(folder, "late.md");
  const watches: fs.FSWatcher[] = [];
  afterAll(() => {
    for (const watch of watches) watch.close();
    fs.rmSync(content, { recursive: true });
  });

  test("is found", async () => {
    const { watch } = fs;
    jest.spyOn(fs, "watch").mockImplementation(((path: string, ...others: []) => {
      if (path === folder) fs.writeFileSync(file, "Late.");
      const watcher = watch(path, ...others);
      watches.push(watcher);
      return watcher;
    }) as typeof fs.watch);

    const found = new EventEmitter();
    const fileFound = once(found, file);
    const createNode = ({ absolutePath, internal }: FileNode) => {
      found.emit(absolutePath);
      if (internal.type === "Directory") void readFolderAgain(absolutePath);
    };
    await sourceNodes(
      {
        actions: { createNode },
        emitter: new EventEmitter(),
        createNodeId: (path: string) => path,
        cache: { get: async () => undefined, set: async () => undefined },
        reporter: console,
      },
      { name: "pages", path: content },
    );
    fs.mkdirSync(folder);
    await fileFound;
  });
});

describe("G5 pages wait for all files", () => {
  const file = (digest: string) => ({
    absolutePath: "/content/a.md",
    children: ["mdx"],
    internal: { type: "File", contentDigest: digest },
  });
  const store = (files: object[], digest: () => string) =>
    ({
      getNodesByType: () => files,
      getNode: () => ({ internal: { type: "Mdx", contentDigest: digest() } }),
    }) as unknown as NodeApi;

  test("until gatsby-plugin-mdx has read each as it is now", async () => {
    let read = "old";
    let isReady = false;
    const ready = allFilesRead(store([file("new")], () => read)).then(() => {
      isReady = true;
    });
    await new Promise((later) => setTimeout(later, 30));
    expect(isReady).toBe(false);
    read = "new";
    await ready;
    expect(isReady).toBe(true);
  });

  test("and not for what is no Markdown", async () => {
    const picture = { ...file("new"), absolutePath: "/content/a.png", children: [] };
    await expect(allFilesRead(store([picture], () => "old"))).resolves.toBeUndefined();
  });
});
