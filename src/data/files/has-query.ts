import { cachedFile } from "./cached-file";

/** Whether a file of the code contains a GraphQL query; null if there is no such file. */
export const hasQuery = cachedFile((text) => text.includes("graphql`"));
