import { groupBy } from "../../src/site/group";
import { faults as ordinary, writeContent } from "../content/faults";
import { hostile } from "../content/hostile";
import { SiteCopy } from "../sites/site-copy";
import { expect, test } from "./site";

const faults = [...ordinary, ...hostile];

test("N1 N4 B3 E6 E8 F a build says what `npm run check` says of every kind of fault, and leaves no half of a site", {
  tag: "@full",
}, async () => {
  test.setTimeout(120_000);
  const site = new SiteCopy();
  try {
    site.replaceContent("test/content/smallest");
    for (const { files } of faults) writeContent(site.root, files);
    const { code, output } = await site.build();
    expect(code).not.toBe(0);
    const all = site.read(".cache/problems.txt").split("\n");
    const lines = faults.flatMap((fault) => fault.said);
    for (const line of lines) expect(all).toContain(line);
    // Gatsby wraps lines, so the test ignores white space. Of frequent kinds it prints the first.
    const said = output.replace(/\s+/g, "");
    const kindOf = (line: string) => / (?:error|warning) [\w-]+: /.exec(line)?.[0];
    const rare = groupBy(lines, (line) => kindOf(line) ?? "").filter(
      ({ items }) => items.length < 5,
    );
    for (const line of rare.flatMap(({ items }) => items))
      expect(said).toContain(line.replace(/\s+/g, ""));
    expect(output).toContain("`.cache/problems.txt` has all of them in full:");
    const errors = lines.filter((line) => / error [\w-]+: /.test(line));
    expect(output).toContain(`The content has ${errors.length} errors:`);
    expect(() => site.read("public/index.html")).toThrow();
  } finally {
    site.dispose();
  }
});

test("F a build of many pages with an error ends", { tag: "@full" }, async () => {
  test.setTimeout(60_000);
  const site = new SiteCopy();
  try {
    site.replaceContent("test/content/smallest");
    for (let number = 1; number <= 1000; number += 1)
      site.write(`content/docs/many/${number}.md`, `# Doc ${number}\n\nA text.\n`);
    site.write("content/docs/many/faulty.md", "# Doc\n\n![Missing](./missing.png)\n");
    const { code, output } = await site.build();
    expect(output).toContain("The content has an error:");
    expect(output).toContain("The build has failed.");
    expect(code).toBe(1);
  } finally {
    site.dispose();
  }
});
