/**
 * @jest-environment jsdom
 */
import { pagesAhead } from "./pages-ahead";

/** Puts links into a window of 1000 by 800 px. Each is 100 by 20 px, with its top left corner given. */
function show(links: Record<string, [left: number, top: number, attributes?: string]>): void {
  Object.assign(window, { innerWidth: 1000, innerHeight: 800 });
  document.body.innerHTML = Object.entries(links)
    .map(
      ([href, [left, top, attributes = ""]]) =>
        `<a href="${href}" data-at="${left} ${top}" ${attributes}></a>`,
    )
    .join("");
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (
    this: Element,
  ) {
    const [left = 0, top = 0] = String(this.getAttribute("data-at")).split(" ").map(Number);
    const size = this.hasAttribute("hidden") ? 0 : 1;
    return new DOMRect(left, top, 100 * size, 20 * size);
  });
}

beforeAll(() => {
  globalThis.DOMRect ??= class {
    constructor(
      readonly left: number,
      readonly top: number,
      readonly width: number,
      readonly height: number,
    ) {}
    get right() {
      return this.left + this.width;
    }
    get bottom() {
      return this.top + this.height;
    }
  } as unknown as typeof DOMRect;
});
beforeEach(() => history.replaceState(null, "", "/docs/here"));
afterEach(() => jest.restoreAllMocks());

describe("V5 the pages that are loaded ahead", () => {
  test("are those of the links in view, the nearest to the center first", () => {
    show({
      "/corner": [0, 0],
      "/center": [450, 390],
      "/near": [450, 500],
      "/below": [450, 801],
      "/beside": [-101, 390],
      "/partly": [-50, 390],
      "/nowhere": [450, 390, "hidden"],
    });
    expect(pagesAhead()).toEqual(["/center", "/near", "/partly", "/corner"]);
  });

  test("are the next and the previous page first, wherever their links are", () => {
    show({
      "/center": [450, 390],
      "/before": [0, 3000, 'rel="prev"'],
      "/after": [600, 3000, 'rel="next"'],
    });
    expect(pagesAhead()).toEqual(["/before", "/after", "/center"]);
  });

  test("are each named once, by the nearest link, without its hash", () => {
    show({
      "/far#part": [0, 0],
      "/near": [450, 500],
      "/far": [450, 390],
    });
    expect(pagesAhead()).toEqual(["/far", "/near"]);
  });

  test.each([
    ["the page itself", "/docs/here#part"],
    ["another site", "https://acme.example/docs"],
    ["a file", "/docs/here.md"],
    ["a feed", "/blog/rss.xml"],
    ["an anchor", "#part"],
    ["an address for letters", "mailto:docs@acme.example"],
  ])("are none for a link to %s", (_, href) => {
    show({ [href]: [450, 390] });
    expect(pagesAhead()).toEqual([]);
  });

  test("are named without the query of the link: a page has the same data with any query", () => {
    show({ "/search?q=fee": [450, 390], "/search?q=lock": [450, 300] });
    expect(pagesAhead()).toEqual(["/search"]);
  });

  test("are, of the results of a search, only the one that Enter opens", () => {
    show({
      "/first": [450, 300, 'role="option" aria-selected="false"'],
      "/second": [450, 390, 'role="option" aria-selected="true"'],
    });
    expect(pagesAhead()).toEqual(["/second"]);
  });

  test.each(['target="_blank"', "download"])("are none for a link with %s", (attribute) => {
    show({ "/blog": [450, 390, attribute] });
    expect(pagesAhead()).toEqual([]);
  });
});
