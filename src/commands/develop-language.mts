/**
 * `npm run develop:language -- CODE`: the development server in a further language of the site. It
 * runs in the folder of the language, which follows every edit of the project.
 */
import "../data/settings/strings";

import { spawn } from "node:child_process";
import { watch } from "chokidar";
import throttle from "lodash/throttle.js";
import { UsageError } from "../data/files/usage-error";
import { environmentOf } from "./languages/build-languages";
import { languageRoot, mirror } from "./languages/mirror";
import { languageNamed } from "./languages/named";
import { expectedMessage, runCommand } from "./run-command";

const USAGE = "npm run develop:language -- CODE [options of `gatsby develop`]";

/**
 * In milliseconds: what changes within this time reaches the server at once. chokidar, here and in
 * Gatsby, drops a second change of a file within 50.
 */
const TOGETHER = 60;

await runCommand(() => {
  const [name = "", ...options] = process.argv.slice(2);
  if (!name) throw new UsageError("The code of a language is missing.");
  const language = languageNamed(name);
  const { code } = language;
  mirror(code);
  const server = spawn("npm", ["run", "develop", "--", ...options], {
    cwd: languageRoot(code),
    stdio: "inherit",
    env: environmentOf(language),
  });
  const changed = new Set<string>();
  const update = throttle(
    () => {
      try {
        mirror(code, changed);
        changed.clear();
      } catch (error) {
        console.error(expectedMessage(error));
      }
    },
    TOGETHER,
    { leading: false },
  );
  const watcher = watch(["content", "src", "static"], { ignoreInitial: true });
  watcher.on("all", (_event, path) => {
    changed.add(path);
    update();
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => server.kill(signal));
  server.on("close", (status) => {
    process.exitCode = status ?? 1;
    watcher.close();
  });
}, USAGE);
