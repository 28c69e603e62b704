/**
 * @jest-environment jsdom
 */
import type { Tracker } from "../site/services/services";
import { countPage, startCounting } from "./analytics";

const tracker = (own: Partial<Tracker> = {}): Tracker => ({
  src: "https://stats.example/count.js",
  data: { "website-id": "1" },
  globals: {},
  noticesPages: false,
  sendsTo: [],
  ...own,
});

function setBrowser(values: { doNotTrack?: string; globalPrivacyControl?: boolean }): void {
  for (const key of ["doNotTrack", "globalPrivacyControl"] as const) {
    Object.defineProperty(navigator, key, { value: values[key] ?? null, configurable: true });
  }
}

const scripts = () =>
  Array.from(document.querySelectorAll("script"), ({ src, dataset }) => [src, { ...dataset }]);

const calls: unknown[][] = [];
const count = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  setBrowser({});
  document.head.replaceChildren();
  calls.length = 0;
  count.mockClear();
  Object.assign(window, { _paq: undefined, goatcounter: undefined });
  history.replaceState(null, "", "/docs/second?x=1");
  document.title = "Second";
});

describe("the script that counts readers", () => {
  test("comes once the page is loaded, with its attributes and what it looks for", () => {
    const state = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    startCounting(tracker({ globals: { _paq: calls } }));
    expect(scripts()).toEqual([]);
    state.mockRestore();
    dispatchEvent(new Event("load"));
    expect(scripts()).toEqual([["https://stats.example/count.js", { websiteId: "1" }]]);
    expect(window._paq).toBe(calls);
  });

  test.each([
    ["Do Not Track", { doNotTrack: "1" }],
    ["Global Privacy Control", { globalPrivacyControl: true }],
  ])("does not come with %s, and no page is counted", (_, values) => {
    setBrowser(values);
    startCounting(tracker({ globals: { _paq: calls } }));
    Object.assign(window, { goatcounter: { count } });
    countPage(tracker(), "https://acme.example/docs/first");
    jest.runAllTimers();
    expect(scripts()).toEqual([]);
    expect(calls).toEqual([]);
    expect(count).not.toHaveBeenCalled();
  });
});

describe("a page that is shown in place of another one", () => {
  test("is counted by Matomo, with its title, which comes later", () => {
    document.title = "First";
    Object.assign(window, { _paq: calls });
    countPage(tracker(), "http://localhost/docs/first");
    document.title = "Second";
    jest.runAllTimers();
    expect(calls).toEqual([
      ["setReferrerUrl", "http://localhost/docs/first"],
      ["setCustomUrl", "http://localhost/docs/second?x=1"],
      ["setDocumentTitle", "Second"],
      ["trackPageView"],
    ]);
  });

  test("is counted by GoatCounter, also if the next one follows at once", () => {
    Object.assign(window, { goatcounter: { count } });
    countPage(tracker(), "http://localhost/docs/first");
    history.replaceState(null, "", "/docs/third");
    countPage(tracker(), "http://localhost/docs/second");
    jest.runAllTimers();
    expect(count.mock.calls).toEqual([[{ path: "/docs/second" }], [{ path: "/docs/third" }]]);
  });

  test("is counted without an error if the script has not arrived", () => {
    countPage(tracker(), "http://localhost/docs/first");
    expect(() => jest.runAllTimers()).not.toThrow();
  });

  test("is left to a script that notices it", () => {
    Object.assign(window, { goatcounter: { count } });
    countPage(tracker({ noticesPages: true }), "http://localhost/docs/first");
    jest.runAllTimers();
    expect(count).not.toHaveBeenCalled();
  });
});
