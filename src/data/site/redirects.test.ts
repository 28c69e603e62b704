import { wayFaults } from "./redirects";

/** Returns what is wrong with redirects, each written as `from to`. */
const faultsOf = (...redirects: string[]): string[] =>
  Array.from(
    wayFaults(
      redirects.map((written) => {
        const [from = "", to = ""] = written.split(" ");
        return { from, to };
      }),
    ).values(),
  );

/** Redirects from `/0` to `/1`, from `/1` to `/2`, and so on. */
const chain = (length: number): string[] =>
  Array.from({ length }, (_, index) => `/${index} /${index + 1}`);

describe("O5 redirects that lead to redirects", () => {
  test.each([
    ["lead to one page", ["/a /page", "/b /page"]],
    ["lead on three times", chain(3)],
    ["lead to a page whose anchor or query is named like them", ["/a /b#a", "/c /d?/c"]],
  ])("%s", (_, redirects) => {
    expect(faultsOf(...redirects)).toEqual([]);
  });

  test.each([
    ["to itself", ["/self /self"], "`/self` → `/self`"],
    ["to itself, with a place and a query", ["/self /self/?a#b"], "`/self` → `/self`"],
    ["to itself, on a host that ignores case", ["/A /a"], "`/A` → `/A`"],
    ["to itself, encoded", ["/ü /%C3%BC"], "`/ü` → `/ü`"],
    ["in a circle, and others into it", ["/x /y", "/y /a", "/a /b", "/b /a"], "`/a` → `/b` → `/a`"],
    ["in a wide circle", [...chain(7), "/7 /0"], "`/0` → `/1` → `/2` → `/3` → `/4` → … → `/0`"],
  ])("%s", (_, redirects, circle) => {
    expect(faultsOf(...redirects)).toEqual([
      `The redirect leads in a circle: ${circle}. Lead one of them to a page.`,
    ]);
  });

  test("lead on more than three times", () => {
    const message = (from: string, steps: number) =>
      `The redirect from \`${from}\` leads to \`/end#x\` in ${steps} steps, and the limit is 3. Write \`to: /end#x\`.`;
    expect(faultsOf(...chain(4), "/4 /end#x")).toEqual([message("/1", 4), message("/0", 5)]);
    expect(faultsOf(...chain(4).toReversed(), "/4 /end#x")).toEqual([
      message("/1", 4),
      message("/0", 5),
    ]);
  });

  test("are looked at once each", () => {
    expect(faultsOf(...chain(20_000))).toHaveLength(19_997);
  });
});
