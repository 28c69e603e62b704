import { glossary } from "../site/routes";
import { readPageData } from "./loading/page-data";

type Terms = Queries.GlossaryPageQuery["allGlossaryTerm"]["nodes"];

/** A term as the glossary's page has it in its data. */
export type GlossaryTerm = Terms[number];

let loaded: Promise<Terms> | undefined;

const loadTerms = async (): Promise<Terms> =>
  (await readPageData<Queries.GlossaryPageQuery>(glossary)).allGlossaryTerm.nodes;

/**
 * Returns a term of the glossary. The data of the glossary's page holds all terms. Gatsby
 * prefetches that data when a link to the page is in view, so definitions cost the pages that use
 * them nothing. Rejects if the data cannot be loaded or has no such term.
 */
export async function findTerm(slug: string): Promise<GlossaryTerm> {
  loaded ??= loadTerms();
  const terms = await loaded.catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  const term = terms.find((node) => node.slug === slug);
  if (!term) throw new Error(`The glossary's page has no term ${slug}.`);
  return term;
}
