/**
 * @jest-environment jsdom
 */

import { bundled } from "../../../test/jest/bundled";
import { SCRIPTS_ID, SEARCH_ID } from "../../site/frame-ids";
import { startScripts } from "./start";

/** Calls what the script has asked to be called at a paint. */
let paint = () => {};
const observed: PerformanceObserverInit[] = [];
const listen = jest.spyOn(window, "addEventListener");

const started = () => document.body.querySelectorAll("script[src]").length;
const preloads = () =>
  Array.from(document.head.querySelectorAll("link"), (link) => [
    link.rel,
    link.as,
    link.getAttribute("href"),
    link.crossOrigin,
  ]);

beforeEach(() => {
  jest.useFakeTimers();
  for (const call of listen.mock.calls) window.removeEventListener(...call);
  listen.mockClear();
  observed.length = 0;
  globalThis.PerformanceObserver = class {
    constructor(callback: () => void) {
      paint = callback;
    }
    observe(init: PerformanceObserverInit) {
      observed.push(init);
    }
  } as unknown as typeof PerformanceObserver;
  history.replaceState(null, "", "/some/docs/a?b=c");
  document.head.replaceChildren();
  document.body.innerHTML = `
    <button aria-controls="${SEARCH_ID}">Search</button><button id="other"><b>Other</b></button>
    <dialog id="${SEARCH_ID}"><form><input><button type="reset">Clear</button></form></dialog>
    <h2 id="scripts">Scripts</h2>
    <template id="${SCRIPTS_ID}"><script src="/app.js" type="text/plain"></script></template>`;
  window.pageData = { path: "/docs/a", componentChunkName: "doc" };
  window.___chunkMapping = { doc: ["/doc.css", "/doc.js"], post: ["/post.js"] };
});
afterEach(() => jest.useRealTimers());

describe.each([
  ["the function", () => startScripts("/some")],
  ["the script in the page", () => new Function(bundled("START_SCRIPT", { prefix: "/some" }))()],
])("V5 %s", (_, run) => {
  test("starts the site's scripts at the first paint, once, with all that they need", () => {
    run();
    expect(observed).toEqual([{ type: "paint", buffered: true }]);
    expect(started()).toBe(0);
    paint();
    paint();
    jest.runAllTimers();
    expect(started()).toBe(1);
    expect(preloads()).toEqual([
      ["preload", "fetch", "/some/page-data/app-data.json", "anonymous"],
      ["preload", "script", "/some/doc.js", null],
    ]);
  });

  test("starts them after three seconds if nothing is painted", () => {
    run();
    jest.advanceTimersByTime(2999);
    expect(started()).toBe(0);
    jest.advanceTimersByTime(1);
    expect(started()).toBe(1);
  });

  test("at a hash, starts them after two frames, because Firefox reports no paint", () => {
    location.hash = "b";
    run();
    jest.advanceTimersByTime(200);
    expect(started()).toBe(1);
  });

  test("starts them as soon as the reader uses the page, and remembers the last button", () => {
    run();
    expect(window.earlyUse?.button).toBeNull();
    document.querySelector<HTMLElement>("#other b")?.click();
    expect(started()).toBe(1);
    document.body.click();
    expect(window.earlyUse?.button).toHaveProperty("id", "other");
  });

  test("S2 opens the search, with an empty field, and leaves what is typed to it", () => {
    run();
    const dialog = document.querySelector("dialog");
    const field = document.querySelector("input");
    if (!dialog || !field) throw new Error("There is no dialog.");
    const show = jest.fn(() => {
      dialog.open = true;
    });
    dialog.showModal = show;
    const press = (key: string, target: Element = document.body) =>
      target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    field.value = "of an earlier visit";
    expect(press("a")).toBe(true);
    expect(started()).toBe(1);
    expect(show).not.toHaveBeenCalled();
    expect(press("/")).toBe(false);
    expect(show).toHaveBeenCalledTimes(1);
    expect(field.value).toBe("");

    field.value = "and/or";
    expect(press("/", field)).toBe(true);
    document.querySelector<HTMLElement>("dialog button")?.click();
    expect(window.earlyUse?.button).toBeNull();
    field.value = "and/or";
    document.querySelector<HTMLElement>("body > button")?.click();
    expect(show).toHaveBeenCalledTimes(1);
    expect(field.value).toBe("and/or");

    dialog.open = false;
    document.querySelector<HTMLElement>("body > button")?.click();
    expect(show).toHaveBeenCalledTimes(2);
    expect(window.earlyUse?.button).toBeNull();
    window.earlyUse?.end();
    dialog.open = false;
    expect(press("/")).toBe(true);
    expect(show).toHaveBeenCalledTimes(2);
  });
});
