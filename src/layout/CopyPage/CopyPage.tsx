import { withPrefix } from "gatsby";
import { useState } from "react";
import { Link } from "../../elements/Link/Link";
import { copyComing } from "../../runtime/clipboard";
import { markdown } from "../../site/routes";
import * as styles from "./CopyPage.module.css";

const SAID_FOR = 2000;

async function markdownOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** The page as Markdown, to be pasted elsewhere or looked at (X1). */
export function CopyPage({ path }: { path: string }) {
  const [outcome, setOutcome] = useState("");
  const address = markdown(path);
  const copy = async () => {
    const isCopied = await copyComing(markdownOf(withPrefix(address))).then(
      () => true,
      () => false,
    );
    setOutcome(isCopied ? "Copied" : "Not copied");
    setTimeout(() => setOutcome(""), SAID_FOR);
  };
  return (
    <div className={styles.copy}>
      <Link href={address}>View as Markdown</Link>
      {/* Last, so that what it says moves nothing. */}
      <button type="button" onClick={copy}>
        <span aria-live="polite">{outcome || "Copy page"}</span>
      </button>
    </div>
  );
}
