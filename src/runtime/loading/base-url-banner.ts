import { scriptJson } from "../../site/script-json";

const STYLE =
  "position:relative;z-index:99;padding:16px 20px;border:4px solid #b3261e;background:#fff4d6;color:#1d1600;font:16px/1.6 system-ui,sans-serif;white-space:pre-line;overflow-wrap:anywhere";

/**
 * Returns the source of a function for `load-failure.ts`. The function checks whether the site is
 * served at another path than the prefix it was built for (E4). If so, it shows a banner and
 * returns true. In that case neither the scripts nor the styles of the site load, so the function
 * needs none of them.
 *
 * The function shows nothing and returns false in three cases:
 * - The address without the page's own route is the configured prefix. Then something else is
 *   wrong, such as a blocked script or a new deployment.
 * - The address does not end in the page's route. Then there is no prefix to suggest.
 * - The reader has opened the page as a file from the disk.
 *
 * Plain ES5, because nothing transpiles it.
 */
export const baseUrlBanner = (prefix: string): string => `function(){
var path=location.pathname.replace(/(\\/index)?\\.html$|\\/$/,"");
var route=encodeURI(window.pagePath).replace(/\\/$/,"");
var end=path.length-route.length;
var configured=${scriptJson(`${prefix}/`)};
var suggested=path.slice(0,end)+"/";
if(path.slice(end)!==route||suggested===configured||location.protocol==="file:")return false;
var banner=document.createElement("div");
var title=document.createElement("strong");
title.textContent="Your site did not load properly";
title.style.fontSize="20px";
banner.textContent="\\nIt was built for another path than the one it is served at.\\n\\nConfigured path prefix: "+configured+"\\nSuggested path prefix: "+suggested+"\\n\\nSet PATH_PREFIX to the suggested prefix and build the site again.";
banner.insertBefore(title,banner.firstChild);
banner.style.cssText=${scriptJson(STYLE)};
banner.setAttribute("role","alert");
document.body.insertBefore(banner,document.body.firstChild);
return true;
}`;
