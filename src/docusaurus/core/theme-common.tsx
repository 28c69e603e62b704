import {
  type ComponentProps,
  type ElementType,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { Head } from "../../layout/Head/Head";
import { PageMetadata as SitePageMetadata } from "../../layout/PageMetadata/PageMetadata";
import { routeOf } from "../../layout/route-of";
import { chooseMode } from "../../runtime/choices/color-mode";
import type { ColorModeChoice } from "../../runtime/choices/mode";
import { useLocation } from "./router";
import useIsomorphicLayoutEffect from "./useIsomorphicLayoutEffect";

export { useIsomorphicLayoutEffect };

type Mode = "dark" | "light";

const modeOfPage = (): Mode =>
  document.documentElement.dataset.theme === "light" ? "light" : "dark";

/** Sets the colour mode of the page, and of the next visits. Null is that of the system. */
const setColorMode = (mode: ColorModeChoice | null): void => chooseMode(mode ?? "system");
const setLightTheme = (): void => setColorMode("light");
const setDarkTheme = (): void => setColorMode("dark");

/** Returns the colour mode of the page. In the HTML it is not known yet, and `dark` stands for it. */
export function useColorMode() {
  const [colorMode, setShown] = useState<Mode>("dark");
  useEffect(() => {
    const follow = () => setShown(modeOfPage());
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => observer.disconnect();
  }, []);
  const isDarkTheme = colorMode === "dark";
  return { colorMode, isDarkTheme, setColorMode, setLightTheme, setDarkTheme };
}

/** Returns whether the window is wide enough for a sidebar. In the HTML it is not known yet. */
export function useWindowSize({ desktopBreakpoint = 996 } = {}): "desktop" | "mobile" | "ssr" {
  const [size, setSize] = useState<"desktop" | "mobile" | "ssr">("ssr");
  useEffect(() => {
    const follow = () => setSize(innerWidth > desktopBreakpoint ? "desktop" : "mobile");
    follow();
    addEventListener("resize", follow);
    return () => removeEventListener("resize", follow);
  }, [desktopBreakpoint]);
  return size;
}

/** The forms of a word for numbers, in the order in which messages have them. */
const FORMS = ["zero", "one", "two", "few", "many", "other"] as const;

/** Returns a function that chooses among messages such as `One post|{count} posts`. */
export function usePluralForm() {
  const rules = new Intl.PluralRules(PAGE_LANGUAGE.lang);
  const { pluralCategories } = rules.resolvedOptions();
  const forms = FORMS.filter((form) => pluralCategories.includes(form));
  return {
    selectMessage(count: number, messages: string): string {
      const parts = messages.split("|");
      const index = Math.min(forms.indexOf(rules.select(count)), parts.length - 1);
      return parts[index] ?? "";
    },
  };
}

interface PageMetadataProps
  extends Pick<ComponentProps<typeof SitePageMetadata>, "title" | "description" | "image"> {
  keywords?: string | readonly string[];
  children?: ReactNode;
}

/** What a page of one's own says of itself. */
export function PageMetadata({ keywords = [], children, ...said }: PageMetadataProps) {
  const { pathname } = useLocation();
  const words = typeof keywords === "string" ? keywords.split(/,\s*/) : keywords;
  return (
    <>
      <SitePageMetadata {...said} keywords={words} path={routeOf(pathname)} />
      {children && <Head>{children}</Head>}
    </>
  );
}

interface CollapsibleProps {
  as?: ElementType;
  collapsed: boolean;
  className?: string;
  children?: ReactNode;
}

/** What is there only while it is not collapsed. */
export function Collapsible({ as: As = "div", collapsed, className, children }: CollapsibleProps) {
  return (
    <As className={className} hidden={collapsed}>
      {children}
    </As>
  );
}

/** Returns whether something is collapsed, and functions that change this. */
export function useCollapsible({
  initialState = false,
}: {
  initialState?: boolean | (() => boolean);
}) {
  const [collapsed, setCollapsed] = useState(initialState);
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((before) => !before) };
}

/** Returns a function that keeps an element in its place in the window while others change their height. */
export function useScrollPositionBlocker() {
  const held = useRef<{ element: Element; top: number }>(undefined);
  useIsomorphicLayoutEffect(() => {
    if (!held.current) return;
    const { element, top } = held.current;
    held.current = undefined;
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
  });
  return {
    blockElementScrollPositionUntilNextRender(element: Element): void {
      held.current = { element, top: element.getBoundingClientRect().top };
    },
  };
}

/** Returns what a value was at the render before. */
export function usePrevious<Value>(value: Value): Value | undefined {
  const before = useRef<Value>(undefined);
  useIsomorphicLayoutEffect(() => {
    before.current = value;
  });
  return before.current;
}

/** Returns the items that stand in a list before, too. */
export const duplicates = <Item,>(
  items: readonly Item[],
  isSame: (a: Item, b: Item) => boolean = Object.is,
): Item[] => items.filter((item, index) => items.findIndex((one) => isSame(one, item)) !== index);

/** Returns the items of a list, each once. */
export const uniq = <Item,>(items: readonly Item[]): Item[] => Array.from(new Set(items));
