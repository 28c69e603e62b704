const STYLE =
  "position:relative;z-index:99;padding:16px 20px;border:4px solid #b3261e;background:#fff4d6;color:#1d1600;font:16px/1.6 system-ui,sans-serif;white-space:pre-line;overflow-wrap:anywhere";

/**
 * Checks whether the site is served at another path than the prefix it was built for (E4), which is
 * given with a slash at the end. If so, shows a banner and returns true. In that case neither the
 * scripts nor the styles of the site load, so the banner needs none of them.
 *
 * Shows nothing and returns false in three cases:
 * - The address without the page's own route is the configured prefix. Then something else is
 *   wrong, such as a blocked script or a new deployment.
 * - The address does not end in the page's route. Then there is no prefix to suggest.
 * - The reader has opened the page as a file from the disk.
 */
export function showBaseUrlBanner(configured: string): boolean {
  const path = location.pathname.replace(/(\/index)?\.html$|\/$/, "");
  const route = encodeURI(window.pagePath).replace(/\/$/, "");
  const end = path.length - route.length;
  const suggested = `${path.slice(0, end)}/`;
  if (path.slice(end) !== route || suggested === configured || location.protocol === "file:")
    return false;
  const banner = document.createElement("div");
  const title = document.createElement("strong");
  title.textContent = "Your site did not load properly";
  title.style.fontSize = "20px";
  banner.append(
    title,
    `\nIt was built for another path than the one it is served at.\n\nConfigured path prefix: ${configured}\nSuggested path prefix: ${suggested}\n\nSet PATH_PREFIX to the suggested prefix and build the site again.`,
  );
  banner.style.cssText = STYLE;
  banner.setAttribute("role", "alert");
  document.body.prepend(banner);
  return true;
}
