import { useLayoutEffect } from "react";

interface FieldUse {
  /** Called with the field's text when the reader changes it. */
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** The ids of the lists of options, divided by spaces. Empty if there are no options. */
  lists: string;
  /** The id of the active option. */
  active: string;
}

/**
 * Makes the field of the search dialog the combobox of its results. The frame of every page has the
 * field, and React leaves its text and these attributes alone.
 */
export function useField(field: HTMLInputElement, use: FieldUse): void {
  const { onType, onKeyDown, lists, active } = use;
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener("input", () => onType(field.value), { signal });
    field.addEventListener("keydown", onKeyDown, { signal });
    field.form?.addEventListener(
      "reset",
      () => {
        onType("");
        field.focus();
      },
      { signal },
    );
    return () => listening.abort();
  });
  useLayoutEffect(() => {
    if (lists === "") return undefined;
    field.setAttribute("aria-expanded", "true");
    field.setAttribute("aria-controls", lists);
    field.setAttribute("aria-activedescendant", active);
    return () => {
      field.setAttribute("aria-expanded", "false");
      field.removeAttribute("aria-controls");
      field.removeAttribute("aria-activedescendant");
    };
  }, [field, lists, active]);
}
