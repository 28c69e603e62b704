const { readdirSync } = require("node:fs");

/**
 * Makes the rule for the imports of one folder of `src` (docs/architecture.md, "The house").
 * Type imports count too. `except` is a part of it with a rule of its own.
 */
const may = (name, allowed, except = "-") => ({
  name: `${name}-imports`,
  comment: `src/${name} may import only ${allowed.join(", ")} of this project.`,
  severity: "error",
  from: { path: `^src/${name}/`, pathNot: `^src/${except}` },
  to: {
    path: "^(src|test|lab|content|gatsby-)",
    pathNot: `^src/(${[name, ...allowed].join("|")})/`,
  },
});

/**
 * Makes the rules for the rooms of a wing: `floors` lists what each room may import from the wing.
 */
const rooms = (wing, floors) =>
  Object.entries(floors).map(([room, allowed]) => ({
    name: `${wing}-${room}`,
    comment:
      allowed.length === 0
        ? `src/${wing}/${room} may import nothing else of src/${wing}.`
        : `src/${wing}/${room} may import only ${allowed.join(", ")} of src/${wing}.`,
    severity: "error",
    from: { path: `^src/${wing}/${room}/` },
    to: {
      path: `^src/${wing}/`,
      pathNot: `^src/${wing}/(${[room, ...allowed].join("|")})(/|\\.ts$)`,
    },
  }));

const READING = ["files", "yaml", "nodes", "settings", "solidity"];
const FEATURES = readdirSync("src/data", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => ![...READING, "problems", "document"].includes(name));

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "one-element-at-a-time",
      comment: "What the site knows of all elements is for the build: browsers need little of it.",
      severity: "error",
      from: {
        path: "^src/(elements|prose|layout|views|templates|pages|runtime|search|docusaurus|site)/",
        pathNot: "^src/templates/[^/]+/pages\\.ts$",
      },
      to: { path: "^src/registry/definitions\\.ts$" },
    },
    {
      name: "elements-without-components",
      comment: "The build knows elements by their definitions, and no component.",
      severity: "error",
      from: { path: "^src/(markdown|data|output)/" },
      to: {
        path: "^src/(elements|prose)/",
        pathNot: "^src/prose/(definition|hast)\\.ts$",
      },
    },
    {
      name: "definitions-without-components",
      comment: "A definition is for the build: it may import no component.",
      severity: "error",
      from: {
        path: ["^src/(elements|prose)/[^/]+/element\\.ts$", "^src/prose/(definition|hast)\\.ts$"],
      },
      to: { path: "\\.(tsx|css)$|/index\\.ts$" },
    },
    {
      name: "one-side-of-a-kind-of-page",
      comment:
        "The build makes the pages of a kind, and browsers show them. Neither knows the other.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(registry|hooks|commands)/" },
      to: { path: "^src/(templates/[^/]+/pages|registry/page-kinds)\\.ts$" },
    },
    {
      name: "page-kinds-imports",
      comment: "What makes the pages of a kind may import only src/data and src/site.",
      severity: "error",
      from: { path: "^src/templates/[^/]+/pages\\.ts$" },
      to: { path: "^src/", pathNot: "^src/(data|site)/" },
    },
    {
      name: "registry-imports",
      comment: "The lists name what has a folder or file of its own, and nothing else.",
      severity: "error",
      from: { path: "^src/registry/" },
      to: {
        path: "^src/",
        pathNot: "^src/(elements|prose|templates|slots|registry)/|^src/(data/page-kind|site/slots)",
      },
    },
    may("site", []),
    may("markdown", ["prose", "registry", "site"]),
    may("data", ["prose", "registry", "markdown", "site"]),
    may("output", ["data", "prose", "registry", "site"]),
    may("hooks", ["data", "gatsby", "markdown", "output", "registry", "site"]),
    may(
      "gatsby",
      ["registry", "data/files", "data/nodes", "data/settings", "data/yaml", "site"],
      "gatsby/browser/",
    ),
    may("gatsby/browser", ["runtime", "site"]),
    may("commands", ["data", "markdown", "registry", "search", "site"]),
    may("runtime", ["site"]),
    may("search", ["runtime", "site"]),
    may("prose", ["registry", "runtime", "site"]),
    may("elements", ["prose", "runtime", "site"]),
    may("slots", ["elements", "prose", "runtime", "site"]),
    may("layout", ["prose", "search", "runtime", "site"]),
    may("views", ["layout/Head", "prose", "runtime", "site"]),
    ...rooms("views", {
      lists: [],
      document: [],
      blog: ["document", "lists"],
      docs: [],
    }),
    may("drawing", ["prose", "site"]),
    may("docusaurus", ["layout", "views", "prose", "runtime", "site"]),
    {
      name: "docusaurus-by-name",
      comment: "Components import src/docusaurus under Docusaurus' own names.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/docusaurus/" },
      to: { path: "^src/docusaurus/" },
    },
    may("templates", ["layout", "views", "prose", "site"], "templates/[^/]+/pages\\.ts$"),
    may("pages", ["layout", "views", "prose", "site"]),
    ...rooms("data", {
      files: [],
      yaml: ["files"],
      nodes: ["files", "yaml"],
      settings: ["files", "yaml"],
      solidity: ["files", "yaml", "settings"],
      problems: READING,
      document: READING,
      ...Object.fromEntries(FEATURES.map((name) => [name, [...READING, "problems", "document"]])),
    }),
    ...rooms("gatsby", { browser: [], webpack: ["assert-found"] }),
    ...rooms("output", {
      print: ["page-file"],
      feeds: ["print"],
      markdown: ["print"],
      brand: [],
      social: ["brand"],
      host: ["page-file"],
    }),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.test\\.tsx?$|\\.module\\.css$|\\.woff2$" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
