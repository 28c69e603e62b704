import { execFile } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { bundledCommand, bundledScript } from "../bundled-command";
import { writeContent } from "../content/faults";
import { folderOf } from "../jest/folders";

interface Outcome {
  code: number;
  output: string;
}

const author = (name: string) => `${name}:\n  name: The ${name}\n`;

/** What the smallest site lacks: a handwritten sidebar, authors and tags. */
const CONTENT = {
  "docs/sidebars.yml": "docsSidebar:\n  - intro\n  - label: Core\n    items:\n      - core/fees\n",
  "docs/core/fees.md": "---\ntitle: Fees\nsidebar_position: 3\n---\n\nText.\n",
  "blog/authors.yml": author("community-team") + author("protocol-team"),
  "blog/tags.yml": "hola:\n  label: Hola\n",
};

let command: string;
let check: string;
let root: string;
beforeAll(() => {
  root = folderOf();
  cpSync("test/content/smallest", root, { recursive: true });
  writeContent(root, CONTENT);
  command = bundledScript("src/commands/new.mts");
  check = bundledCommand("check");
});

const read = (name: string): string => readFileSync(join(root, name), "utf8");

/** Runs Node in the site's folder. */
const nodeAs = (user: { uid?: number }, ...args: string[]): Promise<Outcome> =>
  new Promise((done) => {
    const env = { ...process.env, NODE_ENV: "production" };
    execFile(process.execPath, args, { cwd: root, env, ...user }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
const node = (...args: string[]): Promise<Outcome> => nodeAs({}, ...args);

const run = (...args: string[]): Promise<Outcome> => node(command, ...args);

describe("npm run new", () => {
  jest.setTimeout(120_000);

  test("writes a doc, and says where the sidebar has to name it", async () => {
    const { code, output } = await run("doc", 'Fees: "who" pays {what}? 🎉', "--folder", "core");
    expect(output).toContain(
      "content/docs/core/fees-who-pays-what.md is written. It will be served at /docs/core/fees-who-pays-what",
    );
    expect(output).toContain(
      "The sidebar is listed by hand in content/docs/sidebars.yml. Add the doc to this file, for example after line 5:",
    );
    expect(output).toContain("\n      - core/fees-who-pays-what\n");
    expect(code).toBe(0);
    expect(read("content/docs/core/fees-who-pays-what.md")).toMatch(
      /^---\ntitle: .*🎉.*\nsidebar_position: 4\n---\n\n/u,
    );
  });

  test("writes a post of a day, with authors and tags", async () => {
    const { code, output } = await run(
      "post",
      "Yes: #1",
      "--author=protocol-team,community-team",
      "--tags",
      "hola",
      "--date",
      "2022-02-03",
    );
    expect(output).toContain("It will be served at /blog/yes-1");
    expect(code).toBe(0);
    expect(read("content/blog/2022-02-03-yes-1.md")).toBe(
      '---\ntitle: "Yes: #1"\ndescription: What the post says, in one sentence for search engines and previews.\nslug: yes-1\nauthors:\n  - protocol-team\n  - community-team\ntags:\n  - hola\n---\n\nWhat lists show of the post.\n\n<!-- truncate -->\n\nThe rest.\n',
    );
  });

  test("writes a post for a day to come, and says that it waits", async () => {
    const { output } = await run("post", "Later", "--date", "2999-01-31");
    expect(output).toContain("The post waits for a build on or after 2999-01-31.");
    rmSync(join(root, "content/blog/2999-01-31-later.md"));
  });

  test("writes modules, in folders that are new", async () => {
    const doc = await run("doc", "2024", "--folder", "new/deep", "--mdx");
    expect(doc.output).toContain("content/docs/new/deep/2024.mdx is written");
    const post = await run("post", "Ça va?", "--mdx", "--date", "2022-02-04");
    expect(post.output).toContain("content/blog/2022-02-04-ça-va.mdx is written");
    expect(read("content/blog/2022-02-04-ça-va.mdx")).toContain("{/* truncate */}");
  });

  test("writes the component of a slot, which the check accepts", async () => {
    const { code, output } = await run("slot", "Footer");
    expect(output).toBe(
      "src/slots/Footer.tsx is written. It leaves the page as it is until you change it.\n",
    );
    expect(code).toBe(0);
    expect(read("src/slots/Footer.tsx")).toContain("export default function Footer({ children }");
    expect((await run("slot", "BelowText")).code).toBe(0);
    const refused: [string[], string][] = [
      [["slot", "Footer"], "src/slots/Footer.tsx already exists."],
      [["slot", "Foter"], "There is no slot `Foter`. Did you mean `Footer`?"],
      [["slot", "../x"], "There is no slot `../x`. There are Head, "],
      [["slot", "Pager", "--mdx"], "A slot takes no --mdx."],
      [["slot"], "The slot needs a name."],
    ];
    for (const [args, message] of refused) {
      const { code, output } = await run(...args);
      expect(output).toContain(message);
      expect(code).toBe(1);
    }
    writeFileSync(join(root, "src/slots/Pages.tsx"), "");
    const checked = await node(check);
    expect(checked.output).toContain("src/slots/Pages.tsx error slot: There is no slot `Pages`.");
    expect(checked.output).not.toContain("src/slots/Footer.tsx");
    rmSync(join(root, "src/slots"), { recursive: true });
  });

  test("names of files are such as the site shows, and no longer than a disk allows", async () => {
    const written: [string[], string][] = [
      [["doc", "_redirects explained"], "content/docs/redirects-explained.md"],
      [["doc", "__proto__"], "content/docs/proto.md"],
      [["doc", "T", "--slug", ".hidden"], "content/docs/hidden.md"],
      [
        ["doc", "constructor", "--folder", "constructor"],
        "content/docs/constructor/constructor.md",
      ],
      [["post", "_x", "--date", "2022-02-05"], "content/blog/2022-02-05-x.md"],
      [["doc", "a".repeat(245)], `content/docs/${"a".repeat(200)}.md`],
      [
        ["post", "Words of ü".repeat(30), "--date", "2022-02-06"],
        `content/blog/2022-02-06-${"words-of-ü".repeat(17)}words-of.md`,
      ],
      [["doc", "語".repeat(134), "--folder", "new"], `content/docs/new/${"語".repeat(66)}.md`],
    ];
    for (const [args, path] of written) {
      const { code, output } = await run(...args);
      expect(output).toContain(`${path} is written.`);
      expect(code).toBe(0);
    }
  });

  test("what it writes has no problems", async () => {
    const { code, output } = await node(check);
    expect(output).toContain(" 0 errors, 0 warnings");
    expect(code).toBe(0);
  });

  test("writes the start of a translation, which later tells what has changed", async () => {
    const site = read("content/site.yml");
    const two = "locales:\n  - { code: en, label: English, direction: ltr, default: true }\n";
    const own = site.replace(/^locales:\n(?: .*\n)*/m, "");
    writeContent(root, {
      "site.yml": `${own}\n${two}  - { code: de, label: Deutsch, direction: ltr }\n`,
    });
    const place = "content/i18n/de/docusaurus-plugin-content-docs/current/core/fees.md";
    const { output } = await run("translation", "docs/core/fees.md", "de");
    expect(output).toBe(`${place} is written. Translate its text.\n`);
    expect(read(place)).toMatch(
      /^---\ntranslated_from: [\w-]{12}\ntitle: Fees\nsidebar_position: 3\n---\n\nText\.\n$/,
    );
    mkdirSync(join(root, "node_modules"), { recursive: true });
    const lists = async () => (await node(check, "--translations")).output;
    expect(await lists()).toMatch(
      /^de: 1 of the \d+ documents are translated\.\n {2}Not translated:\n/,
    );
    writeContent(root, {
      "docs/core/fees.md": read("content/docs/core/fees.md").replace("Text", "More"),
    });
    expect(await lists()).toContain(`has changed since the translation of:\n    ${place}\n`);
    writeContent(root, {
      [place.slice("content/".length)]: read(place)
        .replace(/(?<=translated_from: ).*/, "the text of last summer")
        .replace("Text.", "Mehr, [Netze](../nets.md)."),
      "docs/nets.md": "---\ntitle: Nets\n---\n\nText.\n",
      "i18n/de/docusaurus-plugin-content-docs/current/start.mdx": "# Start",
      "docs/start.md": "# Start",
    });
    // A shell names the files of a folder so.
    const renewed = await run("translation", place, "docs/start.md", "de");
    expect(renewed.output).toBe(
      [place, "content/i18n/de/docusaurus-plugin-content-docs/current/start.mdx"]
        .map((path) => `${path} is up to date with its source, as its front matter says now.\n`)
        .join(""),
    );
    expect(read(place)).toMatch(
      /^---\ntranslated_from: [\w-]{12}\ntitle: Fees\nsidebar_position: 3\n---\n\nMehr, \[Netze\]\(\.\.\/nets\.md\)\.\n$/,
    );
    const after = await lists();
    expect(after).not.toContain("has changed");
    expect(after).toContain(
      `Links in translations that leave the language:\n    ${place}:7:7 \`../nets.md\` leads to \`/docs/nets\`, which nobody has translated.\n`,
    );
    const refused: [string[], string][] = [
      [["docs/core/fee.md", "de"], "Did you mean `docs/core/fees.md`?"],
      [["docs/core/fees.md", "fr"], "`fr` is none of the languages in `locales`"],
      [
        ["docs/core/fees.md"],
        "A translation needs a file of `content/` and the code of a language.",
      ],
    ];
    for (const [args, said] of refused)
      expect((await run("translation", ...args)).output).toContain(said);
    rmSync(join(root, "content/i18n"), { recursive: true });
    writeContent(root, { "site.yml": site });
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
        "`2022-02-30` is not a date. Write it like this: --date 2021-08-26",
      ],
      [
        ["post", "🎉!"],
        "The title `🎉!` contains no letter or digit, so it gives no address. Give the address yourself: --slug my-title",
      ],
      [["doc", "Fees", "--folder", "core", "--mdx"], "content/docs/core/fees.md already exists."],
      [["doc", "T", "--folder", "../blog"], "--folder `../blog` leads out of content/docs."],
      [
        ["doc", "T", "--folder", "a/_drafts"],
        "The folder `_drafts` starts with `_`, so the site leaves it out. Did you mean --folder a/drafts?",
      ],
      [["doc", "T", "--folder", ".git/x"], "The folder `.git` starts with `.`, so"],
      [["doc", "T", "--folder", "__proto__"], "The folder `__proto__` starts with `_`, so"],
      [["doc", "T", "--folder", "a\\b"], "The folder `a\\b` has a backslash"],
      [
        ["doc", "T", "--slug", "a".repeat(201)],
        "The slug has 201 bytes. A file name may have 200.",
      ],
      [
        ["post", "T", "--author", "__proto__"],
        "content/blog/authors.yml has no author `__proto__`. It has community-team, protocol-team.",
      ],
      [["post", "T", "--tags", "constructor"], "content/blog/tags.yml has no tag `constructor`."],
      [
        ["doc", "01 Fees", "--folder", "core"],
        "content/docs/core/fees.md already has the address /docs/core/fees.",
      ],
      [["doc", "T", "--tags", "hola"], "A doc takes no --tags."],
      [["doc", "Two", "words"], 'Put quotation marks around the title: "Two words".'],
      [["page", "T"], "`page` is none of doc, post, slot and translation."],
      [["doc"], "The doc needs a title."],
      [[], "The first argument must be doc, post, slot or translation."],
      [["doc", "T", "--foldr", "core"], "Unknown option '--foldr'"],
    ];
    const said = await Promise.all(refused.map(([args]) => run(...args)));
    for (const [index, { code, output }] of said.entries()) {
      expect(output).toContain(refused[index]?.[1]);
      expect(output).toContain('Usage: npm run new -- doc|post|slot "Title"');
      expect(code).toBe(1);
    }
  });

  test("a file that cannot be written is named, without a stack", async () => {
    writeFileSync(join(root, "content/docs/file"), "");
    const { code, output } = await run("doc", "T", "--folder", "file/deep");
    expect(output).toBe(
      "`content/docs/file` cannot be written: there is something of this name already.\n",
    );
    expect(code).toBe(1);
  });

  test("so is a folder in which it may not write", async () => {
    const isRoot = process.getuid?.() === 0;
    chmodSync(root, 0o755);
    chmodSync(join(root, "content/docs"), 0o555);
    // Root may write everywhere.
    const { code, output } = await nodeAs(isRoot ? { uid: 65_534 } : {}, command, "doc", "Closed");
    chmodSync(join(root, "content/docs"), 0o755);
    expect(output).toBe("`content/docs/closed.md` cannot be opened: you have no permission.\n");
    expect(code).toBe(1);
  });

  test("--help, as npm runs it", async () => {
    const tsx = resolve("node_modules/tsx/dist/cli.mjs");
    const { code, output } = await node(tsx, resolve("src/commands/new.mts"), "--help");
    expect(output).toContain("--author key");
    expect(code).toBe(0);
  });
});
