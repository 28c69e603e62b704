import type { SiteConfig } from "./config";

type Items = SiteConfig["navbar"]["left"];

/** What of a site file decides how much room the navbar needs. */
export interface NavbarContent {
  product: Pick<SiteConfig["product"], "short">;
  navbar: Pick<SiteConfig["navbar"], "left" | "right" | "showName">;
}

/** Windows up to this width, in px, have the mobile layout. */
const MOBILE = 996;
/** Up to this width, items stand closer. */
const CLOSE = 1199;

/** Widths in px: of the search box, around and between items, where items stand closer or not. */
const close = { search: 130, item: 20 };
const wide = { search: 170, item: 28 };
/** The space beside the bar, the button for the colours, the mark of an item, what is around the name. */
const BESIDE = 48;
const TOGGLE = 44;
const MARK = 14;
const AROUND_BRAND = 32;
/** What a phone of 390 px has for logo and name beside its three buttons. */
const BRAND_ON_PHONE = 210;

/** Returns how wide a text is, in letters. Those of Chinese, Japanese and Korean are twice as wide. */
const lettersOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (letter >= "\u2e80" ? 2 : 1), 0);

const widthOf = (items: Items, { search, item: around }: typeof close): number =>
  items.reduce((sum, item) => {
    if (item.type === "search") return sum + search;
    if (item.type === "colorMode") return sum + TOGGLE;
    const hasMark = item.type === "menu" || "href" in item;
    return sum + lettersOf(item.label) * 8 + around + (hasMark ? MARK : 0);
  }, 0);

/**
 * Returns the width in px of windows up to which the items of the navbar stand in the menu, because the bar
 * has no room for them; 0 if it has room wherever the layout is not the mobile one, and a phone has room for
 * the name. It is an estimate, so that no page moves once a browser has measured it.
 */
export function crowdedUpTo({ product, navbar }: NavbarContent, logoWidth: number): number {
  const { left, right, showName } = navbar;
  const brand = logoWidth + (showName ? 8 + lettersOf(product.short) * 10.5 : 0);
  const [all, whole] = [close, wide].map(
    (room) => BESIDE + brand + AROUND_BRAND + widthOf([...left, ...right], room),
  ) as [number, number];
  const needed = Math.ceil(all > CLOSE || whole > CLOSE + 1 ? whole : all);
  if (needed > MOBILE) return needed;
  return brand > BRAND_ON_PHONE ? MOBILE : 0;
}
