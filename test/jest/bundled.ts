/** The inline scripts, as pages contain them. */
import { TextDecoder } from "node:util";
import type { SiteConfig } from "../../src/site/config";

// esbuild refuses to run where a `Buffer` is no `Uint8Array`. jsdom has a `Uint8Array` of its own.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer);
// Rspack needs this, and jsdom does not have it.
Object.assign(globalThis, { TextDecoder });

const { inlineScripts } = jest.requireActual<
  typeof import("../../src/gatsby/webpack/inline-scripts")
>("../../src/gatsby/webpack/inline-scripts");

interface Situation {
  /** The path prefix, without a slash at the end. */
  prefix?: string;
  stage?: "build-html" | "develop-html";
  colorMode?: Partial<SiteConfig["colorMode"]>;
  announcementId?: string;
}

/** The scripts of each situation: one call bundles all of them. */
const bundles = new Map<string, Record<string, string>>();

/** Returns the code of an inline script. `name` is the constant that stands for it. */
export function bundled(
  name: string,
  { prefix = "", stage = "build-html", colorMode, announcementId }: Situation = {},
): string {
  const site = {
    colorMode: { default: "dark" as const, respectSystem: false, ...colorMode },
    announcement: announcementId === undefined ? undefined : { id: announcementId },
  };
  const situation = JSON.stringify([site, prefix, stage]);
  const scripts = bundles.get(situation) ?? inlineScripts(site, prefix, stage);
  bundles.set(situation, scripts);
  return JSON.parse(scripts[name] ?? "");
}
