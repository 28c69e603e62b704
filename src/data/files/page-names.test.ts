import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf, writeFiles } from "../../../test/jest/folders";
import { isSecondName, nameForGatsby, nameForHosts } from "./page-names";

let site = "";

const write = (path: string, text: string): void => writeFiles(site, { [path]: text });

/** Writes what Gatsby writes for a page. */
function writePage(path: string): void {
  const file = path.endsWith(".html") ? path : join(path, "index.html");
  write(file, `The page ${path}.`);
  write(join("page-data", path === "/" ? "index" : path, "page-data.json"), "{}");
}

const PATHS = ["/", "/404", "/404.html", "/docs", "/docs/intro", "/docs/v1.2", "/old.html"];

/** Lists all files and folders of the site, except the data of pages. */
const names = (): string[] =>
  readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((name) => !name.startsWith("page-data"))
    .sort();

beforeEach(() => {
  site = folderOf();
  for (const path of PATHS) writePage(path);
  write("own.html", "A file of the owner.");
});

const BOTH = [
  ...["404", "404.html", "404/index.html"],
  ...["docs", "docs.html", "docs/index.html"],
  ...["docs/intro", "docs/intro.html", "docs/intro/index.html"],
  ...["docs/v1.2", "docs/v1.2.html", "docs/v1.2/index.html"],
  ...["index.html", "old.html", "own.html"],
].sort();

const ONE = [
  ...["404", "404.html", "404/index.html"],
  ...["docs", "docs.html", "docs/intro.html", "docs/v1.2.html"],
  ...["index.html", "old.html", "own.html"],
].sort();

describe("R14 the names of a page's file", () => {
  test("with `both` a page has two names", () => {
    nameForHosts(site, PATHS, "both");
    expect(names()).toEqual(BOTH);
    expect(readFileSync(join(site, "docs/v1.2.html"), "utf8")).toBe("The page /docs/v1.2.");
  });

  test("with `html` it has one, and no empty folder stays", () => {
    nameForHosts(site, PATHS, "html");
    expect(names()).toEqual(ONE);
    expect(readFileSync(join(site, "docs.html"), "utf8")).toBe("The page /docs.");
  });

  test("what hosts see is made anew by each build", () => {
    nameForHosts(site, PATHS, "both");
    write("docs/intro/index.html", "New.");
    nameForHosts(site, PATHS, "both");
    expect(readFileSync(join(site, "docs/intro.html"), "utf8")).toBe("New.");
  });

  test("with `both` the second names are those that Gatsby does not know", () => {
    const before = names();
    nameForHosts(site, PATHS, "both");
    const isSecond = names().filter((name) => isSecondName(site, join(site, name)));
    expect(isSecond).toEqual(["docs.html", "docs/intro.html", "docs/v1.2.html"]);
    expect(names().filter((name) => !isSecond.includes(name))).toEqual(before);
  });

  test("with `html` Gatsby finds its own names again, and all other files where they were", () => {
    const before = names();
    nameForHosts(site, PATHS, "html");
    nameForGatsby(site);
    expect(names()).toEqual(before);
    expect(readFileSync(join(site, "docs/v1.2/index.html"), "utf8")).toBe("The page /docs/v1.2.");
  });

  test("Gatsby's own names stay", () => {
    const before = names();
    nameForGatsby(site);
    expect(names()).toEqual(before);
  });
});
