import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { Link } from "../../elements/Link/Link";
import { useColorMode } from "../../runtime/color-mode";
import { usePreferredVersion } from "../../runtime/preferred-version";
import { isBelow, normalize } from "../../site/routes";
import { asTree } from "../../site/tree";
import { AnnouncementBar } from "../AnnouncementBar/AnnouncementBar";
import { BackToTop } from "../BackToTop/BackToTop";
import { ColorModeToggle } from "../ColorModeToggle/ColorModeToggle";
import { DocsSidebar } from "../DocsSidebar/DocsSidebar";
import { Footer } from "../Footer/Footer";
import { MobileMenu } from "../MobileMenu/MobileMenu";
import { Navbar } from "../Navbar/Navbar";
import type { NavbarItemData } from "../Navbar/NavbarItem";
import { SearchBox } from "../Search/SearchBox";
import { SkipLink } from "../SkipLink/SkipLink";
import { useSite } from "../use-site";
import * as styles from "./Layout.module.css";

interface LayoutProps {
  /** Route of the page, without path prefix. */
  path: string;
  /** Set for docs, which have a sidebar. */
  isDocs: boolean;
  children: ReactNode;
}

function useFrame() {
  return useStaticQuery<Queries.FrameQuery>(graphql`
    query Frame {
      allSidebar(filter: { name: { eq: "docsSidebar" } }) {
        nodes {
          version {
            name
            path
            mainDoc {
              path
            }
          }
          items {
            type
            label
            path
            href
            depth
            collapsible
            collapsed
          }
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
  `);
}

/** The sidebar of the docs version that a route belongs to: of nested routes the longest. */
function sidebarOf(sidebars: Queries.FrameQuery["allSidebar"]["nodes"], path: string) {
  return sidebars
    .filter(({ version }) => isBelow(path, version.path))
    .sort((a, b) => b.version.path.length - a.version.path.length)[0];
}

/** The frame of every page. It stays when the reader goes from page to page, and so does its state. */
export function Layout({ path, isDocs, children }: LayoutProps) {
  const site = useSite();
  const frame = useFrame();
  const { allSidebar, pages, headings, texts, synonyms } = frame;
  const { default: defaultMode, respectSystem } = site.colorMode;
  const [choice, toggle] = useColorMode(defaultMode === "light" ? "light" : "dark", respectSystem);
  const currentPath = normalize(path);
  const { announcement, navbar, product, footer } = site;
  const sidebars = allSidebar.nodes;
  const sidebar = isDocs ? sidebarOf(sidebars, currentPath) : undefined;
  const versionNames = sidebars.map(({ version }) => version.name);
  const preferredName = usePreferredVersion(versionNames, sidebar?.version.name);
  const preferred = sidebars.find(({ version }) => version.name === preferredName)?.version;
  const lines = sidebar?.items ?? [];
  const docsSidebar = <DocsSidebar lines={lines} currentPath={currentPath} />;

  // The way to the docs leads to the version that the reader prefers.
  const toPreferred = (item: NavbarItemData): NavbarItemData =>
    item.type === "docSidebar" && preferred?.mainDoc
      ? { ...item, path: preferred.mainDoc.path }
      : item;
  const left = navbar.left.map(toPreferred);
  const right = navbar.right.map(toPreferred);

  const controls = {
    search: pages && headings && texts && synonyms && (
      <SearchBox
        key="search"
        {...{ pages, headings, texts, synonyms }}
        pageCount={frame.allDoc.totalCount + frame.allBlogPost.totalCount}
      />
    ),
    colorMode: <ColorModeToggle key="colorMode" choice={choice} onToggle={toggle} />,
  };
  const mainMenu = (
    <nav aria-label="Main, menu">
      <ul className={styles.menu}>
        {[...left, ...right].map(({ label, path: route, href }) => {
          const target = route ?? href;
          return target && label ? (
            <li key={label}>
              <Link href={target} className={styles.menuLink}>
                {label}
              </Link>
            </li>
          ) : null;
        })}
      </ul>
    </nav>
  );

  return (
    <>
      <SkipLink />
      {announcement && (
        <AnnouncementBar
          id={announcement.id}
          content={asTree(announcement.content)}
          closable={announcement.closable}
        />
      )}
      <Navbar
        name={product.name}
        brand={product.short}
        wordmark={product.wordmark}
        left={left}
        right={right}
        currentPath={currentPath}
        isDocs={isDocs}
        controls={controls}
        menuButton={<MobileMenu main={mainMenu} docs={isDocs ? docsSidebar : null} />}
      />
      <div className={isDocs ? styles.withSidebar : undefined}>
        {isDocs && <aside className={styles.sidebar}>{docsSidebar}</aside>}
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <BackToTop />
      <Footer columns={footer.columns} copyright={footer.copyright} />
    </>
  );
}
