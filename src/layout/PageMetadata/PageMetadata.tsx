import { withPrefix } from "gatsby";
import { htmlUrl, wholeHtmlUrl } from "../../prose/html-url";
import { isIn, pageLanguages } from "../../prose/page-languages";
import { headSlot } from "../../prose/Slot/Slot";
import { addressIn } from "../../site/language-address";
import { previewSize } from "../../site/preview-size";
import * as routes from "../../site/routes";
import { scriptJson } from "../../site/script-json";
import { blogPosting, webSite } from "../../site/structured-data";
import { pageTitle } from "../../site/titles";
import { Head } from "../Head/Head";
import { useSite } from "../use-site";

interface PageMetadataProps {
  /** The page's own title. Missing on the home page. */
  title?: string;
  description?: string | null;
  /** Route of the page. */
  path: string;
  keywords?: readonly string[];
  /** Route or URL of a picture for previews, chosen by the author. */
  image?: string | null;
  /** Whether the build draws a picture of the page's title (`card` of its `pages.ts`). */
  hasPicture?: boolean;
  /** The data that only posts have. */
  post?: Pick<Queries.BlogPost, "date" | "lastUpdate"> & {
    authors: readonly Pick<Queries.Author, "name" | "href">[];
  };
  /** Whether search engines should not index the page. */
  isHidden?: boolean;
  /** Whether there is a Markdown copy of the page (X1). */
  hasMarkdown?: boolean;
  /** Whether the page belongs to the blog and so advertises its feeds (R15). */
  isBlog?: boolean;
  /** What the page lists, if that has a feed of its own: a tag or an author. */
  ownFeed?: { label: string; path: string };
}

/** Everything in a page's `<head>` (N2). */
export function PageMetadata({
  title,
  description,
  path,
  keywords = [],
  image,
  hasPicture = false,
  post,
  isHidden = false,
  hasMarkdown = false,
  isBlog = false,
  ownFeed,
}: PageMetadataProps) {
  const site = useSite();
  const absolute = (route: string) => wholeHtmlUrl(route, site.url, "link");
  const name = site.product.name;
  const fullTitle = pageTitle(title, name, site.titleDelimiter);
  const about = description || site.description;
  const address = absolute(path);
  const languages = pageLanguages();
  const written = HAS_LANGUAGES
    ? LANGUAGES.filter(({ tag }) => isIn(tag, languages)).map(({ tag, prefix }) => ({
        tag,
        href: htmlUrl(site.url + addressIn(prefix, path), "link"),
      }))
    : [];
  const drawn = hasPicture ? routes.pictureOf(path) : routes.socialImage;
  const picture = wholeHtmlUrl(image || drawn, site.url, "picture");
  const alternate = (route: string) => htmlUrl(withPrefix(route), "link");
  const feeds: [type: string, title: string, route: string][] = [];
  if (isBlog)
    feeds.push(
      ["rss+xml", STRINGS.feeds.rss(name), routes.rss],
      ["atom+xml", STRINGS.feeds.atom(name), routes.atom],
      ["feed+json", STRINGS.feeds.json(name), routes.jsonFeed],
    );
  if (ownFeed)
    feeds.push(["atom+xml", STRINGS.feeds.atom(ownFeed.label), routes.feedOf(ownFeed.path)]);
  const structured =
    (path === routes.home && webSite(name, about, address, absolute(routes.search))) ||
    (post &&
      blogPosting({
        headline: title ?? name,
        description: about,
        url: address,
        image: picture,
        published: post.date,
        modified: post.lastUpdate,
        authors: post.authors.map((author) => ({
          name: author.name,
          url: author.href && absolute(author.href),
        })),
        publisher: name,
      }));
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta name="description" content={about} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(", ")} />}
      {isHidden && <meta name="robots" content="noindex" />}
      <link
        rel="canonical"
        href={HAS_LANGUAGES && !isIn(PAGE_LANGUAGE.lang, languages) ? written[0]?.href : address}
      />
      {HAS_LANGUAGES &&
        !isHidden &&
        written.map(({ tag, href }) => (
          <link key={tag} rel="alternate" hrefLang={tag} href={href} />
        ))}
      {HAS_LANGUAGES && !isHidden && (
        <link rel="alternate" hrefLang="x-default" href={written[0]?.href} />
      )}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={about} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content={post ? "article" : "website"} />
      {post && <meta property="article:published_time" content={post.date} />}
      {post?.lastUpdate && <meta property="article:modified_time" content={post.lastUpdate} />}
      <meta property="og:image" content={picture} />
      {!image && <meta property="og:image:width" content={String(previewSize.width)} />}
      {!image && <meta property="og:image:height" content={String(previewSize.height)} />}
      {!image && <meta property="og:image:alt" content={fullTitle} />}
      <meta name="twitter:card" content="summary_large_image" />
      {structured && <script type="application/ld+json">{scriptJson(structured)}</script>}
      {hasMarkdown && (
        <link rel="alternate" type="text/markdown" href={alternate(routes.markdown(path))} />
      )}
      {feeds.map(([type, title, route]) => (
        <link
          key={route}
          rel="alternate"
          type={`application/${type}`}
          title={title}
          href={alternate(route)}
        />
      ))}
      {headSlot({ path, title: fullTitle, description: about })}
    </Head>
  );
}
