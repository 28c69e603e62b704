/**
 * Makes SWC compile the scripts, in place of Babel.
 *
 * Why: Gatsby has no setting for it.
 * How much: 11 s of the processors in a build, 30%, and 1.5 kB of each first page (brotli).
 * Asserted: each start checks that Gatsby has its rule for scripts; transpile.slow.test.ts.
 * Until: Gatsby compiles with SWC itself.
 */
import { resolve } from "node:path";
import { ECMA } from "../../data/files/bundle";
import { hasQuery } from "../../data/files/has-query";
import { assertFound } from "../assert-found";

interface Rule {
  test?: unknown;
  include?: (path: string) => boolean;
  type?: string;
  use?: unknown;
}

/** The parts of webpack's configuration that are changed here. */
interface WebpackConfig {
  module: { rules: Rule[] };
}

/**
 * Whether a rule is one of Gatsby's for scripts. Gatsby has one for all scripts and one for
 * TypeScript.
 */
const isForScripts = ({ test, use }: Rule): boolean =>
  test instanceof RegExp && test.test("script.tsx") && typeof use === "function";

/** Whether a rule is that of gatsby-plugin-mdx for Markdown, which it reads in `content/` only. */
const isForMarkdown = ({ test }: Rule): boolean => test instanceof RegExp && test.test("a.mdx");

/** What gatsby-plugin-mdx makes import the document of a page. */
const TEMPLATE = /[\\/]src[\\/]templates[\\/]/;

/** Returns the code of a Markdown file, for its page or for what else imports it. */
export type CodeOf = (path: string, options: { isForPage: boolean }) => string;

/**
 * Changes webpack's configuration. Babel still compiles files with queries. For `[...list]` in such
 * a file, Babel adds 0.3 kB, gzipped, to the scripts.
 */
export function transpileWithSwc(
  { module: { rules } }: WebpackConfig,
  stage: string,
  codeOf: CodeOf,
): void {
  const ofMarkdown = rules.find(isForMarkdown);
  assertFound(ofMarkdown, "gatsby-plugin-mdx's rule for Markdown", "webpack/transpile.ts");
  const byBabel = rules.filter(isForScripts);
  const isOurs = byBabel.find(({ include }) => include)?.include;
  assertFound(isOurs, "Gatsby's rule for scripts", "webpack/transpile.ts");
  for (const rule of byBabel) rule.include = (path) => isOurs(path) && hasQuery(path) === true;
  const react = {
    runtime: "automatic",
    development: stage.startsWith("develop"),
    // Replaces components on a page without losing their state.
    refresh: stage === "develop",
  };
  const swc = (parser: object) => ({
    loader: "builtin:swc-loader",
    options: {
      jsc: { parser, target: `es${ECMA}`, transform: { react } },
      isModule: "unknown",
      swcrc: false,
    },
  });
  const documents = (isForPage: boolean) => [
    swc({ syntax: "ecmascript", jsx: true }),
    { loader: resolve("src/gatsby/webpack/document-loader.cjs"), options: { codeOf, isForPage } },
  ];
  Object.assign(ofMarkdown, {
    type: "javascript/auto",
    use: undefined,
    oneOf: [{ issuer: TEMPLATE, use: documents(true) }, { use: documents(false) }],
  });
  for (const [test, parser] of [
    [/\.m?jsx?$/, { syntax: "ecmascript", jsx: true }],
    [/\.ts$/, { syntax: "typescript" }],
    [/\.tsx$/, { syntax: "typescript", tsx: true }],
  ] as const) {
    rules.push({
      test,
      include: (path) => isOurs(path) && !hasQuery(path),
      type: "javascript/auto",
      use: [swc(parser)],
    });
  }
}
