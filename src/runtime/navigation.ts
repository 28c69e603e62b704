import "./gatsby-window";

/**
 * Told of a navigation before anything is loaded: the address of a link, null for Back and Forward.
 */
type NavigationListener = (to: string | null) => void;

/** An address whose hash is well encoded; on another Gatsby throws, and shows nothing (V4). */
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
 * Watches for navigations. Gatsby has a public hook only after loading (`onPreRouteUpdate`), so its
 * own `___navigate` is wrapped, through which every `Link` and `navigate()` goes; Back and Forward
 * do not, nor do plain links to an anchor of the same page.
 */
export function watchNavigation(listener: NavigationListener): void {
  // Capturing, so before Gatsby's own listener.
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
