import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { chooseTab, nameTab, wantedTabs, watchTabs } from "../../runtime/choices/tab-choices";
import { goToHiddenAnchor } from "../../runtime/navigation/anchors";
import type { TabItemProps } from "./TabItem";
import * as styles from "./Tabs.module.css";

export interface TabsProps {
  /** All tabs of a group switch together. The site remembers the reader's choice. */
  groupId?: string | undefined;
  /** The parameter of the address that names the open tab; `true` for the name of the group. */
  queryString?: string | boolean;
  /** Classes of the owner's own. */
  className?: string;
  /** Value of the tab that is open at first. */
  defaultValue?: string;
  /** The order of the tabs, and labels for tabs that have none themselves. */
  values?: readonly { value: string; label?: string }[];
  children?: ReactNode;
}

/**
 * A layout effect in the browser. On the server it is `useEffect`, as React warns about layout
 * effects there.
 */
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

const isTab = (child: ReactNode): child is ReactElement<TabItemProps> =>
  isValidElement(child) && typeof Object(child.props).value === "string";

/**
 * Shows one panel and hides the others. The browser's search still finds text in a hidden panel. It
 * then sends the event `beforematch`.
 */
function showPanel(root: Element | null, value: string): void {
  for (const panel of root?.querySelectorAll<HTMLElement>(":scope > [data-value]") ?? []) {
    const isActive = panel.dataset.value === value;
    panel.toggleAttribute("data-active", isActive);
    if (isActive) panel.removeAttribute("hidden");
    else panel.setAttribute("hidden", "until-found");
  }
}

/**
 * Returns the index of the tab that a key leads to, in a row of `count` tabs. Returns undefined for
 * other keys.
 */
function moveOf(key: string, from: number, count: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowRight: (from + 1) % count,
    ArrowLeft: (from + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return moves[key];
}

/**
 * Tabs (M1), in Docusaurus' syntax. The HTML contains all panels. Without scripts, and in print,
 * the reader sees all of them. An attribute marks the active panel. The script in the HTML sets it,
 * and the styles apply it, before React starts.
 */
export function Tabs({
  groupId,
  queryString,
  className = "",
  defaultValue,
  values = [],
  children,
}: TabsProps) {
  const parameter = queryString === true ? groupId : queryString || undefined;
  const search = typeof document === "undefined" ? "" : location.search;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const items = Children.toArray(children)
    .filter(isTab)
    .map(({ props }) => {
      const named = values.find(({ value }) => value === props.value);
      const place = named ? values.indexOf(named) : values.length;
      return { ...props, label: props.label ?? named?.label ?? props.value, place };
    })
    .sort((one, other) => one.place - other.place);
  const first =
    items.find(({ value }) => value === defaultValue) ??
    items.find((item) => item.default) ??
    items[0];
  const [active, setActive] = useState(first?.value ?? "");

  const follow = (value: unknown) => {
    const item = items.find((candidate) => candidate.value === value);
    if (item) setActive(item.value);
  };
  useBeforePaint(() => wantedTabs(groupId, parameter).forEach(follow), [search]);
  useBeforePaint(() => {
    const onFound = ({ target }: Event) => {
      const panels = Array.from(root.current?.children ?? []);
      const panel = panels.find((child) => target instanceof Node && child.contains(target));
      if (!(panel instanceof HTMLElement) || panel.dataset.value === undefined) return;
      // Shows the panel at once, as the browser is about to scroll to the match.
      showPanel(root.current, panel.dataset.value);
      setActive(panel.dataset.value);
    };
    const node = root.current;
    node?.addEventListener("beforematch", onFound);
    const stop = groupId ? watchTabs(groupId, follow) : undefined;
    // The reader may have opened the page at an anchor in these tabs before this script was loaded.
    goToHiddenAnchor();
    return () => {
      node?.removeEventListener("beforematch", onFound);
      stop?.();
    };
  }, []);
  useBeforePaint(() => showPanel(root.current, active), [active]);

  const choose = (value: string, tab: HTMLElement) => {
    const { top } = tab.getBoundingClientRect();
    flushSync(() => {
      setActive(value);
      if (groupId) chooseTab(groupId, value);
      if (parameter) nameTab(parameter, value);
    });
    // Other tabs of the group, further up, may have changed their height. The page scrolls by the
    // difference, so that this tab stays in its place.
    window.scrollBy(0, tab.getBoundingClientRect().top - top);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = items.findIndex(({ value }) => value === active);
    const to = moveOf(event.key, from, items.length);
    const item = items[to ?? -1];
    const tab = event.currentTarget.children[to ?? -1];
    if (!item || !(tab instanceof HTMLElement)) return;
    event.preventDefault();
    tab.focus();
    choose(item.value, tab);
  };

  return (
    <div
      ref={root}
      className={`${styles.tabs} ${className}`.trim()}
      data-group={groupId}
      data-parameter={parameter}
    >
      <div role="tablist" className={styles.list} onKeyDown={onKeyDown}>
        {items.map(({ value, label }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            className={styles.tab}
            aria-controls={`${id}panel${index}`}
            aria-selected={value === active}
            tabIndex={value === active ? 0 : -1}
            onClick={(event) => choose(value, event.currentTarget)}
            suppressHydrationWarning
          >
            {label}
          </button>
        ))}
      </div>
      {items.map(({ value, label, className: own = "", children: content }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}panel${index}`}
          className={`${styles.panel} ${own}`.trim()}
          aria-labelledby={`${id}tab${index}`}
          data-value={value}
          data-active={value === first?.value ? "" : undefined}
          suppressHydrationWarning
        >
          <p className={styles.label}>{label}</p>
          <div className={styles.content}>{content}</div>
        </div>
      ))}
      {(groupId ?? parameter) && (
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, the same everywhere
          dangerouslySetInnerHTML={{ __html: FIRST_CHOICE_SCRIPT }}
        />
      )}
    </div>
  );
}
