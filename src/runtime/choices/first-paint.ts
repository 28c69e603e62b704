import { scriptJson } from "../../site/script-json";
import { keys } from "./storage";

/** The site's settings that the script in the page's head needs. */
export interface FirstPaintConfig {
  defaultMode: "dark" | "light";
  respectSystem: boolean;
  /** Null when there is no announcement. */
  announcementId: string | null;
}

/**
 * Returns a script that sets attributes of `<html>` before the first paint: that scripts run (X5),
 * the colour mode (C2) and whether the reader has dismissed the announcement (L2). The script also
 * gives the browser's own bars the colour of the page. If the hash is badly encoded, the script
 * encodes it again, because Gatsby throws on such a hash (V4).
 *
 * Plain ES5, because nothing transpiles it. The script stands after the styles that Gatsby puts
 * into the page. Styles test `data-scripts` instead of `(scripting: none)`, which Chrome before 120
 * and Safari before 17 do not know.
 */
export const firstPaintScript = ({
  defaultMode,
  respectSystem,
  announcementId,
}: FirstPaintConfig): string => `(function(){
var root=document.documentElement;
root.setAttribute("data-scripts","");
function get(key){try{return localStorage.getItem(key)}catch(e){return null}}
try{decodeURI(location.hash)}catch(e){history.replaceState(history.state,"",location.hash.replace(/%/g,"%25"))}
var stored=get(${scriptJson(keys.colorMode)});
var choice=stored==="dark"||stored==="light"?stored:${respectSystem ? '"system"' : scriptJson(defaultMode)};
var dark=choice==="system"?matchMedia("(prefers-color-scheme: dark)").matches:choice==="dark";
root.setAttribute("data-theme",dark?"dark":"light");
root.setAttribute("data-theme-choice",choice);
var bars=document.createElement("meta");
bars.name="theme-color";
bars.content=getComputedStyle(root).backgroundColor;
document.head.appendChild(bars);
${
  announcementId === null
    ? ""
    : `if(get(${scriptJson(keys.announcement)})===${scriptJson(announcementId)}&&get(${scriptJson(
        keys.announcementDismissed,
      )})==="true")root.setAttribute("data-announcement","dismissed");`
}
})()`;
