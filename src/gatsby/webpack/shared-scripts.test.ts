import { folderOf } from "../../../test/jest/folders";
import { bundle } from "../../../test/jest/webpack";
import { splitSharedScripts } from "./shared-scripts";

/** Gatsby's group of code that parts on demand share. */
const gatsbysConfig = () => ({
  optimization: {
    splitChunks: {
      chunks: "all" as const,
      minSize: 0,
      cacheGroups: {
        default: false as const,
        shared: {
          minChunks: 2,
          reuseExistingChunk: true,
          test: (): boolean => true,
          name: (_: object, chunks: readonly { name?: string }[]) =>
            `shared-${chunks.map(({ name }) => name).join("")}`,
        },
      },
    },
  },
});

/** Two parts that share one module, and two others that share another. */
const FILES = {
  "index.js": "import('./a.js'); import('./b.js'); import('./c.js'); import('./d.js');",
  "a.js": "import one from './one.js'; console.log('a', one);",
  "b.js": "import one from './one.js'; console.log('b', one);",
  "c.js": "import two from './two.js'; console.log('c', two);",
  "d.js": "import two from './two.js'; console.log('d', two);",
  "one.js": "export default 'shared one';",
  "two.js": "export default 'shared two';",
};

const filesWithBoth = async (config: ReturnType<typeof gatsbysConfig>): Promise<number> => {
  const { files } = await bundle(folderOf(FILES), config);
  return Object.values(files).filter((text) => /shared one[\s\S]*shared two/.test(text)).length;
};

test("V5 a part does not load what other parts share", async () => {
  const config = gatsbysConfig();
  splitSharedScripts(config);
  expect(await filesWithBoth(config)).toBe(0);
});

test("Gatsby by itself puts it into one file", async () => {
  expect(await filesWithBoth(gatsbysConfig())).toBe(1);
});

test("a Gatsby without its group ends the build", () => {
  expect(() => splitSharedScripts({ optimization: { splitChunks: { cacheGroups: {} } } })).toThrow(
    "src/gatsby/webpack/shared-scripts.ts does not find Gatsby's group of shared scripts. Adapt it to the installed versions, or remove it.",
  );
});
