import { withPrefix } from "gatsby";
import { Link } from "../../../prose/Link/Link";
import { useCopying } from "../../../runtime/clipboard";
import { markdown } from "../../../site/routes";
import * as styles from "./CopyPage.module.css";

async function markdownOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Controls that show the page as Markdown, or copy it to paste it elsewhere (X1). */
export function CopyPage({ path }: { path: string }) {
  const address = markdown(path);
  const { copy, outcome } = useCopying(() => markdownOf(withPrefix(address)));
  return (
    <div className={styles.copy}>
      <Link href={address}>View as Markdown</Link>
      {/* Last, so that nothing moves when the text of the button changes. */}
      <button type="button" onClick={copy}>
        <span aria-live="polite">{outcome || "Copy page"}</span>
      </button>
    </div>
  );
}
