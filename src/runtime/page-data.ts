import { withPrefix } from "gatsby";
import { pageData } from "../site/routes";

/**
 * What another page's query has found. Not by Gatsby's loader: where that fails, it is taken for a
 * navigation, and the page is loaded in full (V2).
 */
export async function readPageData<Data>(route: string): Promise<Data> {
  const url = withPrefix(pageData(route));
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const page: { result: { data: Data } } = await response.json();
  return page.result.data;
}
