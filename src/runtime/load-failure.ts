import { scriptJson } from "../site/script-json";
import { baseUrlBanner } from "./base-url-banner";

declare global {
  interface Window {
    /** Says that the page does not react, and offers to load it again (V3). */
    showLoadFailure: () => void;
  }
}

const NOTICE =
  'Part of this page could not be loaded, so its search, menus and other controls do not work.<span><button type="button">Retry</button> <button type="button">Close</button></span>';

/**
 * A script that says so when the site's scripts cannot be loaded (V3), as nothing else would then:
 * the page is there, and does not react. Its notice is also that of pages whose own script or data
 * fails (`failed-pages.ts`).
 *
 * It waits until each of the site's scripts is loaded, or not. A host may answer with a page in
 * place of a script, which counts as loaded; so what shows that all is well is what Gatsby's own
 * script leaves when it runs. If none of them ran, the path prefix may be wrong (E4). Retry first
 * asks for the scripts past the browser's cache, which may keep a wrong answer for a year. Plain
 * ES5, as it is served as written.
 */
export const loadFailureScript = (prefix: string): string => `(function(){
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
function check(event){
if(event.target.nodeName!=="SCRIPT"||++settled!==document.querySelectorAll("script[src]").length||window.___loader)return;
for(var key in window)if(key.indexOf("webpackChunk")===0)return show();
if(!(${baseUrlBanner(prefix)})())show();
}
document.addEventListener("load",check,true);
document.addEventListener("error",check,true);
})()`;
