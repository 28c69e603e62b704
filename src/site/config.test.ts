import { Document } from "yaml";
import { ofMeantBranch } from "../data/yaml/issue";
import { siteConfigSchema } from "./config";

/** A site that uses every part of `content/site.yml`. */
const sample = () =>
  new Document({
    product: { name: "Acme", short: "ACM", slug: "acm", ve: "veACM", tagline: "A sample" },
    url: "https://acme.example",
    titleDelimiter: "·",
    description: "A sample exchange.",
    locales: [{ code: "en", label: "English", direction: "ltr", default: true }],
    colorMode: { default: "light", respectSystem: true },
    announcement: { id: "sample", content: "News.", closable: true },
    colors: { accent: "#0b5cad", page: { light: "#ffffff" }, tip: { dark: "#00ff00" } },
    fonts: {
      text: ["/fonts/acme.woff2", "/fonts/acme-italic.ttf"],
      headings: { family: "Acme", stylesheet: "https://fonts.example/acme.css" },
    },
    radius: 0,
    docs: {
      versions: [{ name: "current", label: "Next", path: "/docs", mainDoc: "core/intro" }],
      editUrl: "https://code.example/edit/{path}",
      tableOfContents: { minLevel: 2, maxLevel: 4 },
    },
    blog: { title: "Blog", description: "Notes.", postsPerPage: 5 },
    navbar: {
      left: [{ type: "docSidebar", sidebar: "docsSidebar", label: "Docs" }],
      right: [{ type: "link", label: "Code", href: "https://code.example" }],
    },
    footer: {
      columns: [{ title: "More", items: [{ label: "About", to: "/docs/core/intro" }] }],
      copyright: "© 2025 Acme",
    },
    checks: { brokenLinks: "error" },
  });

/** Returns the problems of the sample after one change: `path: message`, or `path.key: unknown`. */
function problemsAfter(path: (string | number)[], value: unknown): string[] {
  const document = sample();
  document.setIn(path, value);
  const issues = siteConfigSchema.safeParse(document.toJS()).error?.issues ?? [];
  return issues
    .flatMap(ofMeantBranch)
    .flatMap((issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => `${[...issue.path, key].join(".")}: unknown`)
        : [`${issue.path.join(".")}: ${issue.message}`],
    );
}

test("a site that uses everything is valid", () => {
  expect(siteConfigSchema.safeParse(sample().toJS()).error).toBeUndefined();
});

test("T, F: what is optional has a default", () => {
  const document = sample();
  for (const key of [
    "titleDelimiter",
    "colorMode",
    "colors",
    "fonts",
    "radius",
    "checks",
    "announcement",
  ]) {
    document.delete(key);
  }
  document.deleteIn(["docs", "tableOfContents"]);
  document.deleteIn(["blog", "postsPerPage"]);
  const site = siteConfigSchema.parse(document.toJS());
  expect(site).toMatchObject({
    titleDelimiter: "|",
    colorMode: { default: "dark", respectSystem: false },
    colors: {},
    fonts: {},
    radius: 10,
    checks: { brokenLinks: "warn", externalLinks: { allow: [] } },
    docs: { tableOfContents: { minLevel: 2, maxLevel: 3 } },
    blog: { postsPerPage: 10 },
  });
  expect(site.announcement).toBeUndefined();
});

test.each([
  ["https://日本.example", "https://xn--wgv71a.example"],
  ["https://Acme.example/é", "https://acme.example/%C3%A9"],
  ["http://localhost:9000", "http://localhost:9000"],
])("F: the address %s is read as browsers send it", (url, expected) => {
  expect(siteConfigSchema.parse({ product: { name: "Acme" }, url }).url).toBe(expected);
});

test("M6 a name and an address are enough", () => {
  const least = { product: { name: "Acme" }, url: "https://acme.example" };
  expect(siteConfigSchema.parse(least)).toMatchObject({
    product: { name: "Acme", short: "Acme" },
    description: "Acme",
    locales: [{ code: "en", default: true }],
    docs: { versions: [{ name: "current", path: "/docs", folder: "docs", collection: "docs" }] },
    blog: { title: "Blog", description: "Blog" },
    navbar: { left: [], right: [{ type: "search" }, { type: "colorMode" }] },
    footer: { columns: [] },
    redirects: [],
  });
  const told = { ...least, product: { name: "Acme", tagline: "A sample" } };
  expect(siteConfigSchema.parse(told).description).toBe("A sample");
});

