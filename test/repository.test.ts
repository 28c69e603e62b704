import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import licences from "spdx-license-list";
import { parse } from "yaml";

const read = (file: string): string => readFileSync(file, "utf8");
const WORKFLOWS = ".github/workflows";
const workflows = readdirSync(WORKFLOWS);
const { license, scripts } = JSON.parse(read("package.json"));

/** The commands of npm in a text that do not exist. */
const unknownScripts = (text: string): string[] =>
  Array.from(text.matchAll(/npm (?:run )?([\w:]+)/g), ([, name = ""]) => name).filter(
    (name) => name !== "ci" && !Object.hasOwn(scripts, name),
  );

test("the text of LICENSE is that of the licence in package.json", () => {
  const named: Record<string, { name: string } | undefined> = licences;
  expect(read("LICENSE")).toContain(named[license]?.name ?? "UNLICENSED");
  expect(JSON.parse(read("lab/package.json")).license).toBe(license);
});

describe.each(workflows)("the workflow %s", (name) => {
  const text = read(join(WORKFLOWS, name));

  test("names exact versions of actions, and commands that exist", () => {
    const actions = Array.from(text.matchAll(/uses: (\S+)/g), ([, action]) => action);
    expect(actions).not.toEqual([]);
    expect(actions.filter((action) => !/@v\d+\.\d+\.\d+$/.test(String(action)))).toEqual([]);
    expect(unknownScripts(text)).toEqual([]);
  });

  test("may read the repository, and changes nothing of it", () => {
    const { permissions, jobs } = parse(text);
    expect(permissions).toEqual({ contents: "read" });
    for (const job of Object.values<{ permissions?: Record<string, string> }>(jobs))
      expect(job.permissions?.contents ?? "read").toBe("read");
  });
});

test("Dependabot proposes nothing that docs/gatsby.md lists as behind", () => {
  const { updates } = parse(read(".github/dependabot.yml"));
  const ignored: string[] = updates
    .filter((update: { "package-ecosystem": string }) => update["package-ecosystem"] === "npm")
    .flatMap(({ ignore = [] }) => ignore)
    .map((entry: { "dependency-name": string }) => entry["dependency-name"]);
  const [, section = ""] =
    /^## Packages that are behind\n(.*?)^## /ms.exec(read("docs/gatsby.md")) ?? [];
  const listed = Array.from(section.matchAll(/^\| ([@a-z][^|]*?) +\|/gm), ([, names = ""]) => names)
    .filter((names) => names !== "package")
    .flatMap((names) => names.split(", "))
    .map((name) => name.replace("react-dom and their types", "react-dom"));
  expect(ignored.filter((name) => name !== "@types/react*").sort()).toEqual(listed.sort());
});

describe("the Dockerfile", () => {
  const lines = read("Dockerfile").replaceAll("\\\n", " ").split("\n");
  const argumentsOf = (instruction: string): string[] =>
    lines
      .filter((line) => line.startsWith(`${instruction} `))
      .map((line) => line.slice(instruction.length + 1));
  const ignored = read(".dockerignore")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));

  test("copies files that exist and reach the build, and runs commands that exist", () => {
    const copied = argumentsOf("COPY")
      .filter((rest) => !rest.startsWith("--from"))
      .flatMap((rest) => rest.split(" ").slice(0, -1));
    expect(copied.length).toBeGreaterThan(3);
    expect(copied.filter((path) => !existsSync(path) || ignored.includes(path))).toEqual([]);
    expect(ignored).not.toContain(".git");
    for (const command of argumentsOf("RUN")) expect(unknownScripts(command)).toEqual([]);
  });

  test("builds with the Node.js of .nvmrc", () => {
    expect(argumentsOf("FROM")[0]).toMatch(new RegExp(`^node:${read(".nvmrc").trim()}-`));
  });

  test("fills in all that the configuration of nginx leaves open", () => {
    const template = read("deploy/nginx/site.conf.template").replaceAll(/^#.*$/gm, "");
    const open = Array.from(template.matchAll(/\$\{([A-Z_]+)\}/g), ([, name]) => name);
    const [given = ""] = argumentsOf("ENV").slice(-1);
    const names = Array.from(given.matchAll(/(?:^| )([A-Z_]+)=/g), ([, name]) => name);
    expect(new Set(names)).toEqual(new Set(open));
  });

  test("serves on a port that needs no rights of root, and asks for the home page there", () => {
    const [, port] = /SITE_PORT=(\d+)/.exec(argumentsOf("ENV").join(" ")) ?? [];
    expect(Number(port)).toBeGreaterThan(1024);
    expect(argumentsOf("HEALTHCHECK")[0]).toContain(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a shell fills them in
      "http://127.0.0.1:${SITE_PORT}${PATH_PREFIX}/ ",
    );
  });
});

test("Vercel sends the headers that static/_headers makes other hosts send", () => {
  const sent: Record<string, Record<string, string>> = {};
  for (const [, pattern = "", rules = ""] of read("static/_headers").matchAll(
    /^(\/.*)\n((?: .*\n)+)/gm,
  ))
    sent[pattern] = Object.fromEntries(
      rules
        .trim()
        .split("\n")
        .map((line) => line.trim().split(/: (.*)/s)),
    );
  const { headers } = JSON.parse(read("vercel.json"));
  const vercel = (path: string): Record<string, string> =>
    Object.assign(
      {},
      ...headers
        .filter(({ source }: { source: string }) => new RegExp(`^${source}$`).test(path))
        .flatMap(({ headers: rules }: { headers: { key: string; value: string }[] }) =>
          rules.map(({ key, value }) => ({ [key]: value })),
        ),
    );
  const others = (path: string): Record<string, string> =>
    Object.assign(
      { "Cache-Control": "public, max-age=0, must-revalidate" },
      ...Object.entries(sent)
        .filter(([pattern]) => {
          const [before = "", after = ""] = pattern.split("*");
          return path.startsWith(before) && path.endsWith(after);
        })
        .map(([, rules]) => rules),
    );
  const paths = ["/", "/docs/x", "/x-1.js", "/x-1.css", "/static/x.woff2", "/page-data/x.json"];
  for (const path of [...paths, "/offline.mjs", "/img/logo.svg", "/blog/rss.xml"])
    expect([path, vercel(path)]).toEqual([path, others(path)]);
});
