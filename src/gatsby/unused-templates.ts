/**
 * Keeps Gatsby from warning of the templates of pages that the site does not have, such as a blog's.
 *
 * Why: Gatsby takes a query without a page for a mistake.
 * How much: a build of a site without a blog says seven warnings and three paragraphs less.
 * Asserted: holds.ts; unused-templates.test.ts.
 * Until: Gatsby no longer warns of such queries.
 */
import { requireFromRoot } from "./require-from-root";

type Reporter = Record<"warn" | "log", (text: string) => void>;

const START = "The GraphQL query in the non-page component ";
const ADVICE = "Exported queries are only executed for page components.";

/** Hides what Gatsby says of these templates. What it says of other files stays. */
export function hideUnusedTemplates(
  templates: readonly string[],
  reporter: Reporter = requireFromRoot("gatsby-cli/lib/reporter"),
): void {
  const { warn, log } = reporter;
  const warningOf = (file: string) => `${START}"${file}" will not be run.`;
  const hidden = new Set(templates.map(warningOf));
  let isShown = false;
  reporter.warn = (text) => {
    if (hidden.has(text)) return;
    isShown ||= String(text).startsWith(START);
    warn(text);
  };
  // The advice follows the warnings.
  reporter.log = (text) => {
    if (isShown || !String(text).includes(ADVICE)) log(text);
  };
}
