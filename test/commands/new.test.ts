import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { SiteCopy } from "../sites/site-copy";

interface Outcome {
  code: number;
  output: string;
}

let site: SiteCopy;
beforeAll(() => {
  site = new SiteCopy();
});
afterAll(() => site.dispose());

/** Runs a command of the copy. */
const run = (command: string, ...args: string[]): Promise<Outcome> =>
  new Promise((done) => {
    const script = [resolve("node_modules/tsx/dist/cli.mjs"), `src/commands/${command}.mts`];
    const env = { ...process.env, NODE_ENV: "production" };
    execFile(
      process.execPath,
      [...script, ...args],
      { cwd: site.root, env },
      (error, stdout, stderr) =>
        done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });

describe("npm run new", () => {
  jest.setTimeout(120_000);

  test("writes a doc, and says where the sidebar has to name it", async () => {
    const { code, output } = await run(
      "new",
      "doc",
      'Fees: "who" pays {what}? 🎉',
      "--folder",
      "core",
    );
    expect(output).toContain(
      "content/docs/core/fees-who-pays-what.md is written. It will be served at /docs/core/fees-who-pays-what",
    );
    expect(output).toContain("Add to content/docs/sidebars.yml, for example after line 21:");
    expect(output).toContain("\n      - core/fees-who-pays-what\n");
    expect(code).toBe(0);
    expect(site.read("content/docs/core/fees-who-pays-what.md")).toMatch(
      /^---\ntitle: .*🎉.*\nsidebar_position: 12\n---\n\n/u,
    );
  });

  test("writes a post of a day, with authors and tags", async () => {
    const { code, output } = await run(
      "new",
      "post",
      "Yes: #1",
      "--author=protocol-team,community-team",
      "--tags",
      "hola",
      "--date",
      "2022-02-03",
    );
    expect(output).toContain("It will be served at /blog/2022/02/03/yes-1");
    expect(code).toBe(0);
    expect(site.read("content/blog/2022-02-03-yes-1.md")).toBe(
      '---\ntitle: "Yes: #1"\nauthors:\n  - protocol-team\n  - community-team\ntags:\n  - hola\n---\n\nWhat lists show of the post.\n\n<!-- truncate -->\n\nThe rest.\n',
    );
  });

  test("writes modules, in folders that are new", async () => {
    const doc = await run("new", "doc", "2024", "--folder", "new/deep", "--mdx");
    expect(doc.output).toContain("content/docs/new/deep/2024.mdx is written");
    const post = await run("new", "post", "Ça va?", "--mdx", "--date", "2022-02-04");
    expect(post.output).toContain("content/blog/2022-02-04-ça-va.mdx is written");
    expect(site.read("content/blog/2022-02-04-ça-va.mdx")).toContain("{/* truncate */}");
  });

  test("what it writes has no problems", async () => {
    const { code, output } = await run("check");
    expect(output).toContain(" 0 errors, 0 warnings");
    expect(code).toBe(0);
  });

  test("what cannot be done is refused, with what to write instead", async () => {
    const refused: [string[], string][] = [
      [
        ["post", "T", "--author", "comunity-team"],
        "content/blog/authors.yml has no author `comunity-team`. Did you mean `community-team`?",
      ],
      [
        ["post", "T", "--tags", "hola,holla"],
        "content/blog/tags.yml has no tag `holla`. Did you mean `hola`?",
      ],
      [
        ["post", "T", "--date", "2022-02-30"],
        "`2022-02-30` is no date. Write one like this: --date 2021-08-26",
      ],
      [
        ["post", "🎉!"],
        "The title `🎉!` has no letter or digit to make an address of. Name one: --slug my-title",
      ],
      [
        ["doc", "Metadex", "--folder", "core", "--mdx"],
        "content/docs/core/metadex.md is there already.",
      ],
      [["doc", "T", "--folder", "../blog"], "--folder `../blog` leads out of content/docs."],
      [["doc", "T", "--tags", "hola"], "A doc takes no --tags."],
      [["doc", "Two", "words"], 'Put quotation marks around the title: "Two words".'],
      [["page", "T"], "`page` is neither doc nor post."],
      [["doc"], "The doc needs a title."],
      [[], "Nothing to write."],
      [["doc", "T", "--foldr", "core"], "Unknown option '--foldr'"],
    ];
    const said = await Promise.all(refused.map(([args]) => run("new", ...args)));
    for (const [index, { code, output }] of said.entries()) {
      expect(output).toContain(refused[index]?.[1]);
      expect(output).toContain('Usage: npm run new -- doc|post "Title"');
      expect(code).toBe(1);
    }
  });

  test("--help", async () => {
    const { code, output } = await run("new", "--help");
    expect(output).toContain("--author key");
    expect(code).toBe(0);
  });
});
