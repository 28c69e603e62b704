/**
 * `npm run new -- doc|post "Title"`: writes a file with the right front matter in the right place.
 */
import { parseArgs } from "node:util";
import { UsageError } from "../data/files/usage-error";
import { newDoc, newPost } from "./new-content";
import { runCommand } from "./run-command";

const HELP = `Writes a new doc or post.

  npm run new -- doc "Title"    content/docs/title.md
    --folder core               in a folder of the docs

  npm run new -- post "Title"   content/blog/2021-08-26-title.md
    --author key                as in content/blog/authors.yml; several: --author a --author b
    --tags one,two              as in content/blog/tags.yml
    --date 2021-08-26           another day than today

Both:
    --slug name                 another name than the title's
    --mdx                       a .mdx file, which may import and compute
    --help                      this text`;

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
  if (kind !== "doc" && kind !== "post") {
    throw new UsageError(
      `${kind ? `\`${kind}\` is neither doc nor post` : "The first argument must be doc or post"}.`,
    );
  }
  if (!title?.trim()) throw new UsageError(`The ${kind} needs a title.`);
  if (more.length > 0) {
    throw new UsageError(`Put quotation marks around the title: "${[title, ...more].join(" ")}".`);
  }
  const { author, tags, date, folder, ...both } = values;
  const foreign = kind === "doc" ? { author, tags, date } : { folder };
  for (const [name, value] of Object.entries(foreign)) {
    if (value !== undefined) throw new UsageError(`A ${kind} takes no --${name}.`);
  }
  const { path, route, advice } =
    kind === "doc"
      ? newDoc(title, { folder, ...both })
      : newPost(title, { authors: list(author), tags: list(tags), date, ...both });
  console.log(`${path} is written. It will be served at ${route}`);
  if (advice) console.log(advice);
}

await runCommand(run, 'Usage: npm run new -- doc|post "Title"; all options: npm run new -- --help');
