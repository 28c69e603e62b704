import type { SiteLink } from "./broken-links";
import { leavingIn, type Place } from "./leaving-links";

const place: Place = {
  ...{ tag: "zh-CN", codes: ["en", "cn"] },
  ...{ site: "https://site.test/base", own: "https://site.test/base/cn" },
  writtenIn: (path) => (path === "/docs/new" ? ["en"] : undefined),
};

const leaving = (target: string | null) => {
  const link: SiteLink = {
    ...{ href: "written", target, page: "/docs/start", file: "x.md", line: 3, column: 5 },
    isInLayout: false,
  };
  return leavingIn(link, place);
};

describe("N3 a link of a translation", () => {
  test.each([
    ["/docs/new", "leads to `/docs/new`, which nobody has translated"],
    ["new#part", "leads to `/docs/new`, which nobody has translated"],
    ["/cn/docs/fees", "begins with a language: write `/docs/fees`"],
    ["/en/docs/fees?a#b", "begins with a language: write `/docs/fees?a#b`"],
    ["/en", "begins with a language: write `/`"],
    [
      "https://site.test/base/docs/fees#b",
      "leads to the site in another language: write `/docs/fees#b`",
    ],
    ["https://site.test/base", "leads to the site in another language: write `/`"],
  ])("that leaves its language, `%s`, is found", (target, why) => {
    expect(leaving(target)).toBe(`x.md:3:5 \`written\` ${why}.`);
  });

  test.each([
    "/docs/fees",
    "fees",
    "#part",
    "/end",
    "/cn-notes",
    "https://site.test/base/cn/docs/fees",
    "https://site.test/base/files/paper.pdf",
    "https://site.test/other",
    "https://site.test.org/base/docs",
    "mailto:a@site.test",
    "https://[",
    null,
  ])("that stays in it, or leads to another site, `%s`, is not", (target) => {
    expect(leaving(target)).toBeUndefined();
  });
});
