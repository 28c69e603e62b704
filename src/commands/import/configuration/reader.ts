import { basename } from "node:path";
import type { z } from "zod";
import type { Report } from "../report";
import { MARK, type Sandbox } from "../sandbox/sandbox";
import { configPath, configSchema, type DocusaurusConfig, knownParts } from "./docusaurus-config";
import { leftOptions, lostWithout } from "./left-options";
import { type OptionFault, type Path, pathText, withoutFaults } from "./option-faults";
import { optionLines } from "./option-lines";
import { reportTextPlugins } from "./text-plugins";

/** Keys whose missing values change what the import writes. */
const NEEDED =
  /^(?:title|tagline|url|baseUrl|i18n|staticDirectories|presets\[\d+\]\[1\]\.(?:docs|blog|pages)\.(?:path|routeBasePath|sidebarPath|include|exclude|lastVersion|versions|id)|themeConfig\.(?:navbar|footer|announcementBar|colorMode))/;

/** Returns why a value is not known. */
export const notKnown = (from: string): string =>
  `it comes from \`${from}\`, which an import does not have; write it yourself`;

/** Matches where a plugin is in the configuration, or its name in a list with options. */
const PLUGIN = /^(?:plugins|themes|presets)\[\d+\](?:\[0\])?$/;

function reportMissing(missing: ReturnType<typeof knownParts>["missing"], report: Report): void {
  for (const [key, from] of missing) {
    const why = PLUGIN.test(key) ? lostWithout(from) : undefined;
    if (why !== undefined) report.left(`plugin ${from}`, why);
    if (!NEEDED.test(key)) continue;
    // A spread has a key that names what it is of.
    report.left(key.split(`.${MARK}`)[0] ?? key, notKnown(from));
  }
}

/** Reads options of the configuration of a site. */
export interface OptionsReader {
  /** Returns what a schema has. Reports what it refuses, and reads the rest. `at` is where it is. */
  read<Schema extends z.ZodType>(schema: Schema, options: unknown, at: Path): z.infer<Schema>;
  /** Reports options that are left out. */
  left(options: readonly OptionFault[], at: Path): void;
}

/** Returns a reader for the site in a folder. */
export function optionsReader(root: string, report: Report): OptionsReader {
  const file = configPath(root);
  const lineOf = optionLines(file);
  const left: OptionsReader["left"] = (options, at) => {
    for (const { path, why } of options) {
      const whole = [...at, ...path];
      const place = { file: basename(file), line: lineOf(whole) };
      report.left(pathText(whole) || "the configuration", why, place);
    }
  };
  return {
    left,
    read(schema, options, at) {
      const { value, faults } = withoutFaults(schema, options);
      left(faults, at);
      return schema.parse(value);
    },
  };
}

/** Returns the configuration of a site. */
export function readConfig(
  sandbox: Sandbox,
  root: string,
  reader: OptionsReader,
  report: Report,
): DocusaurusConfig {
  const whole = sandbox.read(configPath(root));
  const { value, missing } = knownParts(whole);
  reportMissing(missing, report);
  reportTextPlugins(whole, report);
  const config = reader.read(configSchema, value, []);
  reader.left(leftOptions("config", value), []);
  reader.left(leftOptions("themeConfig", config.themeConfig), ["themeConfig"]);
  if (config.themeConfig.announcementBar && !("content" in config.themeConfig.announcementBar)) {
    reader.left([{ path: ["announcementBar"], why: "it has no content" }], ["themeConfig"]);
  }
  return config;
}
