import { scriptJson } from "../site/script-json";

/** The `<template>` that holds the site's scripts until they are started. */
export const SCRIPTS_ID = "scripts";

/** In milliseconds; a page in a tab that nobody looks at paints nothing. */
const LATEST_START = 3000;

/**
 * Firefox reports no paint of a page that it opens at a hash. So there, this long after the second
 * frame counts as one; in milliseconds.
 */
const UNREPORTED_PAINT = 50;

/** What a reader does before React is there; `hydrate.ts` takes it over. */
export interface EarlyUse {
  /** The button that was used last. */
  button: HTMLElement | null;
  /** The button whose keys were pressed, as `aria-keyshortcuts` names them. */
  shortcut: HTMLElement | null;
  /** Ends the watch over keys, and over Back and Forward. */
  end: () => void;
}

/**
 * A script that starts the site's scripts once the browser has painted text, so that they do not
 * compete with it, or the reader uses the page. It asks with them for what they would ask for one
 * after the other. Until React is there it remembers a button that is used and the keys of the
 * search, and loads the page in full that Back or Forward leads to. Plain ES5, as it is served as
 * written.
 */
export const startScript = (prefix: string): string => `(function(){
var path=location.pathname;
function leave(){if(location.pathname!==path)location.reload()}
function press(event){
start();
var isSearch=event.key==="/"?!/^(?:INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName):(event.ctrlKey||event.metaKey)&&/^k$/i.test(event.key);
if(!isSearch)return;
event.preventDefault();
early.shortcut=document.querySelector("[aria-keyshortcuts]");
}
addEventListener("popstate",leave);
addEventListener("keydown",press);
var early=window.earlyUse={button:null,shortcut:null,end:function(){removeEventListener("popstate",leave);removeEventListener("keydown",press)}};
addEventListener("click",function(event){start();early.button=event.target.closest("button")||early.button},true);
function preload(as,file){
var link=document.createElement("link");
link.rel="preload";
link.as=as;
if(as==="fetch")link.crossOrigin="anonymous";
link.href=${scriptJson(prefix)}+file;
document.head.appendChild(link);
}
var template=document.getElementById("${SCRIPTS_ID}");
function start(){
if(!template)return;
document.body.appendChild(document.importNode(template.content,true));
template=null;
pageData.path+=location.search;
preload("fetch","/page-data/app-data.json");
___chunkMapping[pageData.componentChunkName].forEach(function(file){if(/js$/.test(file))preload("script",file)});
}
new PerformanceObserver(start).observe({type:"paint",buffered:true});
if(location.hash)requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(start,${UNREPORTED_PAINT})})});
setTimeout(start,${LATEST_START});
})()`;
