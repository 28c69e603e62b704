/**
 * Some code runs before the site's scripts or in place of them, too early for webpack's bundles:
 * `*.inline.ts`, in ordinary tested modules. Written as strings of ES5 they had 6% more characters.
 * esbuild's own minifier would make 15% more than SWC. The development server shows a change of an
 * inline script after a restart.
 */
import { rspack } from "@rspack/core";
import { buildSync } from "esbuild";

/** The ECMAScript version that the browsers of `browserslist` in package.json understand. */
export const ECMA = 2022;

/**
 * Bundles a script that browsers run outside of webpack's bundles, with everything that it imports,
 * for a page. `constants` are the values of global constants, as code. A test
 * of such a constant leaves out what is not needed.
 */
export function bundle(entry: string, constants: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "iife",
    target: `es${ECMA}`,
    charset: "utf8",
    legalComments: "none",
    minifySyntax: true,
    define: { "process.env.NODE_ENV": '"production"', ...constants },
    // esbuild would take `"use strict"` from tsconfig.json.
    tsconfigRaw: {},
  });
  // SWC's result is a seventh smaller than what esbuild itself makes of a script.
  return rspack.experiments.swc.minifySync(outputFiles.map(({ text }) => text).join(""), {
    ecma: ECMA,
    compress: { ecma: ECMA, passes: 4 },
    mangle: true,
    // Nothing in a string can end the `<script>`.
    format: { inlineScript: true },
  }).code;
}
