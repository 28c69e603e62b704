/** Stand-ins for the services of the configured site: no test reaches another host. */
import type { BrowserContext } from "@playwright/test";
import { COUNTER, NEWSLETTER } from "../sites/configured";

export const GISCUS = "https://giscus.app";

const HOSTS = [COUNTER, GISCUS, NEWSLETTER].map((address) => new URL(address).hostname);

/** Does what pages see of GoatCounter's script. */
function counter(): void {
  const endpoint = document.querySelector<HTMLElement>("script[data-goatcounter]")?.dataset;
  const count = ({ path = location.pathname } = {}) =>
    navigator.sendBeacon(`${endpoint?.goatcounter}?p=${encodeURIComponent(path)}`);
  Object.assign(window, { goatcounter: { count } });
  count();
}

/** Does what pages see of the script of giscus. */
function giscus(): void {
  const { src, dataset } = document.currentScript as HTMLScriptElement;
  const { origin } = new URL(src);
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = `${origin}/default.css`;
  document.head.prepend(style);
  const frame = document.createElement("iframe");
  frame.title = "Comments";
  frame.src = `${origin}/widget?${new URLSearchParams(dataset as Record<string, string>)}`;
  document.querySelector(".giscus")?.replaceChildren(frame);
}

/** The frame of giscus: it shows the theme that it has been told. */
const WIDGET = `<!DOCTYPE html><html lang="en"><title>Comments</title><p></p><script>
const show = (theme) => { document.querySelector("p").textContent = theme; };
show(new URLSearchParams(location.search).get("theme"));
addEventListener("message", ({ data }) => show(data.giscus.setConfig.theme));
</script></html>`;

const ANSWERS: Record<string, { contentType: string; body: string }> = {
  "/count.js": { contentType: "text/javascript", body: `(${counter})()` },
  "/client.js": { contentType: "text/javascript", body: `(${giscus})()` },
  "/default.css": { contentType: "text/css", body: ".giscus iframe { width: 100% }" },
  "/widget": { contentType: "text/html", body: WIDGET },
  "/subscribe": { contentType: "text/html", body: "Thanks" },
};

/**
 * Answers what pages ask the services. Returns the requests so far, each as method, address and what
 * it sends; the caller may empty the list.
 */
export async function answerForServices(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    ({ hostname }) => HOSTS.includes(hostname),
    (route) => {
      const request = route.request();
      const { origin, pathname } = new URL(request.url());
      const address = pathname === "/widget" ? origin + pathname : request.url();
      asked.push([request.method(), address, request.postData()].filter(Boolean).join(" "));
      return route.fulfill(ANSWERS[pathname] ?? { contentType: "text/plain", body: "" });
    },
  );
  return asked;
}
