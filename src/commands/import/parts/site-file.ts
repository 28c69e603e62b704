import type { Content, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { z } from "zod";
import type { Aliases } from "../../../site/aliases";
import { absoluteUrl } from "../../../site/config";
import { textOf } from "../../../site/node-text";
import { isExternal } from "../../../site/routes";
import { GENERATED_SIDEBAR } from "../../../site/sidebar";
import type { DocusaurusConfig, NavItem } from "../configuration/docusaurus-config";
import type { Report } from "../report";
import type { Accent } from "./brand-colors";
import type { DocsFolder } from "./docs-folders";

/** What a Docusaurus site has, as far as `content/site.yml` says it. */
export interface SiteParts {
  config: DocusaurusConfig;
  /** The codes of its languages beside its own. */
  languages: readonly string[];
  /** Whether there is a mark for the navbar. */
  hasLogo: boolean;
  docs: readonly DocsFolder[];
  editUrl: string | undefined;
  /** Null: no blog. */
  blog: {
    title?: string | undefined;
    description?: string | undefined;
    postsPerPage: number;
    editUrl?: string;
    sidebar?: object;
  } | null;
  redirects: readonly { from: string[]; to: string }[];
  /** The site's colour, if its styles have one. */
  accent: Accent | undefined;
  /** Words of the site's own for admonitions. */
  admonitions: readonly string[];
  aliases: Aliases;
  /** Whether formulas are written between dollars. */
  hasMath: boolean;
}

type Link = { label: string } & ({ to: string } | { href: string });

const html = (source: string): Root => fromHtml(source, { fragment: true });

/** Returns what HTML says as Markdown. */
const markdownOf = (source: string): string =>
  toMarkdown(toMdast(html(source)), { bullet: "-" }).trim();

/** Where HTML begins a new line without a space. */
const LINE_END = /<br\b[^>]*>|<\/(?:p|div|li)>/gi;

/** Returns the text of HTML, in one line. */
const plainText = (source: string): string =>
  textOf(html(source.replace(LINE_END, "$& ")))
    .replace(/\s+/g, " ")
    .trim();

/** Returns the address of a link as this site writes it. */
function target({ to, href }: NavItem): { to: string } | { href: string } | undefined {
  const address = (to ?? href)?.replace(/^pathname:\/\//, "");
  if (address === undefined || address === "") return undefined;
  if (isExternal(address)) return { href: address };
  return { to: address.startsWith("/") ? address : `/${address}` };
}

/** Returns the first link in HTML. A link around a picture has the picture's name. */
function linkIn(source: string): Link | undefined {
  const find = (node: Root | Content): Link | undefined => {
    if (!("children" in node)) return undefined;
    if (node.type === "element" && node.tagName === "a") {
      const found = target({ href: String(node.properties.href ?? ""), docsPluginId: "" });
      const label = textOf(toMdast(node)).trim();
      return found && label ? { label, ...found } : undefined;
    }
    const links = node.children.map(find);
    return links.find((link) => link !== undefined);
  };
  return find(html(source));
}

/** Returns the words of a doc's id: `api/get-started` is "Get started". */
function labelOfDoc(id: string): string {
  const words = (id.split("/").at(-1) ?? id).replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a name for a link that shows only a picture. */
function labelOf(item: NavItem): string | undefined {
  const spoken = item["aria-label"];
  const address = item.href ?? item.to ?? "";
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : undefined;
  return item.label || (typeof spoken === "string" ? spoken : undefined) || host;
}

/** Returns the name that a sidebar of Docusaurus has here. */
function sidebarName(name: string, collection: string, docs: readonly DocsFolder[]): string {
  const isGenerated = docs.some(
    (folder) => folder.collection === collection && folder.sidebars === undefined,
  );
  return name === "defaultSidebar" && isGenerated ? GENERATED_SIDEBAR : name;
}

/** Returns an item of the navbar as this site writes it; undefined if it has none of the kind. */
function navbarItem(
  item: NavItem,
  docs: readonly DocsFolder[],
  report: Report,
): object | undefined {
  const { type, docId, sidebarId, docsPluginId } = item;
  const collection: { collection?: string } =
    docsPluginId === "default" ? {} : { collection: docsPluginId };
  const name = `navbar: ${item.label ?? type ?? "an item"}`;
  if (type === "search") return undefined;
  if (type === "docSidebar" && sidebarId !== undefined) {
    const sidebar = sidebarName(sidebarId, collection.collection ?? "docs", docs);
    return { type, sidebar, label: item.label ?? labelOfDoc(sidebarId), ...collection };
  }
  if (type === "doc" && docId !== undefined) {
    return { type, doc: docId, label: item.label ?? labelOfDoc(docId), ...collection };
  }
  if (type === "docsVersionDropdown" || type === "docsVersion") {
    // The site offers the versions by itself.
    const { dropdownItemsBefore: before = [], dropdownItemsAfter: after = [] } = item;
    const labels = [...before, ...after].flatMap(({ label }) => label ?? []);
    if (labels.length > 0) {
      report.left(`navbar: ${labels.join(", ")}`, "the menu of versions has no links of its own");
    }
    return undefined;
  }
  // The site offers its languages by itself.
  if (type === "localeDropdown") return undefined;
  if (type === "html") {
    const link = linkIn(String(item.value ?? ""));
    if (!link) report.left(name, "it is HTML without a link");
    return link && { type: "link", ...link };
  }
  const items = item.items ?? [];
  const own = target(item);
  const label = labelOf(item);
  if (items.length > 0 && label !== undefined) {
    const ofItself = own ? [{ type: "link", label, ...own }] : [];
    const links = [...ofItself, ...items.flatMap((inner) => navbarItem(inner, docs, report) ?? [])];
    return links.length > 0 ? { type: "menu", label, items: links } : undefined;
  }
  if (!own || label === undefined) {
    report.left(name, type ? `the site has no \`${type}\` item` : "it has no address or no label");
    return undefined;
  }
  return { type: "link", label, ...own };
}

function navbar(
  { navbar: { items, title }, colorMode }: DocusaurusConfig["themeConfig"],
  hasLogo: boolean,
  docs: readonly DocsFolder[],
  report: Report,
) {
  // As in Docusaurus, an item without a position is on the right.
  const at = (side: "left" | "right") =>
    items
      .filter(({ position }) => (position === "left" ? "left" : "right") === side)
      .flatMap((item) => navbarItem(item, docs, report) ?? []);
  const switches = colorMode.disableSwitch ? [] : [{ type: "colorMode" }];
  return {
    ...(hasLogo && !title && { showName: false }),
    left: at("left"),
    right: [...at("right"), { type: "search" }, ...switches],
  };
}

function footer(config: DocusaurusConfig, report: Report) {
  const { links, copyright } = config.themeConfig.footer;
  const itemOf = (item: NavItem): Link | undefined => {
    const link = item.html === undefined ? undefined : linkIn(item.html);
    const address = target(item);
    const label = labelOf(item);
    if (link) return link;
    if (address && label) return { label, ...address };
    report.left(`footer: ${item.label ?? "an item"}`, "it has no address or no label");
    return undefined;
  };
  // A footer without columns is a list of links.
  const columns = links.every(({ items }) => items === undefined)
    ? [{ title: config.title, items: links }]
    : links.map(({ title, items = [] }) => ({ title: title ?? config.title, items }));
  return {
    columns: columns
      .map(({ title, items }) => ({ title, items: items.flatMap((item) => itemOf(item) ?? []) }))
      .filter(({ items }) => items.length > 0),
    ...(copyright && { copyright: plainText(copyright) }),
  };
}

const languageName = (code: string): string =>
  new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;

/** Returns the fields that are plain values. The others are named. */
const plainFields = (fields: DocusaurusConfig["customFields"], report: Report): object =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => {
      const isPlain = z.json().safeParse(value).success;
      if (!isPlain && value !== undefined)
        report.left(`customFields.${name}`, "it is no plain value");
      return isPlain;
    }),
  );

/** Returns the content of `content/site.yml` for a Docusaurus site. */
export function siteFile(parts: SiteParts, report: Report): object {
  const { config, languages, docs, editUrl, blog, redirects, aliases, hasMath } = parts;
  const { title, tagline, url, i18n, themeConfig } = config;
  const { colorMode, announcementBar: bar, tableOfContents } = themeConfig;
  const { title: short } = themeConfig.navbar;
  const code = i18n.defaultLocale;
  const customFields = plainFields(config.customFields, report);
  const address = absoluteUrl.safeParse(url?.replace(/\/+$/, ""));
  if (!address.success) {
    const why = url === undefined ? "it is not known" : `found \`${url}\``;
    report.left("url", `${why}; write the address of your site into \`content/site.yml\``);
  }
  return {
    product: {
      name: title,
      ...(short && short !== title && { short }),
      ...(tagline && { tagline }),
    },
    url: address.data ?? "https://example.org",
    titleDelimiter: config.titleDelimiter,
    ...(Object.keys(customFields).length > 0 && { customFields }),
    ...(tagline && { description: tagline }),
    locales: [code, ...languages].map((one) => {
      const { label, direction } = i18n.localeConfigs[one] ?? {};
      return {
        code: one,
        label: label ?? languageName(one),
        direction: direction === "rtl" ? "rtl" : "ltr",
        ...(one === code && { default: true }),
      };
    }),
    colorMode: {
      default: colorMode.defaultMode,
      respectSystem: colorMode.respectPrefersColorScheme,
    },
    ...(parts.accent && { colors: { accent: parts.accent } }),
    ...(bar?.content?.trim() && {
      announcement: {
        id: bar.id,
        content: markdownOf(bar.content),
        closable: bar.isCloseable,
      },
    }),
    docs: {
      ...(docs.length > 0 && {
        versions: docs.map((folder) => ({
          name: folder.name,
          label: folder.label,
          path: folder.path,
          folder: folder.to,
          collection: folder.collection,
          ...(folder.banner && { banner: folder.banner }),
          ...(!folder.sidebarCollapsible && { sidebarCollapsible: false }),
          ...(!folder.sidebarCollapsed && { sidebarCollapsed: false }),
        })),
      }),
      ...(editUrl && { editUrl }),
      tableOfContents: {
        minLevel: tableOfContents.minHeadingLevel,
        maxLevel: tableOfContents.maxHeadingLevel,
      },
    },
    blog: blog ?? false,
    markdown: {
      math: hasMath ? "on" : "off",
      ...(parts.admonitions.length > 0 && { admonitions: parts.admonitions }),
      ...(Object.keys(aliases).length > 0 && { aliases }),
      ...(config.trailingSlash !== undefined && { trailingSlash: config.trailingSlash }),
    },
    navbar: navbar(themeConfig, parts.hasLogo, docs, report),
    footer: footer(config, report),
    ...(redirects.length > 0 && { redirects }),
  };
}
