import { glossary } from "../site/routes";

/** A term as the glossary's page has it. */
export type GlossaryTerm = Queries.GlossaryPageQuery["allGlossaryTerm"]["nodes"][number];

/**
 * A term of the glossary. All of them are the data of the glossary's page, which is fetched ahead where a link to it is in view; so
 * definitions cost the pages that use them nothing. Fails where that page cannot be loaded or has no such term.
 */
export async function findTerm(slug: string): Promise<GlossaryTerm> {
  const page = await window.___loader?.loadPage?.(glossary);
  const data = page?.json?.data as Queries.GlossaryPageQuery | undefined;
  const term = data?.allGlossaryTerm.nodes.find((node) => node.slug === slug);
  if (!term) throw new Error(`The glossary's page has no term ${slug}.`);
  return term;
}
