import { glossary } from "../site/routes";
import { readPageData } from "./page-data";

type Terms = Queries.GlossaryPageQuery["allGlossaryTerm"]["nodes"];

/** A term as the glossary's page has it. */
export type GlossaryTerm = Terms[number];

let loaded: Promise<Terms> | undefined;

const loadTerms = async (): Promise<Terms> =>
  (await readPageData<Queries.GlossaryPageQuery>(glossary)).allGlossaryTerm.nodes;

/**
 * A term of the glossary. All of them are the data of the glossary's page, which is fetched ahead
 * where a link to it is in view; so definitions cost the pages that use them nothing. Fails where
 * that data cannot be loaded or has no such term.
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
