/**
 * `npm run new -- doc|post "Title"`: writes a file with the right front matter in the right place.
 * `npm run new -- slot Name` writes the component of a slot, and `npm run new -- translation FILE CODE`
 * the start of a translation, or that it is up to date.
 */
import "../data/settings/strings";

import { parseArgs } from "node:util";
import { UsageError } from "../data/files/usage-error";
import { newTranslation } from "./languages/translations";
import { newDoc, newPost } from "./new-content";
import { newSlot } from "./new-slot";
import { runCommand } from "./run-command";

const HELP = `Writes a new doc, a post, the component of a slot or the start of a translation.

  npm run new -- doc "Title"    content/docs/title.md
    --folder core               in a folder of the docs

  npm run new -- post "Title"   content/blog/2021-08-26-title.md
    --author key                as in content/blog/authors.yml; several: --author a --author b
    --tags one,two              as in content/blog/tags.yml
    --date 2021-08-26           another day than today

Docs and posts:
    --slug name                 another name than the title's
    --mdx                       a .mdx file, which may import and compute

  npm run new -- slot Footer    src/slots/Footer.tsx: see docs/writing/slots.md

  npm run new -- translation docs/core/title.md de
                                the file in German, or a note in its front matter that it is
                                up to date: see docs/writing/languages.md`;

const list = (values: readonly string[] = []): string[] =>
  values
    .flatMap((value) => value.split(","))
    .map((value) => value.trim())
    .filter(Boolean);

function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      folder: { type: "string" },
      author: { type: "string", multiple: true },
      tags: { type: "string", multiple: true },
      date: { type: "string" },
      slug: { type: "string" },
      mdx: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const [kind, title, ...more] = positionals;
  if (kind === "translation") {
    const files = [title, ...more].filter((name) => name !== undefined);
    const code = files.pop();
    if (code === undefined || files.length === 0)
      throw new UsageError("A translation needs a file of `content/` and the code of a language.");
    for (const file of files) console.log(newTranslation(file, code));
    return;
  }
  if (kind !== "doc" && kind !== "post" && kind !== "slot") {
    throw new UsageError(
      `${kind ? `\`${kind}\` is none of doc, post, slot and translation` : "The first argument must be doc, post, slot or translation"}.`,
    );
  }
  if (!title?.trim())
    throw new UsageError(`The ${kind} needs a ${kind === "slot" ? "name" : "title"}.`);
  if (more.length > 0) {
    throw new UsageError(`Put quotation marks around the title: "${[title, ...more].join(" ")}".`);
  }
  const { author, tags, date, folder, ...both } = values;
  const ofPosts = { author, tags, date };
  const foreign = { doc: ofPosts, post: { folder }, slot: { ...ofPosts, folder, ...both } }[kind];
  for (const [name, value] of Object.entries(foreign)) {
    if (value !== undefined) throw new UsageError(`A ${kind} takes no --${name}.`);
  }
  if (kind === "slot") {
    console.log(`${newSlot(title)} is written. It leaves the page as it is until you change it.`);
    return;
  }
  const { path, route, advice } =
    kind === "doc"
      ? newDoc(title, { folder, ...both })
      : newPost(title, { authors: list(author), tags: list(tags), date, ...both });
  console.log(`${path} is written. It will be served at ${route}`);
  if (advice) console.log(advice);
}

await runCommand(
  run,
  'Usage: npm run new -- doc|post|slot "Title"; all options: npm run new -- --help',
);
