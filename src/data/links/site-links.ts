import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isFile } from "../../markdown/named-files/stat-of";
import { redirectFault } from "../../site/addresses/redirect-fault";
import { fillWords } from "../../site/words";
import { routeOf } from "../document/content-file";
import { compileInYaml } from "../document/markdown-in-yaml";
import { contentRoot, fromRoot } from "../files/project";
import { readGlossary } from "../settings/glossary-file";
import { readSite, sitePath } from "../settings/site-file";
import { hasWrittenHome, readBlog } from "../settings/site-parts";
import { readWords } from "../settings/words-file";
import { parseYaml } from "../yaml/document";
import { locator, walkYaml } from "../yaml/yaml";
import type { SiteLink } from "./broken-links";

/** Keys whose value may be an address of this site. */
const ADDRESSES = new Set(["to", "href", "url", "image", "image_url"]);
const SIDEBARS = ["sidebars.yml", "sidebars.yaml", "sidebars.json"];
/** Values of `home.yml` that are Markdown. */
const HOME_MARKDOWN = [
  ["hero", "example"],
  ["strategies", "example"],
];
/** Keys of `site.yml` below which addresses of other sites lead no reader there. */
const SERVICES = new Set(["editUrl", "analytics", "feedback", "newsletter", "misses"]);
/** Keys of `site.yml` whose content is part of every page. */
const LAYOUT = new Set(["navbar", "footer"]);

function linksOfYaml(path: string): SiteLink[] {
  const links: SiteLink[] = [];
  walkYaml(readFileSync(path, "utf8"), (value, keys, place) => {
    const href = fillWords(value, readWords(), () => {});
    const key = String(keys.at(-1));
    const isService = path === sitePath && keys.some((part) => SERVICES.has(String(part)));
    const isOutward = /^https?:\/\//i.test(href) && !isService;
    if (!isOutward && (!ADDRESSES.has(key) || !href.startsWith("/"))) return;
    // What no redirect may lead to is reported as that.
    if (keys[0] === "redirects" && redirectFault(href) !== undefined) return;
    const isInLayout = path === sitePath && LAYOUT.has(String(keys[0]));
    links.push({ href, target: href, page: "/", file: fromRoot(path), ...place, isInLayout });
  });
  return links;
}

function linksOfAnnouncement(): SiteLink[] {
  const { announcement } = readSite();
  if (!announcement) return [];
  const { links } = compileInYaml(announcement.content, sitePath, ["announcement", "content"]);
  return links.map((link) => ({
    ...link,
    page: "/",
    file: fromRoot(sitePath),
    isInLayout: true,
  }));
}

function linksOfHome(): SiteLink[] {
  const path = join(contentRoot, "home.yml");
  if (!hasWrittenHome()) return [];
  const { document } = parseYaml(readFileSync(path, "utf8"));
  return HOME_MARKDOWN.flatMap((at) => {
    const markdown = document.getIn(at);
    if (typeof markdown !== "string") return [];
    const filled = fillWords(markdown, readWords(), () => {});
    return compileInYaml(filled, path, at).links.map(
      (link): SiteLink => ({ ...link, page: "/", file: fromRoot(path), isInLayout: false }),
    );
  });
}

function linksOfGlossary(): SiteLink[] {
  const path = join(contentRoot, "glossary.yml");
  const { entries } = readGlossary();
  const placeIn = entries.length > 0 ? locator(readFileSync(path, "utf8")) : undefined;
  return entries.flatMap(({ see }, index): SiteLink[] => {
    if (!see || !placeIn) return [];
    const route = routeOf(see.file);
    const target = route === undefined ? null : route + see.anchor;
    const place = placeIn(["terms", index, "see"]);
    return [
      { href: see.link, target, page: "/", file: fromRoot(path), ...place, isInLayout: false },
    ];
  });
}

/**
 * Returns all links of the YAML files: of those that become nodes, such as those of the navbar and
 * of authors, and of sidebars. `yamlFiles` are paths below `content/`.
 */
export function siteLinks(yamlFiles: readonly string[]): SiteLink[] {
  const folders = readSite().docs.versions.map(({ folder }) => folder);
  const files = [
    ...yamlFiles.filter(
      (file) =>
        (file !== "home.yml" || hasWrittenHome()) && (!file.startsWith("blog/") || readBlog()),
    ),
    ...folders.flatMap((folder) => SIDEBARS.map((name) => `${folder}/${name}`)),
  ];
  return [
    ...files
      .map((file) => join(contentRoot, file))
      .filter(isFile)
      .flatMap(linksOfYaml),
    ...linksOfAnnouncement(),
    ...linksOfHome(),
    ...linksOfGlossary(),
  ];
}
