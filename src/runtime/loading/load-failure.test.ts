/**
 * @jest-environment jsdom
 */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadFailureScript } from "./load-failure";

interface Situation {
  /** The prefix that the site was built for, as Gatsby writes it: without a slash at the end. */
  prefix?: string;
  route?: string;
  address: string;
  protocol?: string;
  /** Globals that the page's other scripts have set. */
  globals?: Record<string, unknown>;
  isWatching?: boolean;
}

const reload = jest.fn();
const fetchAnew = jest.fn<Promise<void>, [string, RequestInit]>();

/**
 * Runs the script as the page's head does. Returns a function that lets a script of the site load
 * or fail.
 */
function run({
  prefix = "",
  route = "/docs/a",
  address,
  protocol = "https:",
  globals,
  isWatching = true,
}: Situation) {
  new Function("location", "window", "fetch", loadFailureScript(prefix, isWatching))(
    { pathname: address, protocol, reload },
    { pagePath: route, ...globals },
    fetchAnew,
  );
  return (outcome: "load" | "error" = "error") => {
    document.querySelector("script")?.dispatchEvent(new Event(outcome));
  };
}

const TITLE = "Your site did not load properly";
/** The banner that says that the prefix is wrong. */
const banner = () => screen.queryByText(TITLE)?.closest("[role=alert]") ?? null;
/** The notice that says that scripts could not be loaded. */
const notice = () => screen.queryByText(/could not be loaded/);

const listen = jest.spyOn(document, "addEventListener");

beforeEach(() => {
  // A page runs the script only once, so the listeners of the test before must go.
  for (const watch of listen.mock.calls) document.removeEventListener(...watch);
  jest.clearAllMocks();
  document.body.innerHTML = '<main>The page</main><script src="a.js"></script>';
});

describe("E4 a wrong path prefix", () => {
  test.each<[string, Situation, string, string]>([
    ["home below a path", { route: "/", address: "/wrong/" }, "/", "/wrong/"],
    ["home without its slash", { route: "/", address: "/wrong" }, "/", "/wrong/"],
    ["home as a file", { route: "/", address: "/wrong/index.html" }, "/", "/wrong/"],
    ["a page below a path", { address: "/wrong/docs/a" }, "/", "/wrong/"],
    ["a page with a slash", { address: "/wrong/docs/a/" }, "/", "/wrong/"],
    ["a page as X.html", { address: "/wrong/docs/a.html" }, "/", "/wrong/"],
    ["a page as X/index.html", { address: "/wrong/docs/a/index.html" }, "/", "/wrong/"],
    ["two levels down", { address: "/very/wrong/docs/a" }, "/", "/very/wrong/"],
    ["a prefix at the root", { prefix: "/some", address: "/docs/a" }, "/some/", "/"],
    ["home of a prefix at the root", { prefix: "/some", route: "/", address: "/" }, "/some/", "/"],
    ["another prefix", { prefix: "/some", address: "/other/docs/a" }, "/some/", "/other/"],
    ["a deeper one", { prefix: "/some", address: "/some/more/docs/a" }, "/some/", "/some/more/"],
    ["one like the route", { address: "/docs/a/docs/a" }, "/", "/docs/a/"],
    ["letters beyond ASCII", { route: "/é", address: "/%C3%BC/%C3%A9" }, "/", "/%C3%BC/"],
  ])("%s", (_, situation, configured, suggested) => {
    run(situation)();
    const lines = banner()?.textContent?.split("\n");
    expect(lines?.[0]).toBe(TITLE);
    expect(lines).toContain(`Configured path prefix: ${configured}`);
    expect(lines).toContain(`Suggested path prefix: ${suggested}`);
    expect(document.body.firstElementChild).toBe(banner());
    expect(notice()).toBeNull();
  });
});

