import { graphql, useStaticQuery } from "gatsby";

/**
 * Returns the identity of the site, its navbar and its footer. The browser fetches them once, not
 * with each page.
 */
export function useSite() {
  const { siteConfig } = useStaticQuery<Queries.SiteQuery>(graphql`
    fragment NavbarLink on NavbarItem {
      type
      label
      path
      href
      sidebar
      collection
    }
    query Site {
      siteConfig {
        url
        titleDelimiter
        description
        product {
          name
          short
          logoWidth
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
          showName
          left {
            ...NavbarLink
            items {
              ...NavbarLink
            }
          }
          right {
            ...NavbarLink
            items {
              ...NavbarLink
            }
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
