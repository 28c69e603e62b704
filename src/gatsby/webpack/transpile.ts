/**
 * Makes SWC compile the scripts, in place of Babel. Babel only takes the queries out of them.
 *
 * Why: Gatsby has no setting for it.
 * How much: 11 s of the processors in a build, 30%, and 1.5 kB of each first page (brotli); 1.3 of
 * 15.2 s of a cold build of 11 docs for the files with queries.
 * Asserted: each start checks that Gatsby has its rule for scripts; transpile.slow.test.ts.
 * Until: Gatsby compiles with SWC itself.
 */
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { ECMA } from "../../data/files/bundle";
import { hasQuery } from "../../data/files/has-query";
import { assertFound } from "../assert-found";

interface Rule {
  test?: unknown;
  resourceQuery?: unknown;
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

/** Whether a rule is that of gatsby-plugin-mdx for templates of documents with code. */
const isForTemplates = ({ resourceQuery }: Rule): boolean => resourceQuery instanceof RegExp;

/** What gatsby-plugin-mdx makes import the document of a page. */
const TEMPLATE = /[\\/]src[\\/]templates[\\/]/;

/** Returns the code of a Markdown file, for its page or for what else imports it. */
export type CodeOf = (path: string, options: { isForPage: boolean }) => string;

/** What Babel's parser and SWC's call the languages of scripts. */
const LANGUAGES = [
  { test: /\.m?jsx?$/, babel: ["jsx"], swc: { syntax: "ecmascript", jsx: true } },
  { test: /\.ts$/, babel: ["typescript"], swc: { syntax: "typescript" } },
  { test: /\.tsx$/, babel: ["typescript", "jsx"], swc: { syntax: "typescript", tsx: true } },
] as const;

const ofGatsby = createRequire(resolve("node_modules/gatsby/package.json"));

/** Makes Babel put the results of queries into a file, and leave the rest of it as it is. */
const putQueryResults = (stage: string, plugins: readonly string[]) => ({
  loader: ofGatsby.resolve("babel-loader"),
  options: {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins },
    plugins: [
      [
        ofGatsby.resolve("babel-plugin-remove-graphql-queries"),
        { stage, staticQueryDir: "page-data/sq/d" },
      ],
    ],
  },
});

/** Changes webpack's configuration. */
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
  const ofTemplates = byBabel.find(isForTemplates);
  assertFound(ofTemplates, "gatsby-plugin-mdx's rule for templates", "webpack/transpile.ts");
  for (const rule of byBabel) if (rule !== ofTemplates) rules.splice(rules.indexOf(rule), 1);
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
  const loadersOf = ofTemplates.use as (module: object) => object[];
  // The plugin's own loader comes last: it reads what SWC has made. The others are Babel's.
  ofTemplates.use = (module: object) => loadersOf(module).slice(-1);
  for (const { test, babel, swc: parser } of LANGUAGES) {
    const ofLanguage = { test, type: "javascript/auto" };
    rules.push(
      {
        ...ofLanguage,
        include: (path) => isOurs(path) && hasQuery(path) === true,
        use: [swc(parser), putQueryResults(stage, babel)],
      },
      {
        ...ofLanguage,
        include: (path) => isOurs(path) && !hasQuery(path),
        use: [swc(parser)],
      },
    );
  }
}
