import { scriptJson } from "../site/script-json";

const STYLE =
  "position:relative;z-index:99;padding:16px 20px;border:4px solid #b3261e;background:#fff4d6;color:#1d1600;font:16px/1.6 system-ui,sans-serif;white-space:pre-line;overflow-wrap:anywhere";

/**
 * A function for `load-failure.ts`: says so when the site is served below another path than the
 * prefix it was built for (E4). Neither scripts nor styles of the site load then, so it needs none.
 * It answers whether it has said so. It keeps silent when the page's own route, taken off its
 * address, leaves the configured prefix, as something else is wrong then (a blocked script, a new
 * deployment); and when the address does not end in that route, as nothing can be suggested then.
 * Plain ES5, as it is served as written.
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
