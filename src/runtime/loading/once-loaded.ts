/** Calls the function once the page with all that it shows is loaded. */
export function onceLoaded(run: () => unknown): void {
  if (document.readyState === "complete") run();
  else addEventListener("load", run, { once: true });
}
