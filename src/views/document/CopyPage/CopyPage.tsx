import { withPrefix } from "gatsby";
import { wholeHtmlUrl } from "../../../prose/html-url";
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

/** Chats that take a question in their address. */
const CHATS = [
  ["ChatGPT", "https://chatgpt.com/?q="],
  ["Claude", "https://claude.ai/new?q="],
] as const;

interface CopyPageProps {
  path: string;
  siteUrl: string;
}

/** A menu that copies the page as Markdown, shows it, or opens a chat that is to read it (X1). */
export function CopyPage({ path, siteUrl }: CopyPageProps) {
  const address = markdown(path);
  const { copy, outcome } = useCopying(() => markdownOf(withPrefix(address)));
  const menu = useDetailsMenu();
  const question = STRINGS.copyPage.question(wholeHtmlUrl(address, siteUrl, "link"));
  return (
    <details {...menu} className={styles.copy}>
      <summary className="unfolds">{STRINGS.copyPage.label}</summary>
      <div className={styles.actions}>
        <button type="button" onClick={copy}>
          <span aria-live="polite">{outcome || STRINGS.copyPage.copy}</span>
        </button>
        <Link href={address}>{STRINGS.copyPage.view}</Link>
        {CHATS.map(([name, start]) => (
          <Link key={name} href={start + encodeURIComponent(question)}>
            {STRINGS.copyPage.open(name)}
          </Link>
        ))}
      </div>
    </details>
  );
}
