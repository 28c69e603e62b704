import type { Page } from "@playwright/test";
import { expect } from "./site";

export const box = (page: Page) => page.getByRole("button", { name: "Search" }).first();
export const combobox = (page: Page) =>
  page.getByRole("combobox", { name: "Search docs and posts" });
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
/** What a screen reader hears once all is searched: how many results, and a term's definition. */
export const COUNT = /^\d+ results?(?:\. \S.*: \S.*)?$/;
export const options = (page: Page) => page.getByRole("option");

export async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press("/");
  await expect(combobox(page)).toBeFocused();
}

/** Enters a query and waits for the results from everything that is searched. */
export async function searchFor(page: Page, input: string): Promise<void> {
  await combobox(page).fill(input);
  await expect(dialog(page).locator("[aria-live]")).toHaveText(COUNT);
}

/** The field and the links to results of the page of results. */
export const field = (page: Page) => page.getByRole("searchbox", { name: "Search docs and posts" });
export const found = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("link");

/**
 * Types faster than anyone can, several times. Checks that the results are those of the last input
 * and stay (S7).
 */
export async function expectLastInput(page: Page): Promise<void> {
  const words = ["emission schedule", "tick", "oracle window", "lock", "permanent lock"];
  for (let round = 0; round < 5; round += 1) {
    // All keys come within one task, so a worker's answers arrive after the last of them.
    await combobox(page).evaluate((node: HTMLInputElement, inputs) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      for (const input of inputs) {
        for (let length = 1; length <= input.length; length += 1) {
          set?.call(node, input.slice(0, length));
          node.dispatchEvent(new Event("input", { bubbles: true }));
        }
      }
    }, words);
    await expect(dialog(page).locator("[aria-live]")).toHaveText(COUNT);
    await expect(options(page).first()).toContainText(/permanent/i);
    await page.waitForFunction(
      () =>
        new Promise((done) => {
          const node = document.querySelector("[role=listbox]");
          const before = node?.textContent;
          requestAnimationFrame(() =>
            requestAnimationFrame(() => done(node?.textContent === before)),
          );
        }),
    );
    await expect(options(page).first()).toContainText(/permanent/i);
  }
}
