import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parse } from "yaml";
import { importSite } from "../../src/commands/import/import-site";
import { bundledScript } from "../bundled-command";
import { folderOf, writeFiles } from "../jest/folders";
import { filesBelow } from "../sites/files";

let site: string;
let project: string;

/** A site with docs in versions, a second documentation, a blog, pages, and code of its own. */
const SITE = {
  "package.json": '{"dependencies": {"tiny-carousel": "^1.2.0"}}',
  "docusaurus.config.ts": `
    import type { Config } from "@docusaurus/types";
    import { themes } from "prism-react-renderer";
    const config: Config = {
      title: "River Guide",
      tagline: "Boats and maps",
      url: "https://rivers.example/",
      baseUrl: "/",
      trailingSlash: false,
      favicon: "img/favicon.svg",
      customFields: { map: { scale: 2, names: ["a {b}"] }, draw: () => 1, unset: undefined },
      i18n: { defaultLocale: "en", locales: ["en", "fr"] },
      presets: [["classic", {
        docs: {
          sidebarPath: "./sidebars.ts",
          admonitions: { keywords: ["note", "mole"], extendDefaults: true },
          exclude: ["drafts/**"],
          editUrl: ({ docPath }) => \`https://code.example/edit/main/docs/\${docPath}\`,
          versions: { current: { label: "Soon" } },
        },
        blog: {
          blogTitle: "Log",
          postsPerPage: "ALL",
          blogSidebarCount: "ALL",
          editUrl: ({ blogDirPath, blogPath }) => \`https://code.example/log/\${blogDirPath}/\${blogPath}\`,
        },
      }]],
      plugins: [
        ["@docusaurus/plugin-content-docs", { id: "boats", path: "boats", routeBasePath: "boats", sidebarCollapsible: false, sidebarCollapsed: false }],
        ["@docusaurus/plugin-client-redirects", { redirects: [{ from: ["/old", "/older.md", "/old year", "/OLD"], to: "/docs/start" }, { from: "/all/*", to: "/docs/:splat" }, { from: "/away", to: "https://away.example/a b" }, { from: "/out", to: "/docs\\n/* //x.example" }], createRedirects: () => [] }],
        "made-up-plugin",
        "made-up-plugin",
      ],
      themeConfig: {
        prism: { theme: themes.github },
        colorMode: { defaultMode: "dark", respectPrefersColorScheme: true },
        announcementBar: { id: "flood", content: 'Flood: <a href="/docs/flood">read on</a>', isCloseable: false },
        tableOfContents: { maxHeadingLevel: 4 },
        navbar: {
          title: "Rivers",
          logo: { src: "img/logo.png" },
          items: [
            { type: "docSidebar", sidebarId: "main", label: "Docs", position: "left" },
            { type: "doc", docId: "keel-types", docsPluginId: "boats", position: "left" },
            { type: "docSidebar", sidebarId: "defaultSidebar", docsPluginId: "boats", label: "Fleet", position: "left" },
            { to: "blog", label: "Log" },
            { label: "More", items: [{ label: "Map", to: "/map" }, { label: "Tide", href: "https://tide.example" }] },
            { type: "html", value: '<a href="https://chat.example"><img alt="Chat" src="/c.png"></a>' },
            { type: "docsVersionDropdown", dropdownItemsAfter: [{ label: "Older", href: "https://old.example" }] },
            { type: "localeDropdown" },
            { type: "search" },
          ],
        },
        footer: {
          links: [{ title: "Read", items: [{ label: "Start", to: "docs/start" }, { html: "<b>Thanks</b>" }] }],
          copyright: \`<p>Copyright © \${1 + 1} <a href="/x">Rivers &amp; co</a></p><p>Boats<br>and <b>m</b>aps</p>\`,
        },
      },
    };
    export default config;`,
  "sidebars.ts":
    'export default { main: ["start", { type: "category", label: "Maps", items: ["maps/north"] }] };',
  "versions.json": '["2.0"]',
  "docs/start.mdx":
    '```mdx-code-block\nimport Tabs from "@theme/Tabs"; import Chart from "@site/src/components/Chart";\n```\n\n# Start\n\n```js\nimport x from "not-there";\n```\n\n<Row code="await import(\'not-there\')" />\n',
  "docs/maps/north.md": "# North\n\n![map](./map.png)\n",
  "docs/maps/map.png": "map",
  "docs/drafts/south.md": "# South\n",
  "docs/_part.md": "A part.\n",
  "i18n/en/docusaurus-plugin-content-docs/current/maps/north.md": "# North, translated\n",
  "i18n/fr/code.json": "{}",
  "i18n/fr/docusaurus-plugin-content-docs/current.json": "{}",
  "i18n/fr/docusaurus-plugin-content-docs/current/maps/north.md": "# Nord\n",
  "i18n/fr/docusaurus-plugin-content-docs/current/maps/south-of-france.md": "# Sud\n",
  "versioned_docs/version-2.0/start.md": "# Start of 2.0\n",
  "versioned_sidebars/version-2.0-sidebars.json": '{"main": ["start"]}',
  "boats/keel-types.md": "# Keels\n",
  "blog/2024-05-06-flood.md": "# Flood\n",
  "blog/authors.yml": "mole:\n  name: Mole\n",
  "src/pages/about.md": "# About\n",
  "src/pages/index.tsx": "export default () => null;\n",
  "src/components/Chart/index.tsx":
    'import "tiny-carousel";\nimport { line } from "./line";\nexport default line;\n',
  "src/components/Chart/line.ts": "export const line = 1;\n",
  "static/img/favicon.svg": "<svg/>",
  "static/_headers": "/*\n",
  "static/robots.txt": "User-agent: *\n",
  "static/LLMS.txt": "# River Guide\n",
  "static/map.txt": "north\n",
};

