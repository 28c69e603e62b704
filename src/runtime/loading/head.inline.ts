// The script in the head of each page. It stands after the styles that Gatsby puts into the page.
import { hideDismissed, showMode } from "../choices/first-paint";
import { showLoadFailure, watchScripts } from "./load-failure";
import { mendHash } from "./mend-hash";

// Says that scripts run (X5). Styles do not test `(scripting: none)`, because Chrome before 120 and
// Safari before 17 do not know it.
document.documentElement.dataset.scripts = "";
mendHash();
showMode(INLINE_SETTINGS.colorMode);
if (INLINE_SETTINGS.announcementId !== null) hideDismissed(INLINE_SETTINGS.announcementId);
window.showLoadFailure = showLoadFailure;
// In development, scripts stop the parser. So each of them is the last one of the page when it has
// loaded, although more follow.
if (INLINE_SETTINGS.isBuild) watchScripts(`${INLINE_SETTINGS.prefix}/`);
