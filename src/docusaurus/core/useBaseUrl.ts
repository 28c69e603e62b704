import { withPrefix } from "gatsby";
import { useSite } from "../../layout/use-site";
import { absoluteUrl } from "../../site/addresses/url";
import { isExternal } from "../../site/routes";

interface BaseUrlOptions {
  forcePrependBaseUrl?: boolean;
  absolute?: boolean;
}

/** Returns functions that put the path prefix of the site before addresses. */
export function useBaseUrlUtils() {
  const { url: siteUrl } = useSite();
  return {
    withBaseUrl(url: string, { absolute = false }: BaseUrlOptions = {}): string {
      if (url === "" || url.startsWith("#") || isExternal(url)) return url;
      const path = withPrefix(url.startsWith("/") ? url : `/${url}`);
      return absolute ? absoluteUrl(path, siteUrl) : path;
    },
  };
}

/** Returns the address of a file of `static/`, or of a page. */
export default function useBaseUrl(url: string, options?: BaseUrlOptions): string {
  return useBaseUrlUtils().withBaseUrl(url, options);
}
