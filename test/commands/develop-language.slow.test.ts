import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { folderOf } from "../jest/folders";

const TRANSLATION = "content/i18n/de/docusaurus-plugin-content-docs/current/a.md";

/** Stands in for Gatsby: says where it runs, and notices changes of files as Gatsby does. */
const SERVER = `
import { readFileSync } from "node:fs";
import { watch } from "chokidar";
const text = () => JSON.stringify([process.env.SITE_LANGUAGE, readFileSync("content/docs/a.md", "utf8")]);
watch("content", { ignoreInitial: true })
  .on("ready", () => console.log("ready", text()))
  .on("all", (_event, path) => console.log(path, text()));
`;

test("N3 the development server of a language has its texts, and notices each edit", async () => {
  const root = folderOf({
    "package.json": JSON.stringify({ scripts: { develop: "exec node server.mjs" } }),
    "server.mjs": SERVER,
    "content/site.yml": `{ product: { name: Kestrel }, url: "https://kest.example", locales: [{ code: en, label: English, direction: ltr, default: true }, { code: de, label: Deutsch, direction: ltr }] }`,
    "content/docs/a.md": "one",
    [TRANSLATION]: "eins",
  });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  const server = spawn(
    process.execPath,
    [resolve("node_modules/tsx/dist/cli.mjs"), resolve("src/commands/develop-language.mts"), "de"],
    { cwd: root, stdio: ["ignore", "pipe", "inherit"] },
  );
  const ended = once(server, "exit");
  let printed = "";
  server.stdout.on("data", (data) => {
    printed += data;
  });
  const prints = async (text: string): Promise<void> => {
    while (!printed.includes(text)) await once(server.stdout, "data");
  };

  await prints('ready ["de","eins"]');
  appendFileSync(join(root, TRANSLATION), " und zwei");
  await prints('content/docs/a.md ["de","eins und zwei"]');
  writeFileSync(join(root, "content/site.yml"), "product: [");
  await prints("content/site.yml");
  appendFileSync(join(root, TRANSLATION), " und drei");
  await prints('content/docs/a.md ["de","eins und zwei und drei"]');
  server.kill("SIGTERM");
  await ended;
}, 60_000);
