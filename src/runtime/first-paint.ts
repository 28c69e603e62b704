import { scriptJson } from "../site/script-json";
import { keys } from "./storage";

/** What the script in the page's head has to know of the site. */
export interface FirstPaintConfig {
  defaultMode: "dark" | "light";
  respectSystem: boolean;
  /** Null when there is no announcement. */
  announcementId: string | null;
}

/**
 * A script that sets what must be right before the first paint, as attributes of `<html>`: that
 * scripts run (X5), the colour mode (C2) and whether the announcement is dismissed (L2). It also
 * sets the colour of the browser's own bars, which is that of the page, and encodes the hash well,
 * as Gatsby throws on another (V4). Plain ES5, as it is served as written. It stands after the
 * styles, which Gatsby puts into the page. Styles ask for `data-scripts` and not for `(scripting:
 * none)`, which Chrome before 120 and Safari before 17 do not know.
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
