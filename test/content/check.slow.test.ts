import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { docusaurusModules } from "../../src/site/docusaurus-modules";
import { bundledCommand } from "../bundled-command";
import { faultySites, faults as ordinaryFaults, writeContent } from "./faults";
import { frontMatter } from "./front-matter";
import { hostile } from "./hostile";
import { type Run, removeSites, runIn, type Site, written } from "./sites";

const faults = [...ordinaryFaults, ...hostile, ...frontMatter];

/** The file that has all problems of a check, from the root of its site. */
const ALL = ".cache/problems.txt";

let command: string;
beforeAll(() => {
  command = bundledCommand("check");
});

afterAll(removeSites);

/** Runs `npm run check` for a site in another folder. */
function check(root: string, ...nodeOptions: string[]): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...nodeOptions, command], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
  });
  return { code: status ?? 1, output: stdout + stderr };
}

/** Reads the file with all problems of a check. There is none if nothing was found. */
const allProblems = (root: string): string =>
  existsSync(join(root, ALL)) ? readFileSync(join(root, ALL), "utf8") : "";

const problemsIn = (output: string): string[] =>
  output.split("\n").filter((line) => /^(?:content|src|static)\//.test(line));

describe("F npm run check", () => {
  let faulty: Run;
  /** All problems in full. The output has those of the first of each kind. */
  let all: string;
  beforeAll(() => {
    const root = written({});
    for (const { files } of faults) writeContent(root, files);
    faulty = check(root);
    all = allProblems(root);
  }, 60_000);

  test.each(faults.map((fault) => [fault.what, fault] as const))(
    "names %s",
    (_, { said, files }) => {
      const names = Object.keys(files).map((name) => join("content", name));
      const found = problemsIn(all).filter((line) =>
        names.some((name) => line.startsWith(`${name}:`) || line.startsWith(`${name} `)),
      );
      expect(found).toEqual(said);
    },
  );

  test("says nothing else, counts, and fails", () => {
    const expected = faults.flatMap(({ said }) => said);
    expect(problemsIn(all)).toHaveLength(expected.length);
    const errors = expected.filter((line) => / error [\w-]+: /.test(line)).length;
    expect(faulty.output).toContain(`${errors} errors, ${expected.length - errors} warnings.`);
    expect(faulty.code).toBe(1);
  });

  test("shows the first ten of a kind, how many there are, and where all are", () => {
    const invalid = (text: string) =>
      problemsIn(text).filter((line) => line.includes(" error invalid-value: "));
    expect(invalid(faulty.output)).toEqual(invalid(all).slice(0, 10));
    expect(faulty.output).toContain(`\`${ALL}\` has all of them in full:`);
    expect(faulty.output).toMatch(
      new RegExp(`^ +${invalid(all).length}  error    invalid-value$`, "m"),
    );
  });

  test("shows the source around a place", () => {
    expect(all).toContain(
      [
        "content/docs/wrong-type.md:3:19 error invalid-value: `sidebar_position`: expected a number, found `first`.",
        "  1 | ---",
        "  2 | title: Wrong type",
        "> 3 | sidebar_position: first",
        "    |                   ^",
        "  4 | toc_max_heading_level: 9",
      ].join("\n"),
    );
  });

  test("shows what a terminal would obey as signs", () => {
    expect(all).toContain("> 5 | a␀b `c�d`");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
    expect(all + faulty.output).not.toMatch(/[\u0000\u202e]/);
  });

  test("finds nothing in the smallest site, and keeps no problem of an earlier check", () => {
    const root = written({ files: { [`../${ALL}`]: "An old problem." } });
    expect(check(root)).toEqual({ code: 0, output: "2 files, 0 errors, 0 warnings.\n" });
    expect(existsSync(join(root, ALL))).toBe(false);
  }, 60_000);
});

describe("F N3 npm run check, of a site with several languages,", () => {
  const doc = (...lines: string[]): string => ["---", ...lines, "---", "", "Text.", ""].join("\n");
  const DOCS = "i18n/de/docusaurus-plugin-content-docs/current";
  const inLanguages = (codes: readonly string[]) => (yaml: string) =>
    yaml.replace(
      "docs:\n",
      `${codes.map((code) => `  - { code: ${code}, label: ${code}, direction: ltr }\n`).join("")}docs:\n`,
    );
  const files = {
    "docs/core/_category_.yml": "label: Core\nlink: { type: generated-index }\n",
    "docs/core/fees.md": doc("title: Fees"),
    "docs/mixed.md": `${doc("title: Mixed")}\n## Fees and رسوم together\n`,
    [`${DOCS}/core/fees.md`]: `${doc("title: Gebühren")}\n[Text](../intro.md)\n`,
  };

  test("finds nothing in languages that are right", () => {
    const root = written({
      change: inLanguages(["de"]),
      files: {
        ...files,
        "i18n/de/site.yml": "labels: { Core: Kern, Next: Nächste }\n",
        "i18n/de/strings.yml": "search: { open: Durchsuchen }\n",
      },
    });
    expect(check(root)).toEqual({ code: 0, output: "5 files, 0 errors, 0 warnings.\n" });
  }, 60_000);

  test("names what is wrong with each of them", () => {
    const root = written({
      change: inLanguages(["de", "fr"]),
      files: {
        ...files,
        "pages/fr/below.md": doc("title: Below"),
        "i18n/du/site.yml": "{}\n",
        "i18n/fr/.keep": "",
        "i18n/de/site.yml": "labels: { Cor: Kern }\n",
        "i18n/de/strings.yml": 'contents: { titel: x }\nprose: { enlarge: "Größer: {al}" }\n',
        "i18n/de/home.json": "{}\n",
        [`${DOCS}/core/_category_.yml`]: "label: Kern\n",
        [`${DOCS}/intro.md`]: doc("title: Anfang", "slug: anfang"),
        [`${DOCS}/core/fee.md`]: doc("title: Gebühr"),
        [`${DOCS}/core/fees.md`]: doc("title: Gebühren", "tags: [Geld]"),
        [`${DOCS}/mixed.md`]:
          "---\ntitle: Gemischt\n---\n\n[Nirgends](./nowhere.md) {figures.lock.longest}\n",
      },
    });
    check(root);
    expect(problemsIn(allProblems(root))).toEqual([
      "content/i18n/de/docusaurus-plugin-content-docs/current/core/_category_.yml warning translation: All languages have the same categories and addresses, so nothing reads this file. Write the labels into `labels` of `content/i18n/de/site.yml`, and remove this file.",
      "content/i18n/de/docusaurus-plugin-content-docs/current/core/fee.md error translation: The translation has no source: no document of this name is in the site's own language. Write that first, or rename this file.",
      "content/i18n/de/docusaurus-plugin-content-docs/current/core/fees.md warning translation: The translation has other `tags` than its source, so a reader who changes the language misses the page of a tag. Write those of the source: `tags.yml` of the language has their labels.",
      "content/i18n/de/docusaurus-plugin-content-docs/current/intro.md error translation: The translation has another `slug` than its source (`none`), so its page would have another address. Remove it.",
      "content/i18n/de/docusaurus-plugin-content-docs/current/mixed.md:5:1 warning broken-link: The link `./nowhere.md` leads to a content file that does not exist. Did you mean `./intro.md`?",
      "content/i18n/de/docusaurus-plugin-content-docs/current/mixed.md:5:26 error unknown-word: `{figures.lock.longest}` is not a product word or figure.",
      "content/i18n/de/home.json warning invalid-name: Nothing of the site is translated by this file. Expected one of `docusaurus-plugin-content-docs/current/`, `docusaurus-plugin-content-blog/`, `docusaurus-plugin-content-pages/`, `glossary.yml`, `home.yml`, `search.yml`, `code.json`, `figures.yml`, `search-queries.yml`, `site.yml`, `strings.yml`. Did you mean `code.json`?",
      "content/i18n/de/site.yml:1:11 warning unknown-key: The site has no label `Cor`, so nothing shows this translation. Did you mean `Core`?",
      "content/i18n/de/strings.yml:1:13 error unknown-key: `contents.titel` is not a known key. Did you mean `title`?",
      "content/i18n/de/strings.yml:2:19 error invalid-value: `prose.enlarge`: nothing is filled in for `{al}`; expected `{description}`.",
      "content/i18n/du error translation: `content/site.yml` has no language `du` in its `locales`: en, de, fr. Did you mean `de`? Add it there, or remove this folder.",
      "content/i18n/fr warning translation: Nothing is translated into `fr` yet: its pages are in the site's own language.",
      "content/site.yml error duplicate-route: The page `/fr/below` has an address below `/fr`, where the site in the language `fr` is. Give the page another address.",
    ]);
  }, 60_000);
});

describe("F npm run check, of posts with a date to come,", () => {
  const post = (...lines: string[]): string => ["---", ...lines, "---", "", "Text.", ""].join("\n");
  let root: string;
  beforeAll(() => {
    root = written({
      files: {
        "blog/2024-02-03-day.md": post("title: Day"),
        "blog/hour.md": post("title: Hour", "date: 2024-02-03T10:30:00+02:00"),
        "blog/2024-02-04-draft.md": post("title: Draft", "draft: true"),
      },
    });
  });
  afterEach(() => {
    delete process.env.SOURCE_DATE_EPOCH;
  });

  /** Checks the site at a time. */
  const checkAt = (time: string): Run => {
    process.env.SOURCE_DATE_EPOCH = String(Date.parse(time) / 1000);
    return check(root);
  };

  test("says which posts wait, and until when", () => {
    expect(checkAt("2024-02-02T23:59:59Z")).toEqual({
      code: 0,
      output: `2 posts wait for a build on or after the date:
  2024-02-03 00:00 UTC  content/blog/2024-02-03-day.md
  2024-02-03 08:30 UTC  content/blog/hour.md

5 files, 0 errors, 0 warnings.
`,
    });
    expect(checkAt("2024-02-03T00:00:00Z").output).toContain(
      "One post waits for a build on or after the date:\n  2024-02-03 08:30 UTC  content/blog/hour.md\n",
    );
    expect(checkAt("2024-02-03T08:30:00Z").output).toBe("5 files, 0 errors, 0 warnings.\n");
  });

  test("says how the time is written", () => {
    process.env.SOURCE_DATE_EPOCH = "tomorrow";
    expect(check(root)).toEqual({
      code: 1,
      output:
        "The variable `SOURCE_DATE_EPOCH` is `tomorrow`. Expected a time in seconds since 1970, such as 1767225600.\n",
    });
  });
});

test("F a long check says in a terminal how far it is, and leaves nothing of that", () => {
  // Each look at the clock takes a second.
  const terminal =
    "process.stderr.isTTY = true; let now = 0; performance.now = () => (now += 1000);";
  const { output } = check(written({}), "--import", `data:text/javascript,${terminal}`);
  expect(output.endsWith("\rdocument 1 of 1\r\u001b[K")).toBe(true);
});

describe("F npm run check, of a site of its own,", () => {
  const OTHERS: Record<string, Site> = {
    "without a brand": { edit: (root) => rmSync(join(root, "static"), { recursive: true }) },
    "with a writing guide": {
      files: { "README.md": "---\nunknown: 1\n---\n\n{product.nam} <Unknown />\n" },
    },
    "with links within the project": {
      files: {
        "../shared/text.md": "---\ntitle: Text\n---\n\nText.\n",
        "../shared/code.mdx": "---\ntitle: Code\n---\n\n{1 + 1}\n",
        "docs/text.md": { linkTo: "../../shared/text.md" },
        "docs/shared": { linkTo: "../../shared" },
      },
    },
    "with a link out of the project": { files: { "../static/usr": { linkTo: "/usr" } } },
    "with a site.yaml": {
      edit: (root) => renameSync(join(root, "content/site.yml"), join(root, "content/Site.yaml")),
    },
    // Git calls a folder without a repository's files none.
    "in a broken repository": { edit: (root) => mkdirSync(join(root, ".git")) },
    "with an empty folder in the place of a file": {
      edit: (root) => mkdirSync(join(root, "static/llms.txt")),
    },
    "of Docusaurus": { source: "classic" },
    "with components that use all of Docusaurus": {
      files: {
        "../src/own/Uses.jsx": [
          ...Array.from(
            docusaurusModules.keys(),
            (name, index) => `import * as m${index} from "${name}";`,
          ),
          `const all = [${Array.from(docusaurusModules.keys(), (_, index) => `m${index}`).join(", ")}];`,
          "const isMissing = (one) => Object.values(one).some((value) => value === undefined);",
          "export default function Uses() {",
          "  const missing = all.findIndex(isMissing);",
          '  if (missing >= 0) throw new Error("Missing: " + missing);',
          "  return null;",
          "}",
        ].join("\n"),
        "../src/own/Shows.jsx": [
          'import CodeBlock from "@theme/CodeBlock";',
          'import Link from "@docusaurus/Link";',
          'import Tabs from "@theme/Tabs";',
          'import TabItem from "@theme/TabItem";',
          'import useBaseUrl from "@docusaurus/useBaseUrl";',
          'import BrowserOnly from "@docusaurus/BrowserOnly";',
          "export default function Shows() {",
          "  return (",
          "    <Tabs>",
          '      <TabItem value="a"><CodeBlock language="js">{"let a"}</CodeBlock></TabItem>',
          '      <TabItem value="b"><Link to={useBaseUrl("/docs")}>b</Link></TabItem>',
          "      <BrowserOnly>{() => window.name}</BrowserOnly>",
          "    </Tabs>",
          "  );",
          "}",
        ].join("\n"),
        "docs/uses.mdx": [
          "---\ntitle: Uses\n---\n",
          "import Uses from '@site/src/own/Uses'",
          "import Shows from '@site/src/own/Shows'\n",
          "<Uses />\n\n<Shows />\n",
        ].join("\n"),
      },
    },
    "with elements of its own": {
      files: {
        "../src/theme/MDXComponents.js": [
          'import MDXComponents from "@theme-original/MDXComponents";',
          'import others from "../own/others";',
          "const Badge = ({ children }) => <b>{children}</b>;",
          'import MDXA from "@theme/MDXComponents/A";',
          'const fails = ({ children }) => { throw new Error("no " + children); };',
          "export default { ...MDXComponents, ...others, Badge, a: MDXA, em: fails };",
        ].join("\n"),
        "../src/own/others.tsx":
          "const others = { Box: (): null => null };\nexport default others;\n",
        "docs/own.mdx": "---\ntitle: Own\n---\n\n<Badge>a</Badge> <Box />\n\n<Bagde />\n",
        "docs/words.md": "---\ntitle: Words\n---\n\nA [link](own.mdx) and *words*.\n",
      },
    },
  };

  let checked: ReturnType<typeof runIn>;
  beforeAll(() => {
    const faulty = faultySites.map((site) => [site.what, site] as const);
    checked = runIn(command, new Map<string, Site>([...faulty, ...Object.entries(OTHERS)]));
  }, 60_000);

  test.each(faultySites.map(({ what, said }) => [what, said] as const))(
    "names, in content/site.yml, %s",
    (what, said) => {
      const { root, code, output } = checked(what);
      expect(problemsIn(allProblems(root))).toEqual(said);
      expect(output).not.toContain("    at ");
      expect(code).toBe(said.some((line) => / error [\w-]+: /.test(line)) ? 1 : 0);
    },
  );

  test("names the files of the brand that are missing", () => {
    const { code, output } = checked("without a brand");
    expect(output.split("\n")).toEqual([
      "static/favicon.svg error missing-file: The file is missing: the site needs it for the icon of apps and bookmarks. Put an SVG at this path.",
      "static/img/logo.svg error missing-file: The file is missing: the site needs it for the mark in the navbar and in the pictures of previews. Put an SVG at this path.",
      "2 files, 2 errors, 0 warnings.",
      "",
    ]);
    expect(code).toBe(1);
  });

  test("leaves out the writing guide, which is for authors and no page", () => {
    expect(checked("with a writing guide")).toMatchObject({
      code: 0,
      output: "2 files, 0 errors, 0 warnings.\n",
    });
  });

  test("M6 draws components that use Docusaurus' modules", () => {
    expect(checked("with components that use all of Docusaurus")).toMatchObject({
      output: "3 files, 0 errors, 0 warnings.\n",
    });
  });

  test("M6 knows the elements of its own", () => {
    expect(problemsIn(checked("with elements of its own").output)).toEqual([
      "content/docs/own.mdx:7:1 error unknown-element: `<Bagde>` is not an element of this site. Did you mean `Badge`? If you mean text, write `\\<Bagde>` or put it in backticks.",
      "content/docs/words.md:5:23 error failing-code: This code fails when the page is drawn (`src/theme/MDXComponents.js:5:41`): no words.",
    ]);
  });

  test("follows symbolic links within the project", () => {
    expect(checked("with links within the project")).toMatchObject({
      code: 0,
      output: "5 files, 0 errors, 0 warnings.\n",
    });
  });

  test("names symbolic links of static/ that lead out of the project", () => {
    const { code, output } = checked("with a link out of the project");
    expect(output).toContain(
      "static/usr error forbidden-file: The symbolic link leads to `/usr`: it is outside the project.",
    );
    expect(code).toBe(1);
  });

  test("F asks for the right name of content/site.yml", () => {
    const { code, output } = checked("with a site.yaml");
    expect(output).toContain(
      "content/site.yml error missing-file: The file is missing. The site needs it for its names, its address and its navigation. Rename `Site.yaml`.",
    );
    expect(code).toBe(1);
  });

  test("D2 says once why no file has the date of its last change", () => {
    const { code, output } = checked("in a broken repository");
    expect(output).toMatch(
      /^content warning git-history: git cannot tell when files were last changed: fatal: not a git repository .*\n2 files, 0 errors, One warning\.\n$/,
    );
    expect(code).toBe(0);
  });

  test("names an empty folder of static/ in the place of a file", () => {
    expect(checked("with an empty folder in the place of a file").output).toContain(
      "static/llms.txt/ error duplicate-route: The route `/llms.txt/` is below the file `/llms.txt`, which belongs to a file of the site itself. A file cannot also be a folder. Rename the file.",
    );
  });

  test("M6 finds nothing in a site of Docusaurus", () => {
    const { code, output } = checked("of Docusaurus");
    expect(output).toContain(" 0 errors, 0 warnings.");
    expect(code).toBe(0);
  });
});
