import { searchParameters } from "../site/routes";
import type { PageKind } from "./ranking/data";

/** What the address of the page of results asks for. */
export interface AskedFor {
  input: string;
  kind: PageKind | null;
  section: string | null;
  version: string | null;
}

const isKind = (text: string | null): text is PageKind =>
  text !== null && Object.hasOwn(STRINGS.search.kinds, text);

/** Reads the query of an address. Any query is safe: what is no filter is left out. */
export function readAddress(query: string): AskedFor {
  const parameters = new URLSearchParams(query);
  const kind = parameters.get(searchParameters.kind);
  return {
    input: parameters.get(searchParameters.input) ?? "",
    kind: isKind(kind) ? kind : null,
    section: parameters.get(searchParameters.section),
    version: parameters.get(searchParameters.version),
  };
}
