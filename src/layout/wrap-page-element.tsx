import { type WrapPageElementBrowserArgs, withPrefix } from "gatsby";
import { Layout } from "./Layout/Layout";

/** The route of an address: its path without the path prefix. */
const routeOf = (pathname: string): string => pathname.slice(withPrefix("/").length - 1);

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
