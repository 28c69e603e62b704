/** Who may import whom (README, "How it works"). Type imports count. */
const may = (name, allowed) => ({
  name: `${name}-imports`,
  comment: `src/${name} may import only ${allowed.join(", ")} of this project.`,
  severity: "error",
  from: { path: `^src/${name}/` },
  to: {
    path: "^(src|test|bench|content|gatsby-)",
    pathNot: `^src/(${[name, ...allowed].join("|")})/`,
  },
});

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "one-chart-at-a-time",
      comment: "All charts together are for the build: a browser loads each with its element.",
      severity: "error",
      from: { pathNot: "^src/output/" },
      to: { path: "^src/site/charts/index\\.ts$" },
    },
    may("site", []),
    may("markdown", ["site"]),
    may("data", ["gatsby", "markdown", "site"]),
    may("output", ["data", "site"]),
    may("gatsby", []),
    may("commands", ["data", "markdown", "site"]),
    may("runtime", ["site"]),
    may("search", ["runtime", "site"]),
    may("elements", ["runtime", "site"]),
    may("layout", ["elements", "search", "runtime", "site"]),
    may("templates", ["layout", "elements", "site"]),
    may("pages", ["layout", "elements", "site"]),
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
