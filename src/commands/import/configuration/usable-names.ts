import type { Report } from "../report";
import type { SiteBounds } from "../sandbox/site-bounds";
import type { DocusaurusConfig } from "./docusaurus-config";
import type { Plugins } from "./plugins";

/** As Docusaurus has it, but without a dot at the start. */
const FORBIDDEN = /^\.|[\\/<>:"|?*\p{Cc}]/u;
const LONGEST_NAME = 100;

/** Whether a version can have this name, which becomes the name of folders. */
export const isVersionName = (name: unknown): name is string =>
  typeof name === "string" &&
  name.trim() !== "" &&
  name.length <= LONGEST_NAME &&
  !FORBIDDEN.test(name);

/** Whether a plugin can have this id, which becomes the start of folders' names. */
const isPluginId = (id: string): boolean =>
  /^[\w-]+$/.test(id) && id.length <= LONGEST_NAME && id !== "__proto__";

/** Whether a text is the code of a language. It is the name of a folder. */
function isLocale(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}

/** Returns the parts of a configuration without names and folders that cannot be used. */
export function usableNames(
  { staticDirectories, i18n }: Pick<DocusaurusConfig, "staticDirectories" | "i18n">,
  { docs, blogs, pages }: Pick<Plugins, "docs" | "blogs" | "pages">,
  bounds: SiteBounds,
  report: Report,
) {
  const refuse = (option: string, value: string, expected: string): false => {
    report.left(`${option} \`${value}\``, `expected ${expected}`);
    return false;
  };
  const isFolder = (option: string, folder: string): boolean => {
    const fault = bounds.folderFault(folder);
    return fault === undefined || refuse(option, folder, `a folder of the site; this one ${fault}`);
  };
  const hasFolder = ({ path }: { path: string }): boolean => isFolder("the content of", path);
  const ids = docs.map(({ id }) => id);
  const isOwnId = ({ id, path }: { id: string; path: string }, index: number): boolean => {
    const docsOf = `the docs of \`${path}\` with the id`;
    if (!isPluginId(id)) return refuse(docsOf, id, "letters, digits, `-` and `_`");
    return ids.indexOf(id) === index || refuse(docsOf, id, "another id for each plugin");
  };
  const { defaultLocale } = i18n;
  const isKnown =
    isLocale(defaultLocale) ||
    refuse("i18n.defaultLocale", defaultLocale, "a language such as `pt-BR`");
  return {
    staticDirectories: staticDirectories.filter((folder) => isFolder("static files of", folder)),
    locale: isKnown ? defaultLocale : "en",
    languages: i18n.locales.filter(
      (code) =>
        code !== defaultLocale &&
        (isLocale(code) || refuse("i18n.locales", code, "a language such as `pt-BR`")),
    ),
    docs: docs.filter((one, index) => isOwnId(one, index) && hasFolder(one)),
    blogs: blogs.filter(hasFolder),
    pages: pages && hasFolder(pages) ? pages : null,
  };
}
