import { wantedTabs } from "../../runtime/choices/tab-choices";

/**
 * Shows the tab that the address names or that the reader chose last, before React starts. Sets the
 * same attributes as the component.
 */
export function showFirstChoice(root: HTMLElement): void {
  const { group, parameter } = root.dataset;
  const panels = root.querySelectorAll<HTMLElement>(":scope>[data-value]");
  const values = Array.from(panels, (panel): unknown => panel.dataset.value);
  const value = wantedTabs(group, parameter)
    .filter((wanted) => values.includes(wanted))
    .pop();
  const isChosen = (panel: HTMLElement): boolean => panel.dataset.value === value;
  if (value === undefined) return;
  panels.forEach((panel, index) => {
    panel.toggleAttribute("data-active", isChosen(panel));
    root.firstElementChild?.children[index]?.setAttribute("aria-selected", `${isChosen(panel)}`);
  });
}
