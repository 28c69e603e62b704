import { keys } from "../../runtime/choices/storage";
import { scriptJson } from "../../site/script-json";

/**
 * A script that shows the tab that the reader chose last. It stands with the tabs in the HTML and
 * runs before the browser paints them, so that nothing shifts. It sets the same attributes as the
 * component. It is plain ES5, as the site serves it as written.
 */
export const firstChoiceScript = `(function(root){
try{var value=JSON.parse(localStorage.getItem(${scriptJson(keys.tabs)}))[root.dataset.group]}catch(e){}
var panels=[].filter.call(root.children,function(child){return child.dataset.value!==undefined});
if(!panels.some(function(panel){return panel.dataset.value===value}))return;
panels.forEach(function(panel,index){
var isActive=panel.dataset.value===value;
panel.toggleAttribute("data-active",isActive);
root.firstChild.children[index].setAttribute("aria-selected",isActive);
})
})(document.currentScript.parentNode)`;
