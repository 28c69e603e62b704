/** Links the font provider's stylesheets once the page is there: they never hold it up (L6). */
export function loadFonts(stylesheets: readonly string[]): void {
  for (const href of stylesheets) {
    if (document.querySelector(`link[href=${JSON.stringify(href)}]`)) continue;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    document.head.append(link);
  }
}
