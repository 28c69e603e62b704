import type { WrapPageElementBrowserArgs } from "gatsby";
import { Layout } from "./Layout/Layout";

/** Puts every page into the frame, in the browser and in the HTML alike. */
export const wrapPageElement = ({
  element,
  props,
}: WrapPageElementBrowserArgs<object, { layout?: string }>) => (
  <Layout path={props.path} isDocs={props.pageContext?.layout === "docs"}>
    {element}
  </Layout>
);
