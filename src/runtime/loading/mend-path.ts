/**
 * Returns the path of the not-found page's address, rewritten if Gatsby would fail at it and show a
 * page without text.
 *
 * Gatsby decodes an address up to three times. It looks for the page once under the address as it
 * is, and once under `encodeURI(decodeURI(…))`. It takes a route that begins with two slashes, or
 * with a slash and a backslash, for another host. If one of these steps would fail or change the
 * route, the result has `%252525`, which is `%` encoded three times, for every `%`. The same holds
 * when the decoded route holds a control character, because a URL parser drops such characters. Of
 * several slashes at the start one is kept.
 */
export function mendedPath(pathname: string, prefix: string): string {
  const routeOf = (path: string): string =>
    path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  const isOdd = (path: string): boolean =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a URL parser drops them
    /[\0-\x1f\x7f]|^\/[/\\]/.test(routeOf(path));
  const whole = pathname.replace(/^\/+/, "/");
  const route = routeOf(whole);
  const path = whole.slice(0, whole.length - route.length) + route.replace(/^\/+/, "/");
  try {
    const once = decodeURIComponent(path);
    const twice = decodeURIComponent(once);
    decodeURIComponent(twice);
    const routed = decodeURIComponent(encodeURI(decodeURI(path)));
    if (routed === once && !isOdd(once) && !isOdd(twice)) return path;
  } catch {
    // Gatsby would fail in the same way.
  }
  return path.replace(/%/g, "%252525");
}