test("M6 redirects name one or several addresses, with or without a slash at their end", () => {
  const document = sample();
  document.set("redirects", [
    { from: "/old/", to: "/docs" },
    { from: ["/a", "/b/"], to: "/blog#c" },
    { from: ["/a%20b/%C3%BC", "/ü!"], to: "/blog/a%20b/ü?d=*#:e" },
  ]);
  expect(siteConfigSchema.parse(document.toJS()).redirects).toEqual([
    { from: ["/old"], to: "/docs" },
    { from: ["/a", "/b"], to: "/blog#c" },
    { from: ["/a b/ü", "/ü!"], to: "/blog/a%20b/ü?d=*#:e" },
  ]);
});

describe("F: a wrong key is named", () => {
  test.each([
    [["titleDelimter"]],
    [["product", "nmae"]],
    [["announcement", "closeable"]],
    [["docs", "versions", 0, "lable"]],
    [["footer", "columns", 0, "items", 0, "url"]],
    [["navbar", "left", 0, "href"]],
    [["checks", "brokenLink"]],
  ])("%j", (path) => {
    expect(problemsAfter(path, "x")).toEqual([`${path.join(".")}: unknown`]);
  });
});

describe("F: a wrong value is named with what was expected", () => {
  const english = { code: "en", label: "English", direction: "ltr", default: true };
  const target = "expected exactly one of `to` (this site) and `href` (another site)";
  test.each<[path: (string | number)[], value: unknown, message: string]>([
    [["product", "name"], 3, "expected string, received number"],
    [["product", "name"], "", "Too small"],
    [["product", "slug"], "Stra", "expected lower-case letters, digits and single hyphens"],
    [["product", "slug"], "stra--x", "expected lower-case letters, digits and single hyphens"],
    [["url"], "https://x.example/", "expected an absolute http(s) URL without a trailing slash"],
    [["url"], "x.example", "expected an absolute http(s) URL without a trailing slash"],
    [["docs", "versions", 0, "path"], "docs", "expected a path that starts with `/`"],
    ...["../docs", "/docs", "a/../../b", ".", ""].map((folder): [string[], string, string] => [
      ["docs", "versions", "0", "folder"],
      folder,
      "expected the path of a folder below `content/`",
    ]),
    [["docs", "versions"], [], "Too small"],
    [["docs", "tableOfContents", "minLevel"], 1, "Too small"],
    [["docs", "tableOfContents", "maxLevel"], 7, "Too big"],
    [["colorMode", "default"], "system", 'expected one of "dark"|"light"'],
    [["locales", 0, "direction"], "lrt", 'expected one of "ltr"|"rtl"'],
    ...[
      "misses",
      "http://x.example",
      "//x.example",
      "/\\x.example",
      "https://",
      "https://[",
      "https://a;b.example",
      "/a b",
    ].map((address): [string[], string, string] => [
      ["search", "misses"],
      address,
      "expected an https URL, or a path that begins with a slash",
    ]),
    [["locales"], [english, english], "needs exactly one locale with `default: true`"],
    [["url"], "https://x.example/?a", "expected an absolute http(s) URL without a trailing slash"],
    [["url"], "https://a@x.example", "expected an absolute http(s) URL without a trailing slash"],
    [["url"], "https://x .example", "expected an absolute http(s) URL without a trailing slash"],
    [
      ["docs", "versions", 0, "path"],
      "/docs/../x",
      "`/docs/../x` has `.` or `..` as a part between slashes. Did you mean `/docs/x`?",
    ],
    [
      ["docs", "versions", 0, "path"],
      "/static/docs",
      "`/static/docs` is reserved for other files of the site.",
    ],
    [
      ["docs", "versions", 0, "folder"],
      "../docs",
      "expected the path of a folder below `content/`",
    ],
    [["docs", "versions", 0, "folder"], "/docs", "expected the path of a folder below `content/`"],
    [["docs", "versions", 0, "folder"], "docs/", "expected the path of a folder below `content/`"],
    [["docs", "versions", 0, "folder"], "blog", "the folder `blog` belongs to the posts"],
    [["docs", "versions", 0, "folder"], "pages/a", "`pages` belongs to the generic pages"],
    [["docs", "editUrl"], "javascript:alert(1)//{path}", "has the scheme `javascript:`"],
    [
      ["fonts", "code"],
      { family: "A", stylesheet: "inter.css" },
      "expected an absolute http(s) URL",
    ],
    [
      ["fonts", "code"],
      { family: "A", stylesheet: "https://a;b.example/" },
      "expected a host of letters, digits, dots",
    ],
    [
      ["fonts", "code"],
      { family: "A", stylesheet: "https://*.example/" },
      "expected a host of letters, digits, dots",
    ],
    [
      ["fonts", "code"],
      { family: "A", stylesheet: "javascript:x" },
      "expected an absolute http(s) URL",
    ],
    [["fonts", "code"], { family: 'A"}', stylesheet: "https://a.example/" }, "without quotes"],
    [["fonts", "text", 0], "fonts/acme.woff2", "expected the path of a font in `static/`"],
    [["fonts", "text", 0], "/../acme.woff2", "expected the path of a font in `static/`"],
    [["fonts", "text", 0], "/acme.svg", "expected the path of a font in `static/`"],
    [["colors", "accent"], "red", "expected a colour such as"],
    [["colors", "page", "light"], "#fff", "expected a colour such as"],
    [["radius"], 30, "Too big"],
    [["navbar", "right", 0, "href"], "javascript:alert(1)", "has the scheme `javascript:`"],
    [["navbar", "right", 0, "href"], "code.example", "expected an absolute URL"],
    [
      ["footer", "columns", 0, "items", 0],
      { label: "A", href: "data:text/html,x" },
      "has the scheme `data:`",
    ],
    [
      ["footer", "columns", 0, "items", 0],
      { label: "A", to: "//x.example" },
      "expected a path that starts with a single `/`",
    ],
    [
      ["footer", "columns", 0, "items", 0],
      { label: "A", to: "/\t/x.example" },
      "expected a path that starts with a single `/`",
    ],
    [
      ["footer", "columns", 0, "items", 0],
      { label: "A", to: "/\\x.example" },
      "starts with a backslash",
    ],
    [
      ["footer", "columns", 0, "items", 0],
      { label: "A", to: "/\n/x.example" },
      "expected a path that starts with a single `/`",
    ],
    [["navbar", "right", 0, "type"], "lnik", "'docSidebar' | 'doc' | 'link'"],
    [["footer", "columns", 0, "items", 0], { label: "About" }, target],
    [
      ["footer", "columns", 0, "items", 0],
      { label: "About", to: "/docs", href: "https://x.example" },
      target,
    ],
    [["checks", "brokenLinks"], "fail", 'expected one of "ignore"|"warn"|"error"'],
    [["checks", "externalLinks"], { allow: ["x.com/a"] }, "expected a host such as `example.org`"],
    [["checks", "externalLinks"], { allow: ["https://"] }, "expected a host such as `example.org`"],
  ])("%j: %j", (path, value, message) => {
    const [problem, ...others] = problemsAfter(path, value);
    expect(problem).toContain(path.join("."));
    expect(problem).toContain(message);
    expect(others).toEqual([]);
  });

  test.each(["docs", "docs/old"])("folders of docs share no file: `%s`", (folder) => {
    const versions = [
      { name: "next", label: "Next", path: "/docs", folder: "docs" },
      { name: "old", label: "Old", path: "/old", folder },
      { name: "other", label: "Other", path: "/other", folder: "docs-old" },
    ];
    expect(problemsAfter(["docs", "versions"], versions)).toEqual([
      `docs.versions.1.folder: found \`${folder}\`, but the folder \`docs\` belongs to another version; expected a folder that shares no file with others`,
    ]);
  });

  test("all problems are named at once", () => {
    const issues = siteConfigSchema.safeParse({}).error?.issues ?? [];
    expect(issues.map(({ path }) => path.join(".")).toSorted()).toEqual(["product", "url"]);
  });
});
