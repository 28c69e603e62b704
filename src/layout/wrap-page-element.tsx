import type { WrapPageElementBrowserArgs } from "gatsby";
import { PageLanguages } from "../prose/page-languages";
import type { VersionPaths } from "../site/docs-versions";
import { asSidebarLines } from "../site/sidebar";
import { CrashBoundary } from "./CrashBoundary/CrashBoundary";
import { Layout } from "./Layout/Layout";
import { routeOf } from "./route-of";

/**
 * The data that a page may provide for the frame. A doc has it in its data, other pages have it in
 * their context.
 */
interface FrameData {
  doc?: { sidebarLines?: unknown } | null;
}
interface FrameContext {
  version?: string;
  sidebar?: string;
  sidebarLines?: unknown;
  versionPaths?: VersionPaths;
  hasMain?: boolean;
  languages?: readonly string[];
}

/** Puts every page into the frame, both in the browser and in the server's HTML. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs<FrameData, FrameContext>) {
  // In the HTML, `props.path` would be the router's pattern. In the browser it would be the route.
  // There the page's own path counts: the HTML of the not-found page has it at every address. While
  // the HTML is made, there are no `pageResources`.
  const path = props.pageResources?.page.path ?? routeOf(props.location.pathname);
  const { version, sidebar, sidebarLines, versionPaths, hasMain, languages } =
    props.pageContext ?? {};
  const lines = asSidebarLines(props.data?.doc?.sidebarLines ?? sidebarLines);
  const page = (
    // If a page crashes, the frame stays. If the frame itself crashes, the crash page replaces
    // everything (E1).
    <CrashBoundary path={path}>
      <Layout
        path={path}
        version={version}
        versionPaths={versionPaths}
        sidebar={sidebar}
        lines={lines}
        hasMain={hasMain}
      >
        <CrashBoundary path={path}>{element}</CrashBoundary>
      </Layout>
    </CrashBoundary>
  );
  return HAS_LANGUAGES ? (
    <PageLanguages.Provider value={languages}>{page}</PageLanguages.Provider>
  ) : (
    page
  );
}
