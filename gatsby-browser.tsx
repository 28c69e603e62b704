import "./src/styles/tokens.css";
import "./src/styles/base.css";

import type { GatsbyBrowser } from "gatsby";
import { loadFonts } from "./src/runtime/fonts";
import {
  endProgress,
  isQueryChangeOnly,
  mendPrefetching,
  watchNavigation,
} from "./src/runtime/navigation";

export { wrapPageElement } from "./src/layout/wrap-page-element";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = mendPrefetching;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  watchNavigation();
  loadFonts(FONT_STYLESHEETS);
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = endProgress;

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
}) => !isQueryChangeOnly(prevRouterProps?.location, routerProps.location);
