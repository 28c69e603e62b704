/**
 * Announces each page that a reader goes to by its title, in the title's language.
 *
 * Why: Gatsby announces “Navigated to …” in English, whatever the language of the site, and has an element
 * with styles in the HTML of each page for it.
 * How much: a screen reader reads these words in the voice of another language; 0.1 kB of each page.
 * Asserted: webpack/replaced-modules.ts; holds.ts; announcer.test.ts and a browser test.
 * Until: Gatsby takes the words from the site.
 */

/** Takes the place of Gatsby's `route-announcer-props.js`: nobody is told what Gatsby writes there. */
export const RouteAnnouncerProps = { id: "gatsby-announcer", hidden: true };

let region: HTMLElement | undefined;

/** Adds the element that announces pages. A screen reader has to know it before it changes. */
export function startAnnouncing(): void {
  region = document.createElement("div");
  region.className = "sr-only";
  region.setAttribute("aria-live", "assertive");
  document.body.prepend(region);
}

/** Announces the page that is shown. */
export function announcePage(): void {
  // react-helmet writes the title of the document a frame later.
  requestAnimationFrame(() => {
    const heading = document.querySelector("h1");
    // Firefox does not tell screen readers of another language of an element that is there already.
    const title = document.createElement("span");
    title.lang = (heading ?? document.body).closest<HTMLElement>("[lang]")?.lang ?? "";
    title.textContent = heading?.textContent ?? document.title;
    region?.replaceChildren(title);
  });
}
