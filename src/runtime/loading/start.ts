import { scriptJson } from "../../site/script-json";

/** Id of the `<template>` that holds the site's scripts until they start. */
export const SCRIPTS_ID = "scripts";

/** The latest start of the scripts, in ms. A page in a background tab paints nothing. */
const LATEST_START = 3000;

/**
 * Firefox reports no paint for a page that it opens at a hash. So for a page with a hash, this many
 * milliseconds after the second frame count as a paint.
 */
const UNREPORTED_PAINT = 50;

/** What the reader does before React is ready. `hydrate.ts` repeats it. */
export interface EarlyUse {
  /** The button that the reader used last. */
  button: HTMLElement | null;
  /** The button whose keys the reader pressed. `aria-keyshortcuts` names the keys. */
  shortcut: HTMLElement | null;
  /** Stops the listeners for keys and for Back and Forward. */
  end: () => void;
}

/**
 * Returns a script that starts the site's scripts once the browser has painted text, so that they
 * do not compete with the paint, or as soon as the reader uses the page. With the scripts, it
 * requests the files that they would otherwise request one after the other. Until React is ready,
 * it remembers which button the reader clicks and whether the reader presses the keys of the
 * search. If Back or Forward leads to another page, it loads that page in full. Plain ES5, because
 * nothing transpiles it.
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
