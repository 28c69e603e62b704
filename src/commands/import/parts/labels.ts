import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isFile } from "../../../markdown/named-files/stat-of";
import type { DocusaurusConfig, NavItem } from "../configuration/docusaurus-config";
import type { Draft } from "../draft";
import { readable, readJson } from "../read-json";

/** Labels that a translation of Docusaurus gives, by their ids. Those that were used are noted. */
export class Labels {
  private readonly unused: Map<string, string>;

  constructor(private readonly labels: ReadonlyMap<string, string>) {
    this.unused = new Map(labels);
  }

  /** Returns a label; what the site says itself if no label has the id. */
  get<Otherwise>(id: string, otherwise: Otherwise): string | Otherwise {
    this.unused.delete(id);
    return this.labels.get(id) ?? otherwise;
  }

  /** Returns how many labels with such ids say something else than the id, and nothing has asked for them. */
  countUnused(pattern: RegExp): number {
    return Array.from(this.unused).filter(
      ([id, label]) => pattern.test(id) && !id.endsWith(`.${label}`),
    ).length;
  }
}

const translation = z.record(z.string(), z.looseObject({ message: z.string() }));

/** Returns the labels in a file, which need not exist. Throws an error if it has others. */
function labelsIn(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const { data } = translation.safeParse(readJson(file));
  return new Map(
    Object.entries(data ?? {})
      .map(([id, { message }]) => [id, message.trim()] as const)
      .filter(([, message]) => message !== ""),
  );
}

const inNavbar = (labels: Labels, items: readonly NavItem[]): NavItem[] =>
  items.map((item) => ({
    ...item,
    ...(item.label && { label: labels.get(`item.label.${item.key ?? item.label}`, item.label) }),
    ...(item.items && { items: inNavbar(labels, item.items) }),
  }));

const inFooter = (labels: Labels, items: readonly NavItem[]): NavItem[] =>
  items.map((item) => ({
    ...item,
    ...(item.title && { title: labels.get(`link.title.${item.title}`, item.title) }),
    ...(item.label && { label: labels.get(`link.item.label.${item.label}`, item.label) }),
    ...(item.items && { items: inFooter(labels, item.items) }),
  }));

/** Returns the settings of the theme with translated labels in navbar and footer. */
export function translatedTheme<Theme extends DocusaurusConfig["themeConfig"]>(
  theme: Theme,
  navbar: Labels,
  footer: Labels,
): Theme {
  const { title, items } = theme.navbar;
  const { copyright, links } = theme.footer;
  return {
    ...theme,
    navbar: {
      ...theme.navbar,
      // As in Docusaurus, a title that the navbar does not have cannot be translated.
      ...(title && { title: navbar.get("title", title) }),
      items: inNavbar(navbar, items),
    },
    footer: {
      ...theme.footer,
      ...(copyright && { copyright: footer.get("copyright", copyright) }),
      links: inFooter(footer, links),
    },
  };
}

function sidebarItem(labels: Labels, sidebar: string, item: unknown): unknown {
  if (Array.isArray(item)) return item.map((inner) => sidebarItem(labels, sidebar, inner));
  if (typeof item !== "object" || item === null) return item;
  const {
    type,
    label,
    key = label,
    items,
    link,
    ...others
  }: Record<string, unknown> = Object(item);
  const labelOf = (kind: unknown, name: unknown, part = "") =>
    labels.get(`sidebar.${sidebar}.${kind}.${name}${part}`, undefined);
  if (type === undefined) {
    const named = Object.entries(item).map(([name, inner]) => [
      labelOf("category", name) ?? name,
      sidebarItem(labels, sidebar, inner),
    ]);
    return Object.fromEntries(named);
  }
  const title = labelOf(type, key, ".link.generated-index.title");
  const description = labelOf(type, key, ".link.generated-index.description");
  return {
    type,
    ...(label !== undefined && { label: labelOf(type, key) ?? label }),
    ...others,
    ...(link !== undefined && {
      link: link && {
        ...Object(link),
        ...(title && { title }),
        ...(description && { description }),
      },
    }),
    ...(items !== undefined && { items: sidebarItem(labels, sidebar, items) }),
  };
}

/** Returns sidebars with translated labels. */
export const translatedSidebars = (labels: Labels, sidebars: object): object =>
  Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, sidebarItem(labels, name, items)]),
  );

/** Returns the labels of a file of translations. Reports a file that cannot be read. */
export function readLabels(draft: Draft, file: string): Labels {
  const onFault = (why: string) => draft.report.left(draft.name(file), why);
  const isOfSite = draft.bounds.fault(file) === undefined;
  return new Labels((isOfSite && readable(() => labelsIn(file), onFault)) || new Map());
}

/** Names the file with the words of the interface, which the site does not read. */
export function reportInterface(draft: Draft, translations: string): void {
  const file = join(translations, "code.json");
  if (!isFile(file)) return;
  const why = "the words of the frame and of components are those of this project";
  draft.report.left(draft.name(file), why);
}
