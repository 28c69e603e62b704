import { showBaseUrlBanner } from "./base-url-banner";

declare global {
  interface Window {
    /**
     * Shows a notice that the page does not react, with a button that loads the page again (V3).
     */
    showLoadFailure: () => void;
    /** The page's route, as Gatsby writes it into the HTML. */
    pagePath: string;
  }
}

const BUTTONS = "<span><button></button> <button></button></span>";

const reload = (): void => location.reload();

/**
 * Fetches the site's scripts past the browser's cache, which may keep a wrong answer for a year,
 * and loads the page again.
 */
function retry(): void {
  // A script has `src`, and a link that preloads one has `href`.
  const files = document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>(
    "script[src],[as=script]",
  );
  const answers = Array.from(files, (file) => fetch(file.src || file.href, { cache: "reload" }));
  Promise.all(answers).then(reload, reload);
}

/** Shows a notice that the page does not react (V3). */
export function showLoadFailure(): void {
  const notice = document.createElement("div");
  notice.setAttribute("role", "alert");
  notice.className = "load-failure";
  // biome-ignore lint/plugin: a constant, which is shorter here than making elements
  notice.innerHTML = BUTTONS;
  notice.prepend(STRINGS.loadFailure.text);
  document.body.append(notice);
  notice.querySelectorAll("button").forEach((button, place) => {
    button.textContent = place ? STRINGS.common.close : STRINGS.common.retry;
    button.onclick = place ? () => notice.remove() : retry;
  });
}

/**
 * Shows a notice when the site's scripts cannot be loaded (V3). It is in every page (0.2 kB), because
 * no component can say so. Without it nothing would tell the
 * reader: the page is there but does not react. The site shows the same notice when a page's own
 * script or data fails (`failed-pages.ts`).
 *
 * Waits until each of the site's scripts has loaded or failed. Inline scripts do not count, though
 * WebKit reports some of them as loaded. A host may answer with a page in
 * place of a script, and the browser counts that as loaded. So this checks for `window.___loader`,
 * which Gatsby's own script sets when it runs. If none of the site's scripts ran, the path prefix
 * may be wrong (E4). `prefix` has a slash at the end.
 */
export function watchScripts(prefix: string): void {
  let settled = 0;
  const check = (event: Event): void => {
    const { nodeName, src } = event.target as HTMLScriptElement;
    if (
      nodeName !== "SCRIPT" ||
      !src ||
      ++settled !== document.querySelectorAll("script[src]").length ||
      window.___loader
    )
      return;
    const hasRun = Object.keys(window).some((name) => name.startsWith("webpackChunk"));
    if (hasRun || !showBaseUrlBanner(prefix)) showLoadFailure();
  };
  document.addEventListener("load", check, true);
  document.addEventListener("error", check, true);
}
