import { isNamedByContent, storedAddress } from "./offline-addresses";

describe("X6 offline", () => {
  test.each([
    ["/app-12345678.js", "/", true],
    ["/prefix/static/a/b.png", "/prefix/", true],
    ["/prefix/styles.12345678.css", "/prefix/", true],
    ["/docs/a.js", "/", false],
    ["/page-data/app-data.json", "/", false],
    ["/docs/core/metadex", "/", false],
  ])("%s below %s is named by its content: %s", (pathname, base, expected) => {
    expect(isNamedByContent(pathname, base)).toBe(expected);
  });

  test.each(["/docs/a", "/docs/a/", "/docs/a.html", "/docs/a/index.html", "/docs/a?b=c"])(
    "%s is stored as one page",
    (path) => {
      expect(storedAddress(`https://acme.example${path}`)).toBe("https://acme.example/docs/a");
    },
  );
});
