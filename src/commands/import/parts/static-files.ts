import { extname, join, resolve } from "node:path";
import { isFile } from "../../../markdown/named-files/stat-of";
import { alike, generatedFiles, isExternal } from "../../../site/routes";
import type { DocusaurusConfig } from "../configuration/docusaurus-config";
import type { Draft } from "../draft";
import { asDrawing, noMark } from "./brand";

const LOGO = "static/img/logo.svg";
const FAVICON = "static/favicon.svg";

/** Takes over a drawing of the brand, which has a fixed place on this site. Returns whether there is one. */
async function addBrand(
  draft: Draft,
  config: DocusaurusConfig,
  path: string | undefined,
  to: string,
): Promise<boolean> {
  if (path === undefined) return false;
  const leave = (why: string): false => {
    draft.report.left(path, `${why}; draw \`${to}\` yourself`);
    return false;
  };
  const { baseUrl, staticDirectories } = config;
  const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path;
  const found = staticDirectories
    .flatMap((folder) => [path, below].map((part) => join(resolve(draft.root, folder), part)))
    .find(isFile);
  if (found === undefined) {
    return leave(isExternal(path) ? "it is on another site" : "there is no such static file");
  }
  const fault = draft.bounds.fault(found);
  if (fault) return leave(`it ${fault}`);
  if (extname(found).toLowerCase() === ".svg") {
    draft.copy(found, to);
    return true;
  }
  const picture = await asDrawing(found);
  if ("fault" in picture) return leave(picture.fault);
  draft.write(to, picture.drawing);
  return true;
}

/** Takes over the static files and the drawings of the brand. Returns whether the site has a logo. */
export async function addStatic(
  draft: Draft,
  config: DocusaurusConfig,
  hasBlog: boolean,
): Promise<boolean> {
  const { report } = draft;
  const made = new Set(generatedFiles(0, hasBlog).map(alike));
  let count = 0;
  for (const folder of config.staticDirectories) {
    for (const { from, name } of draft.files(resolve(draft.root, folder))) {
      if (name === "_headers") {
        report.left(`${folder}/_headers`, "the site has its own; add your lines to it");
        continue;
      }
      if (made.has(alike(`/${name}`))) {
        report.left(`${folder}/${name}`, "the build writes its own file of this name");
        continue;
      }
      draft.copy(from, `static/${name}`);
      count += 1;
    }
  }
  report.took(count, "file", config.staticDirectories.join(", "), "static");
  const { src, srcDark } = config.themeConfig.navbar.logo ?? {};
  const hasLogo = await addBrand(draft, config, src ?? srcDark, LOGO);
  if (src && srcDark && srcDark !== src)
    await addBrand(draft, config, srcDark, "static/img/logo-dark.svg");
  // The mark is the icon too. Without one, there is none, and not that of this project.
  if (!hasLogo) {
    draft.write(LOGO, noMark);
    report.next.push(`Draw \`${LOGO}\`: until then the site has no mark`);
  }
  if (!(await addBrand(draft, config, config.favicon, FAVICON))) {
    const drawing = draft.written.get(LOGO);
    const logo = draft.sourceOf(LOGO);
    if (drawing !== undefined) draft.write(FAVICON, drawing);
    else if (logo !== undefined) draft.copy(logo, FAVICON);
  }
  return hasLogo;
}
