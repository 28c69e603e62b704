import { graphql, useStaticQuery } from "gatsby";

/**
 * Returns the identity of the site, its navbar and its footer. The browser fetches them once, not
 * with each page.
 */
export function useSite() {
  const { siteConfig } = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      siteConfig {
        url
        titleDelimiter
        description
        product {
          name
          short
          wordmark {
            width
            letters {
              x
              path
            }
          }
        }
        colorMode {
          default
          respectSystem
        }
        announcement {
          id
          content
          closable
        }
        navbar {
          left {
            type
            label
            path
            href
            sidebar
            collection
          }
          right {
            type
            label
            path
            href
            sidebar
            collection
          }
        }
        footer {
          copyright
          columns {
            title
            items {
              label
              to
              href
            }
          }
        }
      }
    }
  `);
  if (!siteConfig) throw new Error("content/site.yml has not been read.");
  return siteConfig;
}
