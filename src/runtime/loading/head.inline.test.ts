/**
 * @jest-environment jsdom
 */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { bundled } from "../../../test/jest/bundled";
import { keys } from "../choices/storage";

const root = document.documentElement;

/** Runs the script as the page's head does. */
const run = (...[situation]: [Parameters<typeof bundled>[1]?]) =>
  new Function(bundled("HEAD_SCRIPT", situation))();

const listen = jest.spyOn(document, "addEventListener");

beforeEach(() => {
  // A page runs the script only once, so the listeners of the test before must go.
  for (const watch of listen.mock.calls) document.removeEventListener(...watch);
  listen.mockClear();
  localStorage.clear();
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  document.head.replaceChildren();
  document.body.innerHTML = '<main>The page</main><script src="a.js"></script>';
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList;
});

const endScript = () => document.querySelector("script")?.dispatchEvent(new Event("error"));

test.each(["HEAD_SCRIPT", "MEND_PATH_SCRIPT", "START_SCRIPT", "FIRST_CHOICE_SCRIPT"])(
  "N3 %s has its words in it, as no page defines the catalogue",
  (name) => {
    expect(bundled(name)).not.toContain("STRINGS");
  },
);

test("X5 styles can tell that scripts run", () => {
  run();
  expect(root).toHaveAttribute("data-scripts");
});

test.each([
  ["the default", { colorMode: { default: "light" } }, null, "light", "light"],
  [
    "the system's",
    { colorMode: { default: "light", respectSystem: true } },
    null,
    "dark",
    "system",
  ],
  ["the reader's", { colorMode: { respectSystem: true } }, "light", "light", "light"],
] as const)(
  "C2 the page has a colour mode before the first paint: %s",
  (_, site, stored, theme, choice) => {
    if (stored) localStorage.setItem(keys.colorMode, stored);
    run(site);
    expect(root).toHaveAttribute("data-theme", theme);
    expect(root).toHaveAttribute("data-theme-choice", choice);
    expect(document.querySelector("meta[name='theme-color']")).not.toBeNull();
  },
);

test.each([
  ["with an id of quotes and backslashes", `a"b\\'c`, true],
  ["of a site that has another one", "v3", false],
  ["of a site that has none any more", undefined, false],
])("L2 a dismissed announcement %s", (_, announcementId, isHidden) => {
  localStorage.setItem(keys.announcement, `a"b\\'c`);
  localStorage.setItem(keys.announcementDismissed, "true");
  run(announcementId === undefined ? {} : { announcementId });
  expect(root.getAttribute("data-announcement")).toBe(isHidden ? "dismissed" : null);
});

test("V4 a hash that is badly encoded is encoded well", () => {
  history.replaceState(null, "", "/a?b#50%");
  run();
  expect(location.href).toBe(`${origin}/a?b#50%25`);
  history.replaceState(null, "", "/");
});

test("V3 the page says that its scripts have failed, and so may the site's scripts", () => {
  window.pagePath = "/";
  run();
  endScript();
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  window.showLoadFailure();
  expect(screen.getAllByRole("alert")).toHaveLength(2);
});

test("V3 in development only the site's scripts say so", () => {
  run({ stage: "develop-html" });
  endScript();
  expect(screen.queryByRole("alert")).toBeNull();
  window.showLoadFailure();
  expect(screen.getAllByRole("alert")).toHaveLength(1);
});

describe("V3 E4 at other addresses", () => {
  const reload = jest.fn();
  const fetchAnew = jest.fn<Promise<void>, []>();

  /** Runs the script with a location that jsdom cannot have, and lets a script of the site fail. */
  function runAt(pathname: string, protocol: string): void {
    const code = bundled("HEAD_SCRIPT", { prefix: "/right" });
    const page = { pagePath: "/docs/a" };
    const location = { pathname, protocol, hash: "", reload };
    new Function("location", "window", "fetch", code)(location, page, fetchAnew);
    endScript();
  }

  test("a page below a path has a banner that names its prefix, as text", () => {
    runAt("/<img src=x onerror=alert(1)>/docs/a", "https:");
    const banner = screen.getByRole("alert");
    expect(banner).toHaveTextContent(
      "Configured path prefix: /right/ Suggested path prefix: /<img src=x onerror=alert(1)>/",
    );
    expect(banner.querySelector("img")).toBeNull();
  });

  test("a file on the disk has none", () => {
    runAt("/home/me/public/docs/a.html", "file:");
    expect(screen.getByRole("alert")).toHaveTextContent(/could not be loaded/);
  });

  test.each([
    ["once they are there", () => Promise.resolve()],
    ["when they fail again", () => Promise.reject(new TypeError("No connection."))],
  ])("Retry loads the page again %s", async (_, answer) => {
    fetchAnew.mockImplementation(answer);
    reload.mockClear();
    runAt("/right/docs/a", "https:");
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

test.each(["</script>", "<!--<script>"])("X4 no setting can end the script: %s", (text) => {
  const code = bundled("HEAD_SCRIPT", { prefix: `/${text}`, announcementId: text });
  expect(code).not.toMatch(/<\/script|<!--/i);
  expect(() => new Function(code)).not.toThrow();
});
