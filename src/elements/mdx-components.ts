import { components } from "./components";

/**
 * Returns the components for a document that is a module, and for each part that it imports
 * (`providerImportSource` in gatsby-config). MDX's own provider would add its script to every
 * document, although most documents are data.
 */
export const useMDXComponents = () => components;
