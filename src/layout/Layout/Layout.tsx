import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { isIn, pageLanguages } from "../../prose/page-languages";
import { Slot } from "../../prose/Slot/Slot";
import { useColorMode } from "../../runtime/choices/color-mode";
import { readVersions, usePreferredVersions } from "../../runtime/choices/preferred-version";
import { type VersionPaths, versionChoices } from "../../site/docs-versions";
import { MAIN_ID } from "../../site/frame-ids";
import { normalize } from "../../site/routes";
import type { SidebarLine } from "../../site/sidebar";
import { asTree } from "../../site/tree";
import { AnnouncementBar } from "../AnnouncementBar/AnnouncementBar";
import { BackToTop } from "../BackToTop/BackToTop";
import { ColorModeToggle } from "../ColorModeToggle/ColorModeToggle";
import { DocsSidebar } from "../DocsSidebar/DocsSidebar";
import { startOf } from "../DocsSidebar/sections";
import { Footer } from "../Footer/Footer";
import { LanguageMenu } from "../Languages/LanguageMenu";
import { LanguageNotice } from "../Languages/LanguageNotice";
import { LanguageOffer } from "../Languages/LanguageOffer";
import type { MenuGroup } from "../MobileMenu/MainMenu";
import { MobileMenu } from "../MobileMenu/MobileMenu";
import { activeItem, currentMark, type NavbarItemData } from "../Navbar/active-item";
import { Navbar } from "../Navbar/Navbar";
import { SearchBox } from "../Search/SearchBox";
import { SkipLink } from "../SkipLink/SkipLink";
import { useSite } from "../use-site";
import { VersionMenu } from "../Versions/VersionMenu";
import { VersionNotice } from "../Versions/VersionNotice";
import * as styles from "./Layout.module.css";

interface LayoutProps {
  /** Route of the page, without path prefix. */
  path: string;
  /** Docs version of the page. Missing for pages outside the docs. */
  version?: string | undefined;
  /** Where the page is in each version. Missing if there is nothing to choose from. */
  versionPaths?: VersionPaths | undefined;
  /** Name of the sidebar to show. */
  sidebar?: string | undefined;
  /** The lines of the sidebar that the page shows. Null for a page without a sidebar. */
  lines: readonly SidebarLine[] | null;
  /** Whether the page has a `main` of its own: a page has one. */
  hasMain?: boolean | undefined;
  children: ReactNode;
}

function useFrame() {
  return useStaticQuery<Queries.FrameQuery>(graphql`
    query Frame {
      allDocsVersion(sort: { position: ASC }) {
        nodes {
          name
          label
          collection
          banner
        }
      }
      allSidebar(sort: { id: ASC }) {
        nodes {
          name
          path
          version {
            name
          }
        }
      }
    }
  `);
}

/** Returns a link of the menu. There is none for an item that leads nowhere, such as the search. */
const linkTo = (label: string | null, target: string | null, current?: "page" | "true") =>
  label && target ? [{ label, target, current }] : [];

