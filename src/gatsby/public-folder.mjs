/**
 * Makes Gatsby and its plugins build the site in the folder that `PUBLIC_FOLDER` names. Meanwhile,
 * `public/` is served and stays as it is.
 *
 * Why: Gatsby names `public` in its code and has no setting for it.
 * How much: 60 places in 30 files of Gatsby and of the plugins that are used here.
 * Asserted: each build compares the folder that webpack receives (src/gatsby/webpack/configure.ts).
 * Until: Gatsby has a setting.
 */
import { addHook } from "pirates";

const { PUBLIC_FOLDER = "public" } = process.env;

const OF_GATSBY = /[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?gatsby[^\\/]*[\\/]/;
/** The folder's name at the start of a path or of a path pattern. */
const FOLDER = /(?<=["'`]!?(?:\.\/)?|\}\/)(?<!require\(["'`]\.\/)public(?=["'`/])/g;

addHook((code) => code.replace(FOLDER, PUBLIC_FOLDER), {
  exts: [".js"],
  matcher: (file) => OF_GATSBY.test(file),
  ignoreNodeModules: false,
});
