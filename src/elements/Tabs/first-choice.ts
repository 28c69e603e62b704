import { keys } from "../../runtime/storage";
import { scriptJson } from "../../site/script-json";

/**
 * A script that shows the tab which the reader chose last, right where the tabs stand in the HTML:
 * before they are painted, so that nothing shifts. It sets what the component sets; plain ES5, as
 * it is served as written.
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
