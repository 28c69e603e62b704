import { withPrefix } from "gatsby";
import { pageData } from "../../site/routes";

/**
 * Returns the result of another page's query. It does not use Gatsby's loader: if that fails,
 * `failed-pages.ts` takes it for a failed navigation, and the browser loads the page in full (V2).
 */
export async function readPageData<Data>(route: string): Promise<Data> {
  const url = withPrefix(pageData(route));
  const response = await fetch(url);
  if (!response.ok) throw new Error(STRINGS.common.answered(url, response.status));
  const page: { result: { data: Data } } = await response.json();
  return page.result.data;
}
