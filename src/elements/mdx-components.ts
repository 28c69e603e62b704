import { components } from "./components";

/**
 * What a document that is a module, and each part that it imports, asks for its components
 * (`providerImportSource` in gatsby-config). With MDX's own provider its script would come with
 * every document, most of which are data.
 */
export const useMDXComponents = () => components;
