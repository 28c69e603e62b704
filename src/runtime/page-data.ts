import { withPrefix } from "gatsby";

/**
 * What Gatsby knows of another page: `data`, the answer to its query. Not by Gatsby's loader: where that fails, it is taken for a navigation,
 * and the page is loaded in full (V2).
 */
export async function readPageData<Data>(path: string): Promise<Data> {
  const response = await fetch(
    withPrefix(`/page-data${path === "/" ? "/index" : path}/page-data.json`),
  );
  if (!response.ok) throw new Error(`The data of ${path} could not be loaded.`);
  const page: { result: { data: Data } } = await response.json();
  return page.result.data;
}
