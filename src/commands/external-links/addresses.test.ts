import type { SiteLink } from "../../data/links/broken-links";
import { linkProblemsOf, outwardLinks } from "./addresses";

const link = (target: string | null, file = "content/docs/a.md"): SiteLink => ({
  href: target ?? "./missing.md",
  target,
  page: "/docs/a",
  file,
  line: 3,
  column: 7,
  isInLayout: false,
});

const SITE = "https://acme.org";
const asked = (targets: readonly (string | null)[], allow: readonly string[] = []) =>
  Array.from(
    outwardLinks(
      targets.map((target) => link(target)),
      SITE,
      allow,
    ).keys(),
  );

test("E7 each address of another site is asked for once, without its anchor", () => {
  const links = [
    link("https://a.org/x#one"),
    link("https://a.org/x#two", "content/docs/b.md"),
    link("//b.org/y?z=1"),
  ];
  const found = outwardLinks(links, SITE, []);
  expect(Array.from(found.keys())).toEqual(["https://a.org/x", "https://b.org/y?z=1"]);
  expect(found.get("https://a.org/x")).toEqual(links.slice(0, 2));
});

test("E7 nothing is asked of the site itself, of what is no page, and of hosts that are nobody's", () => {
  const left = [
    null,
    "/docs/b",
    "mailto:a@a.org",
    "https://acme.org/docs/b",
    "https://example.com/x",
    "https://www.example.org",
    "https://dex.example",
    "http://localhost:8000/x",
    "http://nas.local/",
    "https://",
  ];
  expect(asked([...left, "https://myexample.com/"])).toEqual(["https://myexample.com/"]);
});

test("E7 nothing is asked of what the owner allows: hosts, and beginnings of addresses", () => {
  const all = [
    "https://x.com/a",
    "https://www.x.com/",
    "https://ax.com/",
    "https://a.org/docs/b",
    "https://a.org/doc",
  ];
  expect(asked(all, ["x.com", "https://a.org/docs/"])).toEqual([
    "https://ax.com/",
    "https://a.org/doc",
  ]);
});

test("E7 an answer is told of each place that has the link", () => {
  const links = [link("https://a.org/x#y"), link("https://a.org/x", "content/docs/b.md")];
  const said = (answer: Parameters<typeof linkProblemsOf>[1]) =>
    linkProblemsOf(links, answer).map(
      ({ file, code, severity, message }) => `${file} ${severity} ${code}: ${message}`,
    );
  expect(said({ kind: "good" })).toEqual([]);
  expect(said({ kind: "dead", why: "`a.org` answers 404" })).toEqual([
    "content/docs/a.md error dead-link: The link `https://a.org/x#y` leads nowhere: `a.org` answers 404.",
    "content/docs/b.md error dead-link: The link `https://a.org/x` leads nowhere: `a.org` answers 404.",
  ]);
  expect(said({ kind: "unsure", why: "`a.org` answers 403" })[0]).toBe(
    "content/docs/a.md warning unchecked-link: The link `https://a.org/x#y` could not be checked: `a.org` answers 403. If a browser opens it, add it to `checks.externalLinks.allow` in `content/site.yml`.",
  );
  expect(said({ kind: "good", movedTo: "https://b.org/" })[1]).toBe(
    "content/docs/b.md warning moved-link: The link `https://a.org/x` leads to a page that has moved for good. Write `https://b.org/`.",
  );
});