const EARLIER = {
  "content/site.yml": "earlier\n",
  "content/README.md": "The guide\n",
  "static/_headers": "ours\n",
  "static/favicon.svg": "ours\n",
};

const options = (more = {}) => ({ project, force: false, ...more });
const content = (name: string): string => readFileSync(join(project, name), "utf8");
const written = (): string[] =>
  filesBelow(project)
    .map((path) => relative(project, resolve(project, path)))
    .sort();

beforeEach(() => {
  site = folderOf();
  project = folderOf();
});

describe("O5 `npm run import` takes over a Docusaurus site", () => {
  test("files, with versions, translations and the code that documents import", async () => {
    writeFiles(site, SITE);
    await importSite(site, options());
    expect(written()).toEqual([
      "content/blog/2024-05-06-flood.md",
      "content/blog/authors.yml",
      "content/boats/keel-types.md",
      "content/docs/_part.md",
      "content/docs/maps/map.png",
      "content/docs/maps/north.md",
      "content/docs/sidebars.json",
      "content/docs/start.mdx",
      "content/i18n/fr/code.json",
      "content/i18n/fr/docusaurus-plugin-content-docs/current.json",
      "content/i18n/fr/docusaurus-plugin-content-docs/current/maps/north.md",
      "content/pages/about.md",
      "content/pages/index.mdx",
      "content/site.yml",
      "content/versioned_docs/version-2.0/sidebars.json",
      "content/versioned_docs/version-2.0/start.md",
      "src/components/Chart/index.tsx",
      "src/components/Chart/line.ts",
      "src/pages/index.tsx",
      "static/favicon.svg",
      "static/img/favicon.svg",
      "static/img/logo.svg",
      "static/map.txt",
    ]);
    expect(content("content/docs/maps/north.md")).toBe("# North, translated\n");
    expect(JSON.parse(content("content/docs/sidebars.json"))).toEqual({
      main: ["start", { type: "category", label: "Maps", items: ["maps/north"] }],
    });
  });

  test("L3 the logo of light pages and that of dark ones", async () => {
    writeFiles(site, {
      "docusaurus.config.js":
        'module.exports = { presets: ["classic"], themeConfig: { navbar: { logo: { src: "day.svg", srcDark: "/night.svg" } } } };',
      "docs/a.md": "# A\n",
      "static/day.svg": "<svg/>",
      "static/night.svg": "<svg id='night'/>",
    });
    await importSite(site, options());
    expect(content("static/img/logo.svg")).toBe("<svg/>");
    expect(content("static/img/logo-dark.svg")).toBe("<svg id='night'/>");
    // There is no title beside them.
    expect(parse(content("content/site.yml")).navbar.showName).toBe(false);
  });

  test.each<
    [
      what: string,
      logo: string,
      favicon: string | undefined,
      mark: unknown,
      icon: unknown,
      said: string[],
    ]
  >([
    [
      "none",
      "",
      undefined,
      expect.not.stringContaining("ours"),
      expect.not.stringContaining("ours"),
      ["Draw `static/img/logo.svg`"],
    ],
    [
      "below the base URL",
      "/base/img/own.svg",
      undefined,
      "<svg id='own'/>",
      "<svg id='own'/>",
      [],
    ],
    [
      "missing",
      "img/gone.svg",
      "/base/img/own.svg",
      expect.not.stringContaining("ours"),
      "<svg id='own'/>",
      ["img/gone.svg: there is no such static file; draw"],
    ],
    [
      "elsewhere",
      "https://a.example/a.svg",
      undefined,
      expect.not.stringContaining("ours"),
      expect.anything(),
      ["https://a.example/a.svg: it is on another site"],
    ],
    [
      "of another kind",
      "img/own.svg",
      "img/favicon.ico",
      "<svg id='own'/>",
      "<svg id='own'/>",
      ["img/favicon.ico: it is neither an SVG nor a picture of the web"],
    ],
    [
      "beside the file of that name",
      "img/own.svg",
      "favicon.svg",
      "<svg id='own'/>",
      "<svg id='icon'/>",
      [],
    ],
  ])("L3 a logo: %s; none is that of this project", async (_, src, favicon, mark, icon, said) => {
    writeFiles(project, EARLIER);
    writeFiles(site, {
      "docusaurus.config.js": `module.exports = { baseUrl: "/base/", presets: ["classic"], favicon: ${JSON.stringify(favicon)}, themeConfig: { navbar: { title: "", logo: { src: "${src}" } } } };`,
      "docs/a.md": "# A\n",
      "static/img/own.svg": "<svg id='own'/>",
      "static/img/favicon.ico": "ico",
      "static/favicon.svg": "<svg id='icon'/>",
    });
    const report = String(await importSite(site, options({ force: true })));
    expect(content("static/img/logo.svg")).toEqual(mark);
    expect(content("static/favicon.svg")).toEqual(icon);
    for (const part of said) expect(report).toContain(part);
    const { showName } = parse(content("content/site.yml")).navbar;
    expect(showName).toBe(mark === "<svg id='own'/>" ? false : undefined);
  });

  test("a folder of docs may be called `build`, at the top of the site it is none", async () => {
    writeFiles(site, {
      "docusaurus.config.js":
        'module.exports = { presets: [["classic", { docs: { path: "." } }]] };',
      "guides/build/a.md": "# A\n",
      "build/guides/b.md": "# B\n",
    });
    await importSite(site, options());
    expect(written().filter((name) => name.endsWith(".md"))).toEqual([
      expect.stringMatching(/\/guides\/build\/a\.md$/),
    ]);
  });

  test("components of the site's theme, but none that need more of Docusaurus than is here", async () => {
    writeFiles(site, {
      "docusaurus.config.js": 'module.exports = { presets: ["classic"] };',
      "docs/a.mdx":
        'import Sail from "@theme/Sail";\nimport Tabs from "@theme/Tabs";\nimport Details from "@theme/Details";\n\n# A\n\n<Sail />\n',
      "src/theme/Sail/index.tsx": 'import "./sail.css";\nexport default () => "sail";\n',
      "src/theme/Sail/sail.css": "a {}\n",
      "src/theme/Tabs/index.tsx": 'export { default } from "@theme-original/Tabs";\n',
      "src/theme/Details/index.tsx":
        'export { Details } from "@docusaurus/theme-common/internal";\n',
    });
    await importSite(site, options());
    expect(written().filter((name) => name.startsWith("src/"))).toEqual([
      "src/theme/Sail/index.tsx",
      "src/theme/Sail/sail.css",
      "src/theme/Tabs/index.tsx",
    ]);
  });

  test("the configuration", async () => {
    writeFiles(site, SITE);
    await importSite(site, options());
    expect(parse(content("content/site.yml"))).toEqual({
      product: { name: "River Guide", short: "Rivers", tagline: "Boats and maps" },
      url: "https://rivers.example",
      titleDelimiter: "|",
      customFields: { map: { scale: 2, names: ["a {b}"] } },
      description: "Boats and maps",
      locales: [
        { code: "en", label: "English", direction: "ltr", default: true },
        { code: "fr", label: "français", direction: "ltr" },
      ],
      colorMode: { default: "dark", respectSystem: true },
      announcement: { id: "flood", content: "Flood: [read on](/docs/flood)", closable: false },
      docs: {
        versions: [
          {
            name: "2.0",
            label: "2.0",
            path: "/docs",
            folder: "versioned_docs/version-2.0",
            collection: "docs",
          },
          {
            name: "current",
            label: "Soon",
            path: "/docs/next",
            folder: "docs",
            collection: "docs",
            banner: "unreleased",
          },
          {
            name: "boats",
            label: "Next",
            path: "/boats",
            folder: "boats",
            collection: "boats",
            sidebarCollapsible: false,
            sidebarCollapsed: false,
          },
        ],
        editUrl: "https://code.example/edit/main/{path}",
        tableOfContents: { minLevel: 2, maxLevel: 4 },
      },
      blog: {
        title: "Log",
        postsPerPage: 1000,
        editUrl: "https://code.example/log/{path}",
        sidebar: { count: "all" },
      },
      markdown: { math: "off", admonitions: ["mole"], trailingSlash: false },
      navbar: {
        left: [
          { type: "docSidebar", sidebar: "main", label: "Docs" },
          { type: "doc", doc: "keel-types", label: "Keel types", collection: "boats" },
          { type: "docSidebar", sidebar: "docsSidebar", label: "Fleet", collection: "boats" },
        ],
        right: [
          { type: "link", label: "Log", to: "/blog" },
          {
            type: "menu",
            label: "More",
            items: [
              { type: "link", label: "Map", to: "/map" },
              { type: "link", label: "Tide", href: "https://tide.example" },
            ],
          },
          { type: "link", label: "Chat", href: "https://chat.example" },
          { type: "search" },
          { type: "colorMode" },
        ],
      },
      footer: {
        columns: [
          {
            title: "Read",
            items: [{ label: "Start", to: "/docs/start" }],
          },
        ],
        copyright: "Copyright © 2 Rivers & co Boats and maps",
      },
      redirects: [
        { from: ["/old", "/old%20year"], to: "/docs/start" },
        { from: ["/away"], to: "https://away.example/a%20b" },
      ],
    });
  });

  test("it says what it did, what it left out and why, and what to do now", async () => {
    writeFiles(site, SITE);
    expect((await importSite(site, options())).toString()).toBe(
      [
        "Taken over:",
        "  One document of versioned_docs/version-2.0 → content/versioned_docs/version-2.0",
        "  2 documents of docs → content/docs",
        "  One document of boats → content/boats",
        "  One post of blog → content/blog",
        "  One page of src/pages → content/pages",
        "  One React page of src/pages → content/pages",
        "  One translation of i18n/fr → content/i18n/fr",
        "  2 files of static → static",
        "  3 files of code that documents import → their own folders",
        "",
        "Left out (10):",
        "  plugin made-up-plugin: the site does not know it, and what it adds is missing",
        "  One document of i18n/fr/docusaurus-plugin-content-docs/current: nothing in the site's own language has such a name",
        "  static/LLMS.txt: the build writes its own file of this name",
        "  static/_headers: the site has its own; add your lines to it",
        "  static/robots.txt: the build writes its own file of this name",
        "  img/logo.png: there is no such static file; draw `static/img/logo.svg` yourself",
        "  redirects from /older.md, /all/*, /out: no page can have such an address, or a redirect cannot lead there; write them for your host",
        "  customFields.draw: it is no plain value",
        "  navbar: Older: the menu of versions has no links of its own",
        "  footer: an item: it has no address or no label",
        "",
        "Now:",
        "  Draw `static/img/logo.svg`: until then the site has no mark",
        '  npm install "tiny-carousel@^1.2.0"',
        "  npm run check",
      ].join("\n"),
    );
  });

  test("labels that translate those of the default language are taken over, with their documents", async () => {
    const i18n = (labels: Record<string, string>) =>
      JSON.stringify(
        Object.fromEntries(Object.entries(labels).map(([id, message]) => [id, { message }])),
      );
    writeFiles(site, {
      "docusaurus.config.js": `module.exports = {
        title: "Rivers",
        presets: [["classic", { docs: { sidebarPath: "./sidebars.js" } }]],
        i18n: { defaultLocale: "zh", locales: ["zh", "en"] },
        themeConfig: {
          navbar: { title: "Rivers", items: [{ label: "More", items: [{ to: "/docs/a", label: "Docs" }] }] },
          footer: { copyright: "Us", links: [{ title: "Read", items: [{ label: "Docs", to: "/docs/a" }] }] },
        },
      };`,
      "sidebars.js": `module.exports = { docs: [
        { type: "category", label: "Boats", items: ["a", { Maps: ["b"] }], link: { type: "generated-index" } },
        { type: "link", label: "Shop", href: "https://shop.example" },
      ] };`,
      "docs/a.md": "# A\n",
      "docs/b.md": "# B\n",
      "blog/2024-05-06-flood.md": "# Flood\n",
      "i18n/zh/docusaurus-theme-classic/navbar.json": i18n({
        title: "河",
        "item.label.Docs": "文档",
        "item.label.More": "更多",
      }),
      "i18n/zh/docusaurus-theme-classic/footer.json": i18n({
        "link.title.Read": "读",
        "link.item.label.Docs": "文档",
        copyright: "我们",
      }),
      "i18n/zh/docusaurus-plugin-content-docs/current.json": i18n({
        "version.label": "下一个",
        "sidebar.docs.category.Boats": "船",
        "sidebar.docs.category.Boats.link.generated-index.title": "所有船",
        "sidebar.docs.category.Maps": "地图",
        "sidebar.docs.category.Gone": "无",
        "sidebar.docs.category.Same": "Same",
        "sidebar.docs.link.Shop": " ",
      }),
      "i18n/zh/docusaurus-plugin-content-blog/options.json": "[",
      "i18n/zh/code.json": i18n({ "theme.common.skipToMainContent": "跳到主要内容" }),
    });
    const said = (await importSite(site, options())).toString();
    expect(JSON.parse(content("content/docs/sidebars.json"))).toEqual({
      docs: [
        {
          type: "category",
          label: "船",
          link: { type: "generated-index", title: "所有船" },
          items: ["a", { 地图: ["b"] }],
        },
        { type: "link", label: "Shop", href: "https://shop.example" },
      ],
    });
    expect(content("content/site.yml")).toMatch(
      /^# yaml-language-server: \$schema=\.\.\/schemas\/site\.json$/m,
    );
    const { docs, navbar, footer, product } = parse(content("content/site.yml"));
    expect(docs.versions[0].label).toBe("下一个");
    expect(product).toEqual({ name: "Rivers", short: "河" });
    expect(navbar.right[0]).toMatchObject({ label: "更多", items: [{ label: "文档" }] });
    expect(footer).toEqual({
      columns: [{ title: "读", items: [{ label: "文档", to: "/docs/a" }] }],
      copyright: "我们",
    });
    expect(said).toContain(
      "  One label of i18n/zh/docusaurus-plugin-content-docs/current.json: no category of",
    );
    expect(said).toContain("  i18n/zh/code.json: the words of the frame");
    expect(said).toMatch(/i18n\/zh\/docusaurus-plugin-content-blog\/options\.json: .+ is no JSON/);
  });

  test("the colour of the site's styles is taken over; styles and replaced parts of the theme are named", async () => {
    writeFiles(site, {
      "docusaurus.config.js":
        'module.exports = { url: "https://a.example", presets: [["classic", { theme: { customCss: [require.resolve("./src/css/own.css"), "./src/css/more.css", "../gone.css"] } }]] };',
      "docs/a.mdx": 'import Sail from "@theme/Sail";\n\n# A\n\n<Sail />\n',
      "src/css/own.css":
        ":root { --ifm-color-primary: #f92 }\n[data-theme='dark'] { --ifm-color-primary: rgb(1, 2, 3) }",
      "src/css/more.css": "a { color: red }",
      "src/theme/Footer/index.js": "",
      "src/theme/Footer/styles.module.css": "",
      "src/theme/DocItem/Layout/index.js": "",
      "src/theme/Sail.js": "export default () => null;",
      "src/theme/MDXComponents.js": "export default {};",
    });
    const said = (await importSite(site, options())).toString();
    expect(parse(content("content/site.yml")).colors).toEqual({
      accent: { light: "#a05a00", dark: "#888d90" },
    });
    const left = said.slice(said.indexOf("Left out"), said.indexOf("Now:")).trim();
    expect(left.split("\n").slice(1)).toEqual([
      "  src/theme/DocItem: the site has its own design; slots of `src/slots` replace or surround parts of documents: `DocsSidebar`, `BelowTitle`, `BelowText`, `TableOfContents`, `Pager`",
      "  src/theme/Footer: the site has its own design; the footer is `footer` of `content/site.yml`, and the slot `Footer` of `src/slots` replaces it",
      "  src/css/own.css, src/css/more.css: the primary colour, in shades that can be read, is in `colors` of `content/site.yml`; other looks are tokens in `src/styles/tokens.css`",
    ]);
  });

  test("posts without a date get that of their first commit", async () => {
    writeFiles(site, {
      "docusaurus.config.js":
        'module.exports = { title: "A", url: "https://a.example", presets: ["classic"] };',
      "docs/a.md": "# A\n",
      "blog/a.md": "---\ntitle: A\n---\n\nText.\n",
      "blog/b/index.mdx": "# B\n",
      "blog/c.md": "---\ndate: 2020-01-02\n---\n\n# C\n",
      "blog/2021-03-04-d.md": "# D\n",
      "blog/_part.md": "Part.\n",
    });
    const git = (...args: string[]) =>
      spawnSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", ...args], {
        cwd: site,
        env: { ...process.env, GIT_COMMITTER_DATE: "2019-08-07T12:00:00Z" },
      });
    git("init", "--quiet");
    git("add", ".");
    git("commit", "--quiet", "--message", "A");
    writeFiles(site, { "blog/new.md": "# New\n" });
    const said = (await importSite(site, options())).toString();
    expect(said).toContain("  2 dates of the first commits of posts → their front matter\n");
    expect(content("content/blog/a.md")).toBe("---\ndate: 2019-08-07\ntitle: A\n---\n\nText.\n");
    expect(content("content/blog/b/index.mdx")).toBe("---\ndate: 2019-08-07\n---\n\n# B\n");
    for (const name of ["c.md", "2021-03-04-d.md", "_part.md", "new.md"]) {
      expect(content(`content/blog/${name}`)).toBe(readFileSync(join(site, "blog", name), "utf8"));
    }
  });

  test("a dry run says the same, and changes nothing", async () => {
    writeFiles(site, SITE);
    writeFiles(project, EARLIER);
    const before = written();
    const dry = await importSite(site, options({ isDry: true }));
    expect(written()).toEqual(before);
    expect(content("content/site.yml")).toBe("earlier\n");
    const { next, ...others } = (await importSite(site, options({ force: true }))).toJSON();
    expect(dry.toJSON()).toEqual({ ...others, next: next.slice(1) });
  });

  test("programs get the report as JSON", async () => {
    writeFiles(site, SITE);
    writeFiles(project, EARLIER);
    symlinkSync(resolve("node_modules"), join(project, "node_modules"));
    const installed = ["esbuild", "@jitl/quickjs-wasmfile-release-sync"];
    const command = bundledScript("src/commands/import.mts", installed);
    const args = [command, site, "--dry-run", "--json"];
    const { stdout } = spawnSync(process.execPath, args, { cwd: project, encoding: "utf8" });
    const { taken, left, next } = JSON.parse(stdout);
    expect(taken[1]).toEqual({ count: 2, what: "document", from: "docs", to: "content/docs" });
    expect(left[0]).toEqual({
      what: "plugin made-up-plugin",
      why: "the site does not know it, and what it adds is missing",
    });
    expect(next.at(-1)).toBe("npm run check");
    expect(content("content/site.yml")).toBe("earlier\n");
  });

  test("content that is there stays unless --force says otherwise, and then it is kept elsewhere", async () => {
    writeFiles(site, SITE);
    writeFiles(project, EARLIER);
    await expect(importSite(site, options())).rejects.toThrow(
      /`content\/` is there already\. With --force/,
    );
    expect(content("content/site.yml")).toBe("earlier\n");
    await importSite(site, options({ force: true }));
    const second = await importSite(site, options({ force: true }));
    expect(String(second)).not.toContain("this project has a file of this name");
    expect(content(".before-import/content/site.yml")).toBe("earlier\n");
    expect(content(".before-import-2/content/site.yml")).toContain("River Guide");
    expect(content("content/README.md")).toBe("The guide\n");
    expect(content("static/_headers")).toBe("ours\n");
    expect(content("static/favicon.svg")).toBe("<svg/>");
  });

  test("a folder without a configuration is refused, with the folder that has one", async () => {
    writeFiles(site, { "website/docusaurus.config.js": "module.exports = {};" });
    await expect(importSite(join(site, "none"), options())).rejects.toThrow(/There is no folder/);
    await expect(importSite(site, options())).rejects.toThrow(
      `\`${site}\` is no Docusaurus site. Did you mean \`${join(site, "website")}\`?`,
    );
    expect(existsSync(join(project, "content"))).toBe(false);
  });

  test("the command says what is wrong, and nothing of its own code", () => {
    const { status, stderr } = spawnSync("npm", ["run", "-s", "import", "--", join(site, "none")], {
      encoding: "utf8",
    });
    expect(stderr).toBe(
      `There is no folder \`${join(site, "none")}\`.\n\nThe import has failed. Nothing has changed.\n`,
    );
    expect(status).toBe(1);
  });

  test("what a configuration says wrongly is left out, with its place, and the rest is taken over", async () => {
    writeFiles(site, {
      "docusaurus.config.ts": `const bar = {
          id: "x",
        };
        export default {
          title: " ",
          tagline: 7 as unknown as string,
          url: "rivers.example",
          plugins: [() => ({ name: "own" }), null, require.resolve("./plugins/boats"), require("plugin-rain")],
          presets: [["classic", {
            docs: {
              sidebarPath: require.resolve("./sidebars.js"),
              include: [""],
              sidebarItemsGenerator: () => [],
              numberPrefixParser: false,
            },
            blog: null,
            gtag: { trackingID: "G-1" },
          }]],
          themeConfig: {
            announcementBar: bar,
            navbar: {
              title: "",
              items: [
                { label: "A", to: "/a" },
                "B",
                { label: "C", href: "image//:" },
              ],
            },
          },
        };`,
      "sidebars.ts": 'export default { side: ["a"] };',
      "plugins/boats/index.js": "",
      "docs/a.md": "# A\n",
    });
    expect((await importSite(site, options())).toString()).toBe(
      [
        "Taken over:",
        "  One document of docs → content/docs",
        "  0 files of static → static",
        "",
        "Left out (11):",
        "  plugin plugin-rain: the site does not know it, and what it adds is missing",
        "  tagline (docusaurus.config.ts:6): found `7`, expected string",
        "  themeConfig.navbar.items[1] (docusaurus.config.ts:25): found `B`, expected object",
        "  themeConfig.announcementBar (docusaurus.config.ts:20): it has no content",
        "  plugin a function: the site does not know it, and what it adds is missing",
        "  plugin plugins/boats/index.js: the site does not know it, and what it adds is missing",
        "  presets[0][1].gtag (docusaurus.config.ts:17): the site tells nobody about its readers",
        "  presets[0][1].docs.sidebarItemsGenerator (docusaurus.config.ts:13): the sidebar follows the folders, as Docusaurus has it without; change `sidebars.json` of the docs",
        "  presets[0][1].docs.numberPrefixParser (docusaurus.config.ts:14): a number before the name of a file gives its order, and is no part of its address",
        "  presets[0][1].docs.include[0] (docusaurus.config.ts:12): found ``, expected string to have >=1 characters",
        "  url: found `rivers.example`; write the address of your site into `content/site.yml`",
        "",
        "Now:",
        "  Draw `static/img/logo.svg`: until then the site has no mark",
        "  npm run check",
      ].join("\n"),
    );
    expect(parse(content("content/docs/sidebars.json"))).toEqual({ side: ["a"] });
    expect(parse(content("content/site.yml"))).toMatchObject({
      product: { name: "Documentation" },
      navbar: { left: [], right: [{ to: "/a" }, { to: "/image//:" }, { type: "search" }, {}] },
    });
  });

  test("links in a circle, links that lead nowhere, and huge documents are left out and named", async () => {
    writeFiles(site, {
      "docusaurus.config.js": 'module.exports = { presets: ["classic"] };',
      "docs/a.md": "# A\n",
      "docs/huge.md": new Uint8Array(1_000_001),
    });
    symlinkSync("../docs", join(site, "docs/again"));
    symlinkSync("nowhere.md", join(site, "docs/gone.md"));
    const said = (await importSite(site, options())).toString();
    expect(said).toContain("docs/again: the symbolic link leads to a folder that it is in");
    expect(said).toContain("docs/gone.md: the symbolic link leads nowhere");
    expect(said).toContain("docs/huge.md: it has 1.0 MB; a document may have 1 MB");
    expect(written().filter((name) => name.startsWith("content/docs"))).toEqual([
      "content/docs/a.md",
    ]);
  });

  test("what the configuration computes is taken over, and what a package gives is named", async () => {
    writeFiles(site, {
      "docusaurus.config.js": `
        import { nameOf, icon } from "some-package";
        const old = () => [1, 2].reduce((versions, one) => ({ ...versions, [one]: {} }), {});
        const words = new Map([["title", "Rivers"], ["tagline", process.env.NODE_ENV]]);
        module.exports = async () => ({
          title: words.get("title"),
          tagline: words.get("tagline"),
          url: nameOf("Rivers"),
          presets: [["classic", { docs: { versions: { ...old() } } }]],
          themeConfig: { navbar: { items: [{ label: "A", href: "/a" }, icon] } },
          x: () => 1,
        });`,
      "docs/a.md": "# A\n",
    });
    const said = (await importSite(site, options())).toString();
    const why = "it comes from `some-package`, which an import does not have; write it yourself\n";
    expect(said).toContain(`  themeConfig.navbar.items[1]: ${why}`);
    expect(said).not.toContain("versions");
    // It sees the environment of a build.
    expect(parse(content("content/site.yml"))).toMatchObject({
      product: { name: "Rivers", tagline: "production" },
      navbar: { left: [], right: [{ label: "A", to: "/a" }, { type: "search" }, {}] },
    });
  });

  const REDIRECTING = `
    const former = (path) => path.replace("/docs/", "/manual/");
    module.exports = {
      presets: [["classic", { theme: { customCss: "./custom.css" } }]],
      plugins: [["@docusaurus/plugin-client-redirects", {
        redirects: [{ from: "/guide", to: "/docs/a" }, { from: "/docs/B/", to: "/docs/a" }],
        createRedirects(path) {
          if (path.includes("/boats")) return [former(path), "/docs/a"];
          if (path === "/docs/a") return require("some-package").former(path);
          return path === "/docs/b" ? [former(path) + "-" + [1, 2].reduce((a, b) => a + b)] : undefined;
        },
      }]],
    };`;

  test("a function that makes redirects is asked about each document, and pages go before redirects", () => {
    writeFiles(site, {
      "docusaurus.config.js": REDIRECTING,
      "docs/a.md": "# A\n",
      "docs/b.md": "# B\n",
      "docs/keels.md": "---\nslug: /boats/keels\n---\n\n# C\n",
      "custom.css": ":root { --ifm-color-primary: #0b6e63; }",
    });
    symlinkSync(resolve("node_modules"), join(project, "node_modules"));
    writeFiles(project, {
      "package.json": "{}",
      // The colours of a site are checked against those of the project.
      "src/styles/tokens.css": readFileSync("src/styles/tokens.css", "utf8"),
    });
    const installed = ["esbuild", "@jitl/quickjs-wasmfile-release-sync"];
    const command = bundledScript("src/commands/import.mts", installed);
    const { stdout, stderr } = spawnSync(process.execPath, [command, site], {
      cwd: project,
      encoding: "utf8",
    });
    expect(stderr).toBe("");
    expect(parse(content("content/site.yml")).colors.accent).toBeDefined();
    expect(parse(content("content/site.yml")).redirects).toEqual([
      { from: ["/guide"], to: "/docs/a" },
      { from: ["/manual/b-3"], to: "/docs/b" },
      { from: ["/manual/boats/keels"], to: "/docs/boats/keels" },
    ]);
    expect(stdout).toContain("  2 redirects of `createRedirects`\n");
    expect(stdout).toContain("  createRedirects: it comes from `some-package`, which an import");
  });

  test("plugins of texts that the site does not know are named", async () => {
    writeFiles(site, {
      "docusaurus.config.js": `
        import drawBoats from "remark-boats";
        module.exports = {
          title: "Rivers",
          url: "https://rivers.example",
          presets: [["classic", {
            docs: {
              remarkPlugins: [[require("@docusaurus/remark-plugin-npm2yarn"), { sync: true }], [drawBoats, {}]],
              beforeDefaultRehypePlugins: [function own() {}],
            },
          }]],
        };`,
      "docs/a.md": "# A\n",
    });
    expect((await importSite(site, options())).toString()).toContain(
      [
        "Left out (2):",
        "  remark-boats among the plugins of remark and rehype: documents are read without it; look at those that need it",
        "  a function among the plugins of remark and rehype: documents are read without it; look at those that need it",
      ].join("\n"),
    );
  });

  test("a version is unreleased, or without maintenance, or what the configuration says", async () => {
    writeFiles(site, {
      "docusaurus.config.js": `module.exports = {
        title: "Rivers",
        presets: [["classic", { docs: { versions: { 2: { banner: "none" } } } }]],
      };`,
      "versions.json": '["3", "2", "1"]',
      "docs/a.md": "# A\n",
      "versioned_docs/version-3/a.md": "# A\n",
      "versioned_docs/version-2/a.md": "# A\n",
      "versioned_docs/version-1/a.md": "# A\n",
    });
    await importSite(site, options());
    const { versions } = parse(content("content/site.yml")).docs;
    expect(versions.map(({ name, banner }: Record<string, unknown>) => [name, banner])).toEqual([
      ["3", undefined],
      ["current", "unreleased"],
      ["2", undefined],
      ["1", "unmaintained"],
    ]);
  });
});
