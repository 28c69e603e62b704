/**
 * Turns data saver on, over 4G. Runs in pages before their own scripts. Sites then load nothing
 * ahead.
 */
export function saveData(): void {
  Object.defineProperty(navigator, "connection", {
    value: { saveData: true, effectiveType: "4g", addEventListener() {} },
  });
}
