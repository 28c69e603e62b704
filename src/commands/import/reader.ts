import { configPath, configSchema, type DocusaurusConfig, knownParts } from "./docusaurus-config";
import { parseOptions } from "./plugins";
import type { Report } from "./report";
import { MARK, type Sandbox } from "./sandbox";
import { reportTextPlugins } from "./text-plugins";

/** Keys whose missing values change what the import writes. */
const NEEDED =
  /^(?:title|tagline|url|baseUrl|i18n|staticDirectories|presets\[\d+\]\[1\]\.(?:docs|blog|pages)\.(?:path|routeBasePath|sidebarPath|include|exclude|lastVersion|versions|id)|themeConfig\.(?:navbar|footer|announcementBar|colorMode))/;

/** Returns why a value is not known. */
export const notKnown = (from: string): string =>
  `it comes from \`${from}\`, which an import does not have; write it yourself`;

function reportMissing(missing: ReturnType<typeof knownParts>["missing"], report: Report): void {
  for (const [key, from] of missing) {
    if (!NEEDED.test(key)) continue;
    // A spread has a key that names what it is of.
    report.left(key.split(`.${MARK}`)[0] ?? key, notKnown(from));
  }
}

/** Returns the configuration of a site. */
export function readConfig(sandbox: Sandbox, root: string, report: Report): DocusaurusConfig {
  const whole = sandbox.read(configPath(root));
  const { value, missing } = knownParts(whole);
  reportMissing(missing, report);
  reportTextPlugins(whole, report);
  return parseOptions(configSchema, value, "config");
}