/** The frame of every page. It stays, with its state, when the reader goes from page to page. */
export function Layout({
  path,
  version,
  versionPaths,
  sidebar,
  lines,
  hasMain,
  children,
}: LayoutProps) {
  const Main = hasMain ? "div" : "main";
  const site = useSite();
  const frame = useFrame();
  const languages = pageLanguages();
  const { allSidebar } = frame;
  const { default: defaultMode, respectSystem } = site.colorMode;
  const [choice, toggle] = useColorMode(defaultMode === "light" ? "light" : "dark", respectSystem);
  const currentPath = normalize(path);
  const { announcement, navbar, product, footer } = site;
  const versions = frame.allDocsVersion.nodes;
  const preferred = usePreferredVersions(versions, version);
  const sidebarOf = (versionName?: string, name?: string | null) =>
    allSidebar.nodes.find((other) => other.name === name && other.version.name === versionName);
  const choices = HAS_VERSIONS ? versionChoices(versions, versionPaths ?? {}) : [];
  const docsSidebar = lines && (
    <Slot name="DocsSidebar" path={currentPath}>
      {HAS_VERSIONS && <VersionMenu choices={choices} shown={version} />}
      <DocsSidebar key={`${version} ${sidebar}`} lines={lines} currentPath={currentPath} />
    </Slot>
  );
  const collection = versions.find(({ name }) => name === version)?.collection;

  // A link to the first page of a section stands for the section. A link to the docs leads to the
  // version that the reader prefers.
  const sectionStart = startOf(lines ?? [], currentPath);
  const toShown = (item: Queries.NavbarLinkFragment): NavbarItemData => {
    if (item.type !== "docSidebar")
      return { ...item, around: item.path === sectionStart ? "section" : undefined };
    const chosen = versions.find(
      ({ name, collection: of }) => of === item.collection && preferred.includes(name),
    );
    return {
      ...item,
      path: sidebarOf(chosen?.name, item.sidebar)?.path ?? item.path,
      around: collection === item.collection && sidebar === item.sidebar ? "sidebar" : undefined,
    };
  };
  const withItems = (item: (typeof navbar.left)[number]): NavbarItemData => ({
    ...toShown(item),
    items: item.items.map(toShown),
  });
  const left = navbar.left.map(withItems);
  const right = navbar.right.map(withItems);

  const controls = {
    search: <SearchBox key="search" versions={readVersions(versions, preferred)} />,
    colorMode: <ColorModeToggle key="colorMode" choice={choice} onToggle={toggle} />,
  };
  const ofNavbar = left.concat(right);
  const active = activeItem(ofNavbar, currentPath);
  const linksOf = (items: readonly NavbarItemData[] = []) =>
    items.flatMap((item) =>
      linkTo(item.label, item.path ?? item.href, currentMark(item, active, currentPath)),
    );
  const menu: MenuGroup[] = [
    { title: null, links: linksOf(ofNavbar) },
    ...ofNavbar.map(({ label, items }) => ({ title: label, links: linksOf(items) })),
    ...footer.columns.map(({ title, items }) => ({
      title,
      links: items.flatMap(({ label, to, href }) => linkTo(label, to ?? href)),
    })),
  ];

  return (
    <>
      <SkipLink />
      <Slot name="AnnouncementBar" path={currentPath}>
        {announcement && (
          <AnnouncementBar
            id={announcement.id}
            content={asTree(announcement.content)}
            closable={announcement.closable}
          />
        )}
      </Slot>
      <Slot name="Navbar" path={currentPath}>
        <Navbar
          name={product.name}
          brand={product.short}
          wordmark={product.wordmark}
          logoWidth={product.logoWidth}
          showName={navbar.showName}
          left={left}
          right={right}
          active={active}
          currentPath={currentPath}
          controls={controls}
          languages={HAS_LANGUAGES && <LanguageMenu path={currentPath} />}
          menuButton={<MobileMenu groups={menu} docs={docsSidebar} />}
        />
      </Slot>
      <div className={lines ? styles.withSidebar : undefined}>
        {lines && <aside className={styles.sidebar}>{docsSidebar}</aside>}
        <Main
          id={MAIN_ID}
          tabIndex={-1}
          className={styles.main}
          data-sidebar={lines ? true : undefined}
        >
          {HAS_LANGUAGES && !isIn(PAGE_LANGUAGE.lang, languages) && <LanguageNotice />}
          {HAS_VERSIONS && (
            <VersionNotice product={product.name} choices={choices} shown={version} />
          )}
          {children}
        </Main>
      </div>
      <BackToTop />
      {HAS_LANGUAGES && <LanguageOffer path={currentPath} languages={languages} />}
      <Slot name="Footer" path={currentPath} {...footer}>
        <Footer {...footer} />
      </Slot>
    </>
  );
}
