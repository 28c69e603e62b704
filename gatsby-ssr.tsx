import { type GatsbySSR, withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { renderHtml } from "./src/drawing/render-html";
import textFont from "./src/fonts/inter-latin.woff2";
import { hasDrawnPicture, withoutImageNodes } from "./src/gatsby/image-head";
import { withSafePath } from "./src/gatsby/page-path";
import { partStylesOf } from "./src/gatsby/webpack/part-styles";
import { contentSecurityPolicy } from "./src/output/host/content-security-policy";
import { compressible } from "./src/site/compressible";
import { MAIN_ID, SCRIPTS_ID } from "./src/site/frame-ids";
import * as routes from "./src/site/routes";
import { scriptJson } from "./src/site/script-json";
import { layerOrder } from "./src/styles/layers";
import { Refresh } from "./src/templates/forward/Refresh";

export { wrapPageElement } from "./src/layout/wrap-page-element";

const inlineScript = (key: string, code: string): ReactNode => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own scripts, and JSON of our own
  <script key={key} dangerouslySetInnerHTML={{ __html: code }} />
);

/** The pages with a picture that gatsby-plugin-image has drawn. */
const withPicture = new Set<string>();

export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  try {
    replaceBodyHTMLString(await renderHtml(bodyComponent));
  } catch {
    // Gatsby renders a page that fails itself, and says why it fails.
  }
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  bodyHtml,
  pathname,
  loadPageDataSync,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHtmlAttributes(PAGE_LANGUAGE);
  setHeadComponents([
    <link key="icon" rel="icon" type={LOGO.type} href={withPrefix(LOGO.light)} />,
  ]);
  // `rel="expect"` makes the browser wait for `<main>` before it paints. It then paints the whole
  // frame above the text at once, and nothing in the frame moves while it arrives. In development,
  // pages have no text yet.
  if (process.env.NODE_ENV === "production") {
    setHeadComponents([
      <link key="expect-content" rel="expect" href={`#${MAIN_ID}`} {...{ blocking: "render" }} />,
      <link key="manifest" rel="manifest" href={withPrefix("/manifest.webmanifest")} />,
    ]);
    const data = loadPageDataSync(pathname);
    const { forward } = Object(data.result.pageContext);
    if (forward) setHeadComponents([<Refresh key="refresh" to={forward.path} />]);
    // Gatsby's loader looks here before it requests the data. Compressed together with the text
    // that it repeats, the data costs a quarter of what its own file would cost.
    setPostBodyComponents([
      inlineScript("page-data", `window.pageData=${scriptJson(compressible(data, bodyHtml))}`),
    ]);
    if (routes.isSame(pathname, routes.notFound)) {
      setHeadComponents([inlineScript("mend-path", MEND_PATH_SCRIPT)]);
    }
    if (hasDrawnPicture(bodyHtml)) withPicture.add(pathname);
    setHeadComponents(
      partStylesOf(bodyHtml, MADE_STYLES).map(({ file, css }) => (
        <style
          key={file}
          data-href={withPrefix(`/${file}`)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, made from their files
          dangerouslySetInnerHTML={{ __html: css }}
        />
      )),
    );
  }
  // One script, so that the content security policy needs only one hash for it.
  setHeadComponents([inlineScript("head", HEAD_SCRIPT)]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const order = layerOrder + BRAND_STYLES;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: statements of our own, and checked colours
  const layers = <style key="layers" dangerouslySetInnerHTML={{ __html: order }} />;
  // They come before 40 kB of styles, so that the fonts are there when the styles are.
  const firstFonts = [FIRST_FONTS.text ?? textFont, FIRST_FONTS.headings ?? []].flat();
  const fonts = Array.from(new Set(firstFonts), (href) => (
    <link key={href} rel="preload" href={href} as="font" crossOrigin="anonymous" />
  ));
  if (process.env.NODE_ENV !== "production") {
    replaceHeadComponents([...fonts, layers, ...getHeadComponents()]);
    return;
  }
  const head = getHeadComponents();
  const others = withoutImageNodes(head);
  replaceHeadComponents([
    // The policy comes before everything that it applies to.
    <meta
      key="policy"
      httpEquiv="Content-Security-Policy"
      content={contentSecurityPolicy(POLICY_OPENINGS)}
    />,
    ...fonts,
    layers,
    ...(withPicture.has(pathname) ? head : others),
  ]);
  // Gatsby puts its scripts, and the data that they need, after the page.
  replacePostBodyComponents([
    <template key="scripts" id={SCRIPTS_ID}>
      {withSafePath(getPostBodyComponents())}
    </template>,
    inlineScript("start", START_SCRIPT),
  ]);
};
