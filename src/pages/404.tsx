import { graphql, type PageProps } from "gatsby";
import { Page } from "../layout/Page/Page";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";
import { RouteSuggestions } from "../layout/RouteSuggestions/RouteSuggestions";
import { routeOf } from "../layout/route-of";
import { SearchButton } from "../layout/Search/SearchButton";
import { Link } from "../prose/Link/Link";
import { Slot } from "../prose/Slot/Slot";
import { Stream } from "../prose/Stream/Stream";
import * as routes from "../site/routes";
import * as styles from "./404.module.css";

/** The not-found page (R13, E5). */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundQuery>) {
  const main = data.allDocsVersion.nodes[0]?.mainDoc;
  const stream = data.homePage?.stream;
  const pagesUrl = data.pages?.store;
  const { left = [], right = [] } = data.siteConfig?.navbar ?? {};
  const hasSearch = left.concat(right).some(({ type }) => type === "search");
  return (
    <Page
      title={STRINGS.notFound.title}
      top={
        stream && (
          <div className={styles.stream}>
            <Stream bands={stream} />
          </div>
        )
      }
      lead={<p>{STRINGS.notFound.text}</p>}
    >
      <PageMetadata title={STRINGS.notFound.title} path={routes.home} isHidden />
      <Slot name="NotFound" path={routes.notFound}>
        <RouteSuggestions path={routeOf(location.pathname)} pagesUrl={pagesUrl}>
          {hasSearch && <SearchButton />}
          <div className={styles.links}>
            <p>{STRINGS.notFound.goOn}</p>
            <ul>
              {main && (
                <li>
                  <Link href={main.path}>{STRINGS.notFound.docs}</Link>
                </li>
              )}
              {data.siteConfig?.blog && (
                <li>
                  <Link href={routes.blog}>{STRINGS.notFound.blog}</Link>
                </li>
              )}
              <li>
                <Link href={routes.home}>{STRINGS.notFound.home}</Link>
              </li>
            </ul>
          </div>
        </RouteSuggestions>
      </Slot>
    </Page>
  );
}

/** The search reads this data too (`src/layout/Search/search-source.ts`). */
export const query = graphql`
  query NotFound {
    allDocsVersion(sort: { position: ASC }, limit: 1) {
      nodes {
        mainDoc {
          path
        }
      }
    }
    homePage {
      stream {
        bed
        in
        out
      }
    }
    siteConfig {
      blog {
        title
      }
      hasGlossary
      navbar {
        left {
          type
        }
        right {
          type
        }
      }
    }
    allSearchSuggestion(sort: { position: ASC }) {
      nodes {
        text
      }
    }
    allDoc {
      totalCount
    }
    allBlogPost {
      totalCount
    }
    pages: localSearchPages {
      index: publicIndexURL
      store: publicStoreURL
    }
    headings: localSearchHeadings {
      index: publicIndexURL
      store: publicStoreURL
    }
    texts: localSearchTexts {
      store: publicStoreURL
    }
    synonyms: localSearchSynonyms {
      store: publicStoreURL
    }
  }
`;
