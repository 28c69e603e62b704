import type { WrapPageElementBrowserArgs } from "gatsby";
import { CrashBoundary } from "./CrashBoundary/CrashBoundary";
import { Layout } from "./Layout/Layout";
import { routeOf } from "./route-of";

/** Puts every page into the frame, in the browser and in the HTML alike. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs<object, { version?: string; sidebar?: string }>) {
  // `props.path` would be the router's pattern in the HTML, and the route in the browser.
  const path = routeOf(props.location.pathname);
  const { version, sidebar } = props.pageContext ?? {};
  return (
    // A crash in a page leaves the frame; one in the frame itself replaces all (E1).
    <CrashBoundary path={path}>
      <Layout path={path} version={version} sidebar={sidebar}>
        <CrashBoundary path={path}>{element}</CrashBoundary>
      </Layout>
    </CrashBoundary>
  );
}
