import type { WrapPageElementBrowserArgs } from "gatsby";
import { asSidebarLines } from "../site/sidebar";
import { CrashBoundary } from "./CrashBoundary/CrashBoundary";
import { Layout } from "./Layout/Layout";
import { routeOf } from "./route-of";

/** What pages may bring for the frame: a doc in its data, other pages in their context. */
interface FrameData {
  doc?: { sidebarLines?: unknown } | null;
}
interface FrameContext {
  version?: string;
  sidebar?: string;
  sidebarLines?: unknown;
}

/** Puts every page into the frame, in the browser and in the HTML alike. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs<FrameData, FrameContext>) {
  // `props.path` would be the router's pattern in the HTML, and the route in the browser.
  const path = routeOf(props.location.pathname);
  const { version, sidebar, sidebarLines } = props.pageContext ?? {};
  const lines = asSidebarLines(props.data?.doc?.sidebarLines ?? sidebarLines);
  return (
    // A crash in a page leaves the frame; one in the frame itself replaces all (E1).
    <CrashBoundary path={path}>
      <Layout path={path} version={version} sidebar={sidebar} lines={lines}>
        <CrashBoundary path={path}>{element}</CrashBoundary>
      </Layout>
    </CrashBoundary>
  );
}
