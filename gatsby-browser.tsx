import "./src/styles/tokens.css";
import "./src/styles/base.css";

import type { GatsbyBrowser } from "gatsby";
import { announcePage, startAnnouncing } from "./src/gatsby/browser/announcer";
import { handleFailedPages, pageIsShown, setDestination } from "./src/gatsby/browser/failed-pages";
import { leaveFocusToClicks, letGatsbyFocus } from "./src/gatsby/browser/focus";
import { hydrate, repeatEarlyUse } from "./src/gatsby/browser/hydrate";
import { watchNavigation } from "./src/gatsby/browser/navigation";
import { prefetchFromPage, startPrefetching } from "./src/gatsby/browser/prefetch";
import {
  beforeNavigation,
  keepPositions,
  scrollAfterNavigation,
} from "./src/gatsby/browser/scroll";
import { preloadTemplate } from "./src/gatsby/browser/template-scripts";
import { countPage, startCounting } from "./src/runtime/analytics";
import { applyFonts, loadFontsLater } from "./src/runtime/loading/fonts";
import { loadHelmet } from "./src/runtime/loading/helmet";
import { applyOwnFont, showOwnFont } from "./src/runtime/loading/own-font";
import { endProgress, startProgress } from "./src/runtime/navigation/progress";

export { wrapPageElement } from "./src/layout/wrap-page-element";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV === "development") {
    void import("./src/layout/ProblemOverlay/watch-problems").then((overlay) =>
      overlay.watchProblems(),
    );
    void import("./src/gatsby/browser/new-component").then((component) =>
      component.reloadForComponent(),
    );
  }
  startPrefetching(loadHelmet);
  handleFailedPages();
  keepPositions();
  leaveFocusToClicks();
  watchNavigation((to) => {
    beforeNavigation(to);
    setDestination(to);
    startProgress(to);
    // Runs as a microtask, so that Gatsby requests the page's data first. On a slow connection,
    // what the browser requests first arrives first.
    queueMicrotask(() => {
      if (to !== null && process.env.NODE_ENV === "production") preloadTemplate(to);
      void loadHelmet();
    });
  });
};

// In development there is no server-rendered HTML to hydrate. The function has no type annotation,
// as Gatsby types it as React 17's.
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrate : undefined;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  startAnnouncing();
  repeatEarlyUse();
  showOwnFont();
  loadFontsLater(PROVIDED_FONTS);
  if (SERVICES.analytics) startCounting(SERVICES.analytics);
};

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  letGatsbyFocus();
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  applyOwnFont();
  applyFonts();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  pageIsShown();
  endProgress();
  scrollAfterNavigation(prevLocation, location);
  prefetchFromPage();
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  announcePage();
  if (SERVICES.analytics) countPage(SERVICES.analytics, prevLocation.href);
};
