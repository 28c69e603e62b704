// The last script of each page.
import { startScripts } from "./start";

startScripts(INLINE_SETTINGS.prefix);
