/**
 * A script of the not-found page: writes an address in another way that Gatsby would fail at, as a page without text. It decodes an address up
 * to three times, looks for the page once under the address as it is and once under `encodeURI(decodeURI(…))`, and takes what begins with two
 * slashes, of either kind, for another host. So each `%` that makes a difference becomes one of thrice encoded; a control character does, too, as
 * whatever parses the address anew leaves it out. Plain ES5, as it is served as written.
 */
export const mendPathScript = `(function(){
var path=location.pathname.replace(/^\\/+/,"/"),mended=path,odd=/[\\0-\\x1f\\x7f]|^\\/[/\\\\]/;
try{
var once=decodeURIComponent(path);
var routed=decodeURIComponent(encodeURI(decodeURI(path)));
if(routed!==once||odd.test(once)||odd.test(decodeURIComponent(once)))throw 0;
}catch(e){mended=path.replace(/%/g,"%252525")}
if(mended!==location.pathname)history.replaceState(history.state,"",mended+location.search+location.hash);
})()`;
