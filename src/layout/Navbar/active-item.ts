import { isBelow, isSame } from "../../site/routes";

/** An item of the navbar, as the data layer provides it. */
export interface NavbarItemData
  extends Pick<Queries.NavbarItem, "type" | "label" | "path" | "href"> {
  /** What the item leads to, if the current page is in it: a sidebar, or a section of one. */
  readonly around?: "sidebar" | "section" | undefined;
  /** The links of a menu. */
  readonly items?: readonly NavbarItemData[];
}

const AROUND = { sidebar: 1, section: 2 };

/**
 * Returns how closely an item stands for the current page. 0: not at all. As in Docusaurus, a link to
 * a list such as the blog stands for the pages below it as well.
 */
function closeness({ type, path, around }: NavbarItemData, currentPath: string): number {
  if (path !== null && isSame(path, currentPath)) return Infinity;
  const isList = type === "link" && path !== null && isBelow(currentPath, path);
  return isList ? AROUND.section + path.length : around ? AROUND[around] : 0;
}

/** Returns the one item that is marked: the one that stands most closely for the current page. */
export function activeItem(
  items: readonly NavbarItemData[],
  currentPath: string,
): NavbarItemData | undefined {
  let closest: NavbarItemData | undefined;
  let best = 0;
  for (const item of items.flatMap((one) => (one.items?.length ? one.items : one))) {
    const found = closeness(item, currentPath);
    if (found > best) [closest, best] = [item, found];
  }
  return closest;
}

/** Returns the mark of an item: the current page itself, or what the page belongs to. */
export const currentMark = (
  item: NavbarItemData,
  active: NavbarItemData | undefined,
  currentPath: string,
): "page" | "true" | undefined => {
  if (item !== active) return undefined;
  return item.path !== null && isSame(item.path, currentPath) ? "page" : "true";
};
