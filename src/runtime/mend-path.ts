/**
 * A script of the not-found page: writes an address in another way that Gatsby would fail at, as a page without text. It decodes an address
 * twice, and looks for the page once under the address as it is and once under `encodeURI(decodeURI(…))`. So each `%` that makes a
 * difference becomes one of twice encoded. Plain ES5, as it is served as written.
 */
export const mendPathScript = `(function(){
var path=location.pathname;
try{
var routed=decodeURIComponent(encodeURI(decodeURI(path)));
decodeURIComponent(routed);
if(routed===decodeURIComponent(path))return;
}catch(e){}
history.replaceState(history.state,"",path.replace(/%/g,"%2525")+location.search+location.hash);
})()`;
