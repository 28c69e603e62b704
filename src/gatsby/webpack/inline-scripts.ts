/**
 * Bundles the inline scripts of pages, and passes them to the code that renders pages.
 *
 * Why: they run before the site's scripts, or in place of them, so webpack's bundles cannot hold
 * them.
 * How much: 10 ms of a start for each.
 * Asserted: unit tests run the bundled scripts, browser tests what they do.
 * Until: Gatsby bundles inline scripts.
 */
import { bundle } from "../../data/files/bundle";
import type { SiteConfig } from "../../site/config";
import type { InlineSettings } from "../../site/inline-settings";

/** The settings of `site.yml` that the scripts depend on. */
interface Site {
  colorMode: SiteConfig["colorMode"];
  announcement?: { id: string } | undefined;
}

/**
 * Returns webpack's constants for the inline scripts. The scripts contain what they need of the
 * site, so changed settings change the pages.
 */
export function inlineScripts(
  { colorMode, announcement }: Site,
  pathPrefix: string,
  stage: string,
): Record<string, string> {
  const settings: InlineSettings = {
    prefix: pathPrefix,
    isBuild: stage.startsWith("build"),
    colorMode: colorMode.respectSystem ? "system" : colorMode.default,
    announcementId: announcement?.id ?? null,
  };
  // esbuild inserts single values only.
  const constants = Object.entries({
    ...Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [`INLINE_SETTINGS.${name}`, value]),
    ),
    "STRINGS.common.close": STRINGS.common.close,
    "STRINGS.common.retry": STRINGS.common.retry,
    "STRINGS.loadFailure.text": STRINGS.loadFailure.text,
  }).map(([name, value]) => [name, JSON.stringify(value)]);
  const codeOf = (entry: string): string =>
    JSON.stringify(bundle(entry, Object.fromEntries(constants)));
  return {
    HEAD_SCRIPT: codeOf("src/runtime/loading/head.inline.ts"),
    MEND_PATH_SCRIPT: codeOf("src/runtime/loading/mend-path.inline.ts"),
    START_SCRIPT: codeOf("src/gatsby/browser/start.inline.ts"),
    FIRST_CHOICE_SCRIPT: codeOf("src/prose/Tabs/first-choice.inline.ts"),
  };
}
