/**
 * Tells the site of each navigation before anything loads (V1), and mends hashes.
 *
 * Why: Gatsby's hook `onPreRouteUpdate` runs only after loading. On a badly encoded hash, Gatsby
 * throws and shows nothing (V4).
 * How much: without it, no progress bar, and an empty page for `#100%`.
 * Asserted: holds.ts; navigation.test.ts and browser tests.
 * Until: Gatsby has a hook that runs before loading (gatsby/cache-dir/navigation.js).
 */
import "./gatsby-window";

/**
 * A listener that is called before a navigation loads anything. `to` is the address of a link. It
 * is null when the browser moves through its history (Back, Forward) or to an anchor of the page.
 */
type NavigationListener = (to: string | null) => void;

/**
 * Returns an address with a well-encoded hash. On any other hash Gatsby throws and shows nothing
 * (V4).
 */
function mendHash(address: string): string {
  const [, path = "", hash = ""] = /^([^#]*)(.*)$/.exec(address) ?? [];
  try {
    decodeURI(hash);
    return address;
  } catch {
    return path + hash.replace(/%/g, "%25");
  }
}

/**
 * Calls the listener before each navigation. This function wraps Gatsby's internal `___navigate`,
 * which every `Link` and `navigate()` calls. Back, Forward and plain links to an anchor of the same
 * page do not call it. For these the function listens to `popstate`.
 */
export function watchNavigation(listener: NavigationListener): void {
  // In the capturing phase, to run before Gatsby's own listener.
  addEventListener(
    "popstate",
    () => {
      const mended = mendHash(location.href);
      if (mended !== location.href) history.replaceState(history.state, "", mended);
      listener(null);
    },
    { capture: true },
  );
  const navigate = window.___navigate;
  if (!navigate) return;
  window.___navigate = (to, options) => {
    if (typeof to !== "string") return navigate(to, options);
    const address = mendHash(to);
    listener(address);
    return navigate(address, options);
  };
}
