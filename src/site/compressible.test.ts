import { gzipSync } from "node:zlib";
import { compressible } from "./compressible";

/** Returns a text that does not repeat itself. */
const textOf = (length: number): string => {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 16_807) % 2_147_483_647;
    return String.fromCharCode(97 + (state % 26));
  }).join("");
};

const text = textOf(31_000);
const other = textOf(4_000).toUpperCase();
const data = { path: "/a", result: { title: "A", lines: [other, other], tree: [text], more: 1 } };
const html = `<p>${text}</p><nav>${textOf(1_000)}</nav>`;

describe("L7 the data behind a page", () => {
  test("is the same, in another order, behind a long page", () => {
    const long = html.padEnd(40_000);
    const ordered = compressible(data, long);
    expect(ordered).toEqual(data);
    expect(JSON.stringify(ordered)).toMatch(/^{"result":{"tree"/);
    expect(JSON.stringify(compressible(data, html))).toBe(JSON.stringify(data));
  });

  test("is smaller in that order", () => {
    const sizeOf = (order: unknown) => gzipSync(html + JSON.stringify(order), { level: 9 }).length;
    expect(sizeOf(compressible(data, html.padEnd(40_000)))).toBeLessThan(sizeOf(data) - 2_000);
  });
});
