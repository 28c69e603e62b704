import Link from "../core/Link";
import * as styles from "./openapi.module.css";

const MARKS = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/;

function marked(part: string, key: number) {
  if (part.startsWith("`")) return <code key={key}>{part.slice(1, -1)}</code>;
  if (part.startsWith("**")) return <strong key={key}>{part.slice(2, -2)}</strong>;
  const [, text, address] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
  return address === undefined ? (
    part
  ) : (
    <Link key={key} to={address}>
      {text}
    </Link>
  );
}

/** A description from an OpenAPI file, with its code, links and strong words. */
export function Text({ children }: { children: string | undefined }) {
  if (!children) return null;
  const paragraphs = children.trim().split(/\n\s*\n/);
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className={styles.text}>
      {paragraph.split(MARKS).map((part, index) => (index % 2 === 1 ? marked(part, index) : part))}
    </p>
  ));
}
