/**
 * Tells the site of each navigation before anything loads (V1), and mends hashes.
 *
 * Why: Gatsby's hook `onPreRouteUpdate` runs only after loading. On a badly encoded hash, Gatsby
 * throws and shows nothing (V4).
 * How much: without it, no progress bar, and an empty page for `#100%`.
 * Asserted: holds.ts; navigation.test.ts and browser tests.
 * Until: Gatsby has a hook that runs before loading (gatsby/cache-dir/navigation.js).
 */
import { mendHash, wellEncoded } from "../../runtime/loading/mend-hash";
import "./gatsby-window";

/**
 * A listener that is called before a navigation loads anything. `to` is the address of a link. It
 * is null when the browser moves through its history (Back, Forward) or to an anchor of the page.
 */
type NavigationListener = (to: string | null) => void;

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
      mendHash();
      listener(null);
    },
    { capture: true },
  );
  const navigate = window.___navigate;
  if (!navigate) return;
  window.___navigate = (to, options) => {
    if (typeof to !== "string") return navigate(to, options);
    const hashAt = to.search(/#|$/);
    const address = to.slice(0, hashAt) + wellEncoded(to.slice(hashAt));
    listener(address);
    return navigate(address, options);
  };
}