describe("E4 nothing is said of a prefix", () => {
  test.each<[string, Situation]>([
    ["of a page at its address", { address: "/docs/a" }],
    ["of a page at X.html", { address: "/docs/a.html" }],
    ["of home", { route: "/", address: "/" }],
    ["of home as a file", { route: "/", address: "/index.html" }],
    ["that is right", { prefix: "/some", address: "/some/docs/a" }],
    ["that is right, of home", { prefix: "/some", route: "/", address: "/some" }],
    ["of the not-found page, which is at any address", { route: "/404", address: "/wrong/x" }],
    ["of an address that only ends like the route", { route: "/a/docs/a", address: "/docs/a" }],
    [
      "when a script of the site ran",
      { route: "/", address: "/wrong/", globals: { webpackChunksite: [] } },
    ],
    ["of a file on the disk", { address: "/home/me/public/docs/a.html", protocol: "file:" }],
  ])("%s", (_, situation) => {
    run(situation)();
    expect(banner()).toBeNull();
  });
});

test.each(["load", "error"] as const)(
  "E4 nothing is said before a script of the site has had its %s",
  (outcome) => {
    const endScript = run({ address: "/wrong/docs/a" });
    document.body.appendChild(document.createElement("img")).dispatchEvent(new Event("error"));
    expect(banner()).toBeNull();
    endScript(outcome);
    expect(banner()).not.toBeNull();
  },
);

test("E4 nothing is said before the last of them", () => {
  const endScript = run({ address: "/wrong/docs/a" });
  document.body.appendChild(document.createElement("script")).src = "b.js";
  endScript();
  expect(banner()).toBeNull();
  endScript();
  expect(banner()).not.toBeNull();
});

test("E4 an address is shown as text, and a prefix cannot end the script", () => {
  run({ address: "/<img src=x onerror=alert(1)>/docs/a" })();
  expect(banner()?.querySelector("img")).toBeNull();
  expect(banner()).toHaveTextContent("Suggested path prefix: /<img src=x onerror=alert(1)>/");
  expect(loadFailureScript("/</script>", true)).not.toContain("</script>");
});

/** Globals that the site's scripts set on the window. */
const some = { webpackChunksite: [] };
const all = { ...some, ___loader: {} };

describe("V3 scripts that cannot be loaded", () => {
  test.each<[string, "load" | "error", object | undefined]>([
    ["all of them fail", "error", undefined],
    ["one of them fails", "error", some],
    ["a host answers with a page in place of one", "load", some],
    ["a host answers with a page in place of each", "load", undefined],
  ])("%s: the page says what does not work", (_, outcome, globals) => {
    run({ address: "/docs/a", globals: { ...globals } })(outcome);
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent(/search, menus and other controls do not work/);
    expect(alert).toHaveClass("load-failure");
    expect(document.body.lastElementChild).toBe(alert);
    expect(banner()).toBeNull();
  });

  test("nothing is said while the script does not watch, as in development", () => {
    const endScript = run({ address: "/docs/a", globals: some, isWatching: false });
    for (const outcome of ["load", "error"] as const) endScript(outcome);
    expect(notice()).toBeNull();
  });

  test("nothing is said when all have run", () => {
    run({ address: "/docs/a", globals: all })("load");
    expect(notice()).toBeNull();
  });

  test("nothing is said before the last of them", () => {
    const endScript = run({ address: "/docs/a" });
    document.body.appendChild(document.createElement("script")).src = "b.js";
    endScript("error");
    expect(notice()).toBeNull();
    endScript("load");
    expect(notice()).not.toBeNull();
  });

  test("Close removes what is said", async () => {
    run({ address: "/docs/a" })();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ["once they are there", () => Promise.resolve()],
    ["when they fail again", () => Promise.reject(new TypeError("No connection."))],
  ])(
    "Retry asks for the scripts past the cache, and loads the page again %s",
    async (_, answer) => {
      fetchAnew.mockImplementation(answer);
      run({ address: "/docs/a" })();
      document.head.innerHTML =
        '<link rel="preload" as="script" href="page.js"><link rel="icon" href="icon.svg">';
      await userEvent.click(screen.getByRole("button", { name: "Retry" }));
      expect(fetchAnew.mock.calls).toEqual([
        ["http://localhost/page.js", { cache: "reload" }],
        ["http://localhost/a.js", { cache: "reload" }],
      ]);
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );
});
