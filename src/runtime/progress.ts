import NProgress from "nprogress";

const DELAY = 200;
// The library's own markup has a role that does not exist.
const OPTIONS = { showSpinner: false, template: '<div class="bar"></div>', barSelector: ".bar" };
let timer: ReturnType<typeof setTimeout> | undefined;
let shownPath = "";

/** Shows a progress bar if the page that the reader goes to is another one, and is not there within 200 ms (V1). */
export function startProgress(to: string | null): void {
  const { pathname } = new URL(to ?? location.href, location.href);
  if (pathname === shownPath) return;
  clearTimeout(timer);
  timer = setTimeout(() => NProgress.configure(OPTIONS).start(), DELAY);
}

/** Ends the progress bar: the route is rendered. */
export function endProgress(): void {
  shownPath = location.pathname;
  clearTimeout(timer);
  NProgress.done();
}
