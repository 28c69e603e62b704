import type { WrapPageElementBrowserArgs } from "gatsby";
import { Layout } from "./Layout/Layout";
import { routeOf } from "./route-of";

/** Puts every page into the frame, in the browser and in the HTML alike. */
export const wrapPageElement = ({
  element,
  props,
}: WrapPageElementBrowserArgs<object, { layout?: string }>) => (
  // `props.path` would be the router's pattern in the HTML, and the route in the browser.
  <Layout path={routeOf(props.location.pathname)} isDocs={props.pageContext?.layout === "docs"}>
    {element}
  </Layout>
);
