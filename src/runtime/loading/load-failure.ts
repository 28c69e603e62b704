import { scriptJson } from "../../site/script-json";
import { baseUrlBanner } from "./base-url-banner";

declare global {
  interface Window {
    /**
     * Shows a notice that the page does not react, with a button that loads the page again (V3).
     */
    showLoadFailure: () => void;
  }
}

const NOTICE =
  'Part of this page could not be loaded, so its search, menus and other controls do not work.<span><button type="button">Retry</button> <button type="button">Close</button></span>';

/**
 * Returns a script that shows a notice when the site's scripts cannot be loaded (V3). Without it
 * nothing would tell the reader: the page is there but does not react. The site shows the same
 * notice when a page's own script or data fails (`failed-pages.ts`).
 *
 * The script waits until each of the site's scripts has loaded or failed. A host may answer with a
 * page in place of a script, and the browser counts that as loaded. So the script checks for
 * `window.___loader`, which Gatsby's own script sets when it runs. If none of the site's scripts
 * ran, the path prefix may be wrong (E4). Retry first fetches the scripts past the browser's cache,
 * which may keep a wrong answer for a year. Plain ES5, because nothing transpiles it.
 *
 * If `isWatching` is false, the script only defines `window.showLoadFailure`. In development,
 * scripts stop the parser. So each of them is the last one of the page when it has loaded, although
 * more follow.
 */
export const loadFailureScript = (prefix: string, isWatching: boolean): string => `(function(){
var settled=0;
function reload(){location.reload()}
function show(){
var notice=document.createElement("div");
notice.setAttribute("role","alert");
notice.className="load-failure";
notice.innerHTML=${scriptJson(NOTICE)};
document.body.append(notice);
var buttons=notice.querySelectorAll("button");
buttons[0].onclick=function(){
Promise.all([].map.call(document.querySelectorAll("script[src],[as=script]"),function(file){return fetch(file.src||file.href,{cache:"reload"})})).then(reload,reload);
};
buttons[1].onclick=function(){notice.remove()};
}
window.showLoadFailure=show;
if(!${isWatching})return;
function check(event){
if(event.target.nodeName!=="SCRIPT"||++settled!==document.querySelectorAll("script[src]").length||window.___loader)return;
for(var key in window)if(key.indexOf("webpackChunk")===0)return show();
if(!(${baseUrlBanner(prefix)})())show();
}
document.addEventListener("load",check,true);
document.addEventListener("error",check,true);
})()`;
