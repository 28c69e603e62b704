/**
 * license-webpack-plugin 4.0.2 lacks 2 of the 17 packages in scripts, and the font, and takes 0.15
 * s of a build instead of 0.01 s.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeMade } from "../../data/files/door";
import { publicFile } from "../../data/files/project";

const LICENSE_FILE = /^licen[cs]e(?:\.(?:md|txt))?$/i;
const RULE = `\n\n${"-".repeat(80)}\n\n`;

/**
 * Returns name, version and licence of a package. If the package contains the text of the licence,
 * returns that as well.
 */
function packageNotice(folder: string): string {
  const { name, version, license }: Record<string, string> = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const file = readdirSync(folder).find((entry) => LICENSE_FILE.test(entry));
  const text = file === undefined ? "" : `\n\n${readFileSync(join(folder, file), "utf8").trim()}`;
  return `${name} ${version}\nLicence: ${license ?? "not named"}${text}`;
}

const fontNotice = (): string =>
  `Inter / JetBrains Mono / STIX Two Math, of which parts are served\nLicence: OFL-1.1\n\n${readFileSync("src/fonts/LICENSE", "utf8").trim()}`;

/**
 * Writes `THIRD-PARTY.txt`. It says whose work a reader's browser loads, and under which licence.
 */
export async function writeThirdParty(packageFolders: ReadonlySet<string>): Promise<void> {
  const notices = Array.from(packageFolders).sort().map(packageNotice);
  writeMade(publicFile("THIRD-PARTY.txt"), `${[...notices, fontNotice()].join(RULE)}\n`);
}
