/**
 * @jest-environment jsdom
 */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showLoadFailure, watchScripts } from "./load-failure";

const fetchAnew = jest.fn<Promise<void>, [string, RequestInit]>();

/** What the site's scripts set on the window, if they run. */
const some = { webpackChunksite: [] };
const all = { ...some, ___loader: {} };

/**
 * Watches the scripts of a page at an address. Returns a function that lets a script of the site
 * load or fail.
 */
function watch(address: string, globals: object = {}) {
  history.replaceState(null, "", address);
  Object.assign(window, { pagePath: "/docs/a", ...globals });
  watchScripts("/");
  return (outcome: "load" | "error" = "error") => {
    document.querySelector("script")?.dispatchEvent(new Event(outcome));
  };
}

/** The banner that says that the prefix is wrong. */
const banner = () => screen.queryByText("Your site did not load properly");
/** The notice that says that scripts could not be loaded. */
const notice = () => screen.queryByText(/could not be loaded/);

const listen = jest.spyOn(document, "addEventListener");

beforeEach(() => {
  // A page watches only once, so the listeners of the test before must go.
  for (const watched of listen.mock.calls) document.removeEventListener(...watched);
  jest.clearAllMocks();
  for (const name of Object.keys(all)) Reflect.deleteProperty(window, name);
  globalThis.fetch = fetchAnew as unknown as typeof fetch;
  document.head.replaceChildren();
  document.body.innerHTML = '<main>The page</main><script src="a.js"></script>';
});

describe("E4 a wrong path prefix", () => {
  test.each(["load", "error"] as const)(
    "nothing is said before a script of the site has had its %s",
    (outcome) => {
      const endScript = watch("/wrong/docs/a");
      document.body.appendChild(document.createElement("img")).dispatchEvent(new Event("error"));
      expect(banner()).toBeNull();
      endScript(outcome);
      expect(banner()).not.toBeNull();
      expect(notice()).toBeNull();
    },
  );

  test("nothing is said before the last of them", () => {
    const endScript = watch("/wrong/docs/a");
    document.body.appendChild(document.createElement("script")).src = "b.js";
    endScript();
    expect(banner()).toBeNull();
    endScript();
    expect(banner()).not.toBeNull();
  });

  test("nothing is said when an inline script is over, which WebKit reports", () => {
    watch("/wrong/docs/a");
    document.body.appendChild(document.createElement("script")).dispatchEvent(new Event("load"));
    expect(banner()).toBeNull();
    expect(notice()).toBeNull();
  });

  test("nothing is said of it when a script of the site ran", () => {
    watch("/wrong/docs/a", some)();
    expect(banner()).toBeNull();
  });
});

describe("V3 scripts that cannot be loaded", () => {
  test.each<[string, "load" | "error", object | undefined]>([
    ["all of them fail", "error", undefined],
    ["one of them fails", "error", some],
    ["a host answers with a page in place of one", "load", some],
    ["a host answers with a page in place of each", "load", undefined],
  ])("%s: the page says what does not work", (_, outcome, globals) => {
    watch("/docs/a", globals)(outcome);
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent(/search, menus and other controls do not work/);
    expect(alert).toHaveClass("load-failure");
    expect(document.body.lastElementChild).toBe(alert);
    expect(banner()).toBeNull();
  });

  test("nothing is said when all have run", () => {
    watch("/docs/a", all)("load");
    expect(notice()).toBeNull();
  });

  test("nothing is said before the last of them", () => {
    const endScript = watch("/docs/a");
    document.body.appendChild(document.createElement("script")).src = "b.js";
    endScript("error");
    expect(notice()).toBeNull();
    endScript("load");
    expect(notice()).not.toBeNull();
  });

  test("Close removes what is said", async () => {
    showLoadFailure();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(fetchAnew).not.toHaveBeenCalled();
  });

  test("Retry asks for the scripts past the cache", async () => {
    fetchAnew.mockImplementation(() => new Promise(() => {}));
    document.head.innerHTML =
      '<link rel="preload" as="script" href="page.js"><link rel="icon" href="icon.svg">';
    history.replaceState(null, "", "/");
    showLoadFailure();
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(fetchAnew.mock.calls).toEqual([
      ["http://localhost/page.js", { cache: "reload" }],
      ["http://localhost/a.js", { cache: "reload" }],
    ]);
  });
});
