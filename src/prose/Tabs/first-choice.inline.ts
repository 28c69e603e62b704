// The script behind each group of tabs in the HTML.
import { showFirstChoice } from "./first-choice";

const root = document.currentScript?.parentElement;
if (root) showFirstChoice(root);
