// The script of the not-found page.
import { mendedPath } from "./mend-path";

const { pathname, search, hash } = location;
const path = mendedPath(pathname, INLINE_SETTINGS.prefix);
if (path !== pathname) history.replaceState(history.state, "", path + search + hash);
