import { scriptJson } from "../site/script-json";

/**
 * A script of the not-found page: writes an address in another way that Gatsby would fail at, as a
 * page without text. Gatsby decodes an address up to three times, looks for the page once under the
 * address as it is and once under `encodeURI(decodeURI(…))`, and takes a route that begins with two
 * slashes, of either kind, for another host. So each `%` that makes a difference becomes one of
 * thrice encoded. A control character does, too, as whatever parses the address anew leaves it out.
 * Plain ES5, as it is served as written.
 */
export const mendPathScript = (prefix: string): string => `(function(){
var prefix=${scriptJson(prefix)},path=location.pathname,slashes=/^\\/+/;
function routeOf(text){return text.indexOf(prefix+"/")===0?text.slice(prefix.length):text}
function isOdd(text){return /[\\0-\\x1f\\x7f]|^\\/[/\\\\]/.test(routeOf(text))}
path=path.replace(slashes,"/");
path=path.slice(0,path.length-routeOf(path).length)+routeOf(path).replace(slashes,"/");
var mended=path;
try{
var once=decodeURIComponent(path);
var twice=decodeURIComponent(once);
decodeURIComponent(twice);
var routed=decodeURIComponent(encodeURI(decodeURI(path)));
if(routed!==once||isOdd(once)||isOdd(twice))throw 0;
}catch(e){mended=path.replace(/%/g,"%252525")}
if(mended!==location.pathname)history.replaceState(history.state,"",mended+location.search+location.hash);
})()`;
