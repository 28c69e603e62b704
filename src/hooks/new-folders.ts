import { existsSync, readdirSync, watch } from "node:fs";

/** The folders that `src/registry/write.mjs` lists when a command starts. */
export const LISTED = ["src/elements", "src/prose", "src/slots", "src/templates"];

/**
 * Says once of each folder that comes or goes in one of these that only a new start sees it. Returns a
 * function that ends this.
 */
export function watchFolders(
  parents: readonly string[],
  say: (message: string) => void,
): () => void {
  const watchers = parents.filter(existsSync).map((parent) => {
    let known = readdirSync(parent);
    return watch(parent, { persistent: false }, () => {
      const now = readdirSync(parent);
      for (const name of new Set([...known, ...now])) {
        if (known.includes(name) && now.includes(name)) continue;
        const what = now.includes(name) ? "is new" : "has gone";
        say(
          `\`${parent}/${name}\` ${what}. Start \`npm run develop\` again: it looks for elements, kinds of pages and slots when it starts.`,
        );
      }
      known = now;
    });
  });
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}
