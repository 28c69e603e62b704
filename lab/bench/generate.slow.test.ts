import { spawnSync } from "node:child_process";
import { bundledCommand } from "../../test/bundled-command";
import { SiteCopy } from "../../test/sites/site-copy";
import { writeContent } from "./size";

test("a generated site has no errors", () => {
  const site = new SiteCopy({ source: "." });
  try {
    writeContent(site.root, 11);
    const { stdout } = spawnSync(process.execPath, [bundledCommand("check")], {
      cwd: site.root,
      encoding: "utf8",
    });
    expect(stdout).toContain(" 0 errors");
  } finally {
    site.dispose();
  }
}, 180_000);
