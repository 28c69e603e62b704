import { chosenTab } from "../../runtime/choices/tab-choices";

/**
 * Shows the tab that the reader chose last, before React starts. Sets the same attributes as the
 * component.
 */
export function showFirstChoice(root: HTMLElement): void {
  const { group } = root.dataset;
  const value = group && chosenTab(group);
  const panels = root.querySelectorAll<HTMLElement>(":scope>[data-value]");
  const isChosen = (panel: HTMLElement): boolean => panel.dataset.value === value;
  if (!Array.from(panels).some(isChosen)) return;
  panels.forEach((panel, index) => {
    panel.toggleAttribute("data-active", isChosen(panel));
    root.firstElementChild?.children[index]?.setAttribute("aria-selected", `${isChosen(panel)}`);
  });
}
