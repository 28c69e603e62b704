import { type GatsbySSR, withPrefix } from "gatsby";
import { baseUrlBannerScript } from "./src/runtime/base-url-banner";
import { firstPaintScript } from "./src/runtime/first-paint";

export { wrapPageElement } from "./src/layout/wrap-page-element";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  const { lang, dir, firstPaint } = FIRST_PAINT;
  setHtmlAttributes({ lang, dir });
  setHeadComponents([
    <link key="icon" rel="icon" type="image/svg+xml" href={withPrefix("/favicon.svg")} />,
  ]);
  // The frame above the text is painted whole, so that nothing in it moves as it arrives. In development no page has a text yet.
  if (process.env.NODE_ENV === "production") {
    setHeadComponents([
      <link key="expect-content" rel="expect" href="#content" {...{ blocking: "render" }} />,
      <link key="manifest" rel="manifest" href={withPrefix("/manifest.webmanifest")} />,
    ]);
  }
  setHeadComponents([
    <script
      key="first-paint"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, made from the site file
      dangerouslySetInnerHTML={{ __html: firstPaintScript(firstPaint) }}
    />,
    <script
      key="base-url-banner"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, made from the path prefix
      dangerouslySetInnerHTML={{ __html: baseUrlBannerScript(__PATH_PREFIX__) }}
    />,
  ]);
};
