/**
 * Returns the path of the not-found page's address, rewritten if Gatsby's router would fail at it and
 * show a page without text: what is badly encoded (`%ff`) gets `%25` for `%`, and of several slashes at
 * the start, which would name another host, one is kept.
 */
export function mendedPath(pathname: string, prefix: string): string {
  const whole = pathname.replace(/^\/+/, "/");
  const start = whole.startsWith(`${prefix}/`) ? prefix : "";
  const path = start + whole.slice(start.length).replace(/^\/+/, "/");
  try {
    decodeURI(path);
    return path;
  } catch {
    return path.replaceAll("%", "%25");
  }
}
