const DELAY = 200;
/** As long as the styles take to end the bar (base.css). */
const ENDING = 400;

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;
let shownPath = "";

function showBar(): void {
  if (bar) return;
  bar = document.createElement("div");
  bar.className = "progress";
  document.body.append(bar);
}

/**
 * Shows a progress bar if the page that the reader goes to is another one, and is not there within
 * 200 ms (V1).
 */
export function startProgress(to: string | null): void {
  const { pathname } = new URL(to ?? location.href, location.href);
  if (pathname === shownPath) return;
  clearTimeout(timer);
  timer = setTimeout(showBar, DELAY);
}

/** Ends the progress bar: the route is rendered. */
export function endProgress(): void {
  shownPath = location.pathname;
  clearTimeout(timer);
  if (!bar) return;
  bar.classList.add("progress-ending");
  setTimeout((ended: HTMLElement) => ended.remove(), ENDING, bar);
  bar = undefined;
}
