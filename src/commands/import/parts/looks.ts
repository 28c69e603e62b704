import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isFile } from "../../../markdown/named-files/stat-of";
import { insteadOf } from "../configuration/left-options";
import type { Draft } from "../draft";
import { type Accent, accentIn, readable } from "./brand-colors";

/** Names the site's styles. Returns the colour that they give it. */
export function accentOf(draft: Draft, customCss: readonly string[]): Accent | undefined {
  const files = customCss.map((path) => resolve(draft.root, path)).filter(isFile);
  const own = files.filter((file) => draft.bounds.fault(file) === undefined);
  const accent = accentIn(own.map((file) => readFileSync(file, "utf8")).join("\n"));
  const colour = accent
    ? "the primary colour, in shades that can be read, is in `colors` of `content/site.yml`; "
    : "";
  if (own.length > 0) {
    const why = `${colour}other looks are tokens in \`src/styles/tokens.css\``;
    draft.report.left(own.map((file) => draft.name(file)).join(", "), why);
  }
  return accent && readable(accent);
}

/** Names the parts of Docusaurus' theme that the site replaces and no document imports. */
export function reportTheme(draft: Draft): void {
  const parts = draft
    .files(join(draft.root, "src/theme"))
    .map(({ name }) => name.replace(/(?:\/index)?\.[^./]+$/, ""))
    .filter((name) => !/\.(?:test|module)$|^MDXComponents(?:\/|$)/.test(name));
  const taken = draft.moves.map(({ to }) => to);
  const whole = new Set(parts.map((name) => name.split("/")[0] ?? name));
  for (const name of whole) {
    if (taken.some((to) => to.startsWith(`src/theme/${name}`))) continue;
    draft.report.left(`src/theme/${name}`, insteadOf(name));
  }
}
