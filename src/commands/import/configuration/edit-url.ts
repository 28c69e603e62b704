import { resolve } from "node:path";
import type { Draft } from "../draft";
import { isCall } from "../sandbox/sandbox";

/** Stands for the file's path while an editing address is asked for. */
const MARK = "-the-file-";

/** Returns what Docusaurus tells a function for editing addresses about a doc, and about a post. */
const askedFile = (folder: string, locale: string): Record<string, string> => ({
  version: "current",
  versionDocsDirPath: folder,
  docPath: MARK,
  blogDirPath: folder,
  blogPath: MARK,
  locale,
});

/**
 * Returns an editing address as this site writes it, with `{path}` for the file's path below
 * `content/`; undefined if the address cannot be written so. `folder` is the files' folder from the
 * root of the Docusaurus site, and `to` the one below `content/`.
 */
function editUrlOf(
  editUrl: unknown,
  folder: string,
  to: string,
  locale: string,
): string | undefined {
  const written =
    typeof editUrl === "string"
      ? `${editUrl.replace(/\/$/, "")}/${folder}/${MARK}`
      : isCall(editUrl) && editUrl(askedFile(folder, locale));
  if (typeof written !== "string" || !URL.canParse(written)) return undefined;
  const address = new URL(written).href;
  return address.endsWith(`/${to}/${MARK}`)
    ? `${address.slice(0, -`${to}/${MARK}`.length)}{path}`
    : undefined;
}

/** Returns the editing address of files; undefined, and a line in the report, if it is not known. */
export function knownEditUrl(
  draft: Draft,
  { editUrl, path }: { editUrl?: unknown; path: string },
  to: string,
  locale: string,
): string | undefined {
  const address = editUrlOf(editUrl, draft.name(resolve(draft.root, path)), to, locale);
  if (editUrl !== undefined && address === undefined) {
    draft.report.left(
      `editUrl of ${path}`,
      `write \`${to === "blog" ? to : "docs"}.editUrl\` of \`content/site.yml\` yourself`,
    );
  }
  return address;
}
