import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { Link } from "../../elements/Link/Link";
import { useColorMode } from "../../runtime/color-mode";
import { normalize } from "../../site/routes";
import { asTree } from "../../site/tree";
import { AnnouncementBar } from "../AnnouncementBar/AnnouncementBar";
import { BackToTop } from "../BackToTop/BackToTop";
import { ColorModeToggle } from "../ColorModeToggle/ColorModeToggle";
import { DocsSidebar } from "../DocsSidebar/DocsSidebar";
import { Footer } from "../Footer/Footer";
import { MobileMenu } from "../MobileMenu/MobileMenu";
import { Navbar } from "../Navbar/Navbar";
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
      sidebar(name: { eq: "docsSidebar" }, version: { name: { eq: "current" } }) {
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
      localSearchHeadings {
        publicIndexURL
        publicStoreURL
      }
      localSearchTexts {
        publicStoreURL
      }
    }
  `);
}

/** The frame of every page. It stays when the reader goes from page to page, and so does its state. */
export function Layout({ path, isDocs, children }: LayoutProps) {
  const site = useSite();
  const { sidebar, localSearchHeadings: headings, localSearchTexts: texts } = useFrame();
  const { default: defaultMode, respectSystem } = site.colorMode;
  const [choice, toggle] = useColorMode(defaultMode === "light" ? "light" : "dark", respectSystem);
  const currentPath = normalize(path);
  const { announcement, navbar, product, footer } = site;
  const lines = sidebar?.items ?? [];
  const docsSidebar = <DocsSidebar lines={lines} currentPath={currentPath} />;

  const controls = {
    search: headings && texts && (
      <SearchBox
        key="search"
        indexUrl={headings.publicIndexURL}
        sectionsUrl={headings.publicStoreURL}
        textsUrl={texts.publicStoreURL}
      />
    ),
    colorMode: <ColorModeToggle key="colorMode" choice={choice} onToggle={toggle} />,
  };
  const menu = (
    <MobileMenu currentPath={currentPath}>
      <nav aria-label="Main, menu">
        <ul className={styles.menu}>
          {[...navbar.left, ...navbar.right].map(({ label, path: route, href }) => {
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
      {isDocs && docsSidebar}
    </MobileMenu>
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
        left={navbar.left}
        right={navbar.right}
        currentPath={currentPath}
        isDocs={isDocs}
        controls={controls}
        menuButton={menu}
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
