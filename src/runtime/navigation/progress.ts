const DELAY = 200;
/** How long the styles take to end the bar, in ms (base.css). */
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
 * Shows a progress bar if the reader goes to another page and it is not there within 200 ms (V1).
 */
export function startProgress(to: string | null): void {
  const { pathname } = new URL(to ?? location.href, location.href);
  if (pathname === shownPath) return;
  clearTimeout(timer);
  timer = setTimeout(showBar, DELAY);
}

/** Ends the progress bar once Gatsby has rendered the route. */
export function endProgress(): void {
  shownPath = location.pathname;
  clearTimeout(timer);
  if (!bar) return;
  bar.classList.add("progress-ending");
  setTimeout((ended: HTMLElement) => ended.remove(), ENDING, bar);
  bar = undefined;
}
