import { withPrefix } from "gatsby";
import { Link } from "../../../prose/Link/Link";
import { useCopying } from "../../../runtime/clipboard";
import { useDetailsMenu } from "../../../runtime/use-details-menu";
import { markdown } from "../../../site/routes";
import * as styles from "./CopyPage.module.css";

async function markdownOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/**
 * Controls that show the page as Markdown, or copy it to paste it elsewhere (X1). On narrow screens
 * they are a menu.
 */
export function CopyPage({ path }: { path: string }) {
  const address = markdown(path);
  const { copy, outcome } = useCopying(() => markdownOf(withPrefix(address)));
  const menu = useDetailsMenu();
  return (
    <details {...menu} className={styles.copy}>
      <summary aria-label="Page actions">
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M5 12h0M12 12h0M19 12h0" />
        </svg>
      </summary>
      <div className={styles.actions}>
        <Link href={address}>View as Markdown</Link>
        {/* Last, so that nothing moves when the text of the button changes. */}
        <button type="button" onClick={copy}>
          <span aria-live="polite">{outcome || "Copy page"}</span>
        </button>
      </div>
    </details>
  );
}
