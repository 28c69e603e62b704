import { withPrefix } from "gatsby";
import * as routes from "../../site/routes";
import { pageTitle } from "../../site/titles";
import { Head } from "../Head/Head";
import { useSite } from "../use-site";

interface PageMetadataProps {
  /** The page's own title; none on the home page. */
  title?: string;
  description?: string;
  /** Route of the page. */
  path: string;
  keywords?: readonly string[];
  /** Route or URL of a picture for previews. */
  image?: string | null;
  /** Date of publication, for posts. */
  published?: string;
  /** Whether search engines should pass the page by. */
  isHidden?: boolean;
  /** Whether the page belongs to the blog and so advertises its feeds (R15). */
  isBlog?: boolean;
}

/** Everything in a page's `<head>` (N2). */
export function PageMetadata({
  title,
  description,
  path,
  keywords = [],
  image,
  published,
  isHidden = false,
  isBlog = false,
}: PageMetadataProps) {
  const site = useSite();
  const absolute = (route: string) =>
    routes.isExternal(route) ? route : site.url + withPrefix(route);
  const name = site.product.name;
  const fullTitle = pageTitle(title, name, site.titleDelimiter);
  const about = description || site.description;
  const address = absolute(path);
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta name="description" content={about} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(", ")} />}
      {isHidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={about} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content={published ? "article" : "website"} />
      {published && <meta property="article:published_time" content={published} />}
      <meta property="og:image" content={absolute(image || routes.socialImage)} />
      <meta name="twitter:card" content="summary_large_image" />
      {isBlog && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={`${name} RSS Feed`}
          href={withPrefix(routes.rss)}
        />
      )}
      {isBlog && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={`${name} Atom Feed`}
          href={withPrefix(routes.atom)}
        />
      )}
    </Head>
  );
}
