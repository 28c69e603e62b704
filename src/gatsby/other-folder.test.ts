import { forgetOtherFolder } from "./other-folder";

const root = "/projects/site";

interface Action {
  type: string;
  payload: string;
}

/** Returns Gatsby's store after a build in a folder. If `isDeaf`, the store ignores the action. */
function storeOf(folder: string, { isDeaf = false } = {}) {
  const pages = new Map([["/", { component: `${folder}/src/pages/index.tsx` }]]);
  const state = { pages, status: { PLUGINS_HASH: "digest" } };
  const dispatch = ({ type, payload }: Action) => {
    if (type === "UPDATE_PLUGINS_HASH" && !isDeaf) state.status.PLUGINS_HASH = payload;
  };
  return { state, store: { getState: () => state, dispatch } };
}

function begin({ store }: ReturnType<typeof storeOf>): string[] {
  const said: string[] = [];
  const reporter = { info: (text: string) => said.push(text) };
  const api = { store, reporter } as unknown as Parameters<typeof forgetOtherFolder>[0];
  forgetOtherFolder(api, root);
  return said;
}

describe("O6: the cache of a build", () => {
  test("stays where the folder is the same", () => {
    const memory = storeOf(root);
    expect(begin(memory)).toEqual([]);
    expect(memory.state.status.PLUGINS_HASH).toBe("digest");
  });

  test.each(["/somewhere/else", `${root}-old`])(
    "is forgotten where it was made in %s",
    (folder) => {
      const memory = storeOf(folder);
      expect(begin(memory)).toEqual([
        "Gatsby's cache was made in another folder. This run makes all nodes and pages again.",
      ]);
      expect(memory.state.status.PLUGINS_HASH).toBe("");
    },
  );

  test("is to be removed by hand where Gatsby does not forget it", () => {
    expect(() => begin(storeOf("/somewhere/else", { isDeaf: true }))).toThrow("Remove `.cache`");
  });
});
