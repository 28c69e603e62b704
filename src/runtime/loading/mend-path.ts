import { scriptJson } from "../../site/script-json";

/**
 * Returns a script for the not-found page. The script rewrites an address at which Gatsby would
 * fail and show a page without text.
 *
 * Gatsby decodes an address up to three times. It looks for the page once under the address as it
 * is, and once under `encodeURI(decodeURI(…))`. It takes a route that begins with two slashes, or
 * with a slash and a backslash, for another host. If one of these steps would fail or change the
 * route, the script replaces every `%` with `%252525`, which is `%` encoded three times. It does
 * the same when the decoded route holds a control character, because a URL parser drops such
 * characters. Of several slashes at the start it keeps one.
 *
 * Plain ES5, because nothing transpiles it.
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
