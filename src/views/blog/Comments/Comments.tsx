import { useEffect, useRef } from "react";
import { Link } from "../../../prose/Link/Link";
import { COMMENTS_ID } from "../../../site/frame-ids";
import { GISCUS, type Services } from "../../../site/services/services";
import { LedgerPart } from "../../lists/LedgerPart/LedgerPart";
import * as styles from "./Comments.module.css";

type CommentsProps = NonNullable<Services["comments"]> & {
  /** Route of the post. It names the discussion, wherever the site is served. */
  path: string;
};

/** So far from the window, in px, the comments begin to load. */
const NEAR = 400;

const currentTheme = (): string =>
  document.documentElement.dataset.theme === "dark" ? "dark" : "light";

/** Loads the script of giscus into a container, which it fills with a frame. */
function load(container: Element, { path, repo, repoId, category, categoryId }: CommentsProps) {
  const script = document.createElement("script");
  const term = path.replace(/^\//, "");
  Object.assign(script.dataset, { repo, repoId, category, categoryId, term });
  Object.assign(script.dataset, { mapping: "specific", strict: "1", theme: currentTheme() });
  script.async = true;
  script.src = `${GISCUS}/client.js`;
  container.append(script);
}

/** Tells the frame of giscus the page's colour mode, which any host may know. */
function sendTheme(container: Element): void {
  const frame = container.querySelector("iframe")?.contentWindow;
  frame?.postMessage({ giscus: { setConfig: { theme: currentTheme() } } }, "*");
}

/** The comments on a post, which load when the reader comes near. Render it with the path as key. */
export function Comments(props: CommentsProps) {
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const nearness = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        nearness.disconnect();
        load(element, latest.current);
      },
      { rootMargin: `${NEAR}px` },
    );
    nearness.observe(element);
    const modes = new MutationObserver(() => sendTheme(element));
    modes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => {
      nearness.disconnect();
      modes.disconnect();
    };
  }, []);
  return (
    <LedgerPart title={STRINGS.comments.title}>
      <p className={styles.way}>
        {STRINGS.comments.where.before}
        <Link href={`https://github.com/${props.repo}/discussions`}>
          {STRINGS.comments.where.link}
        </Link>
        {STRINGS.comments.where.after}
      </p>
      {/* giscus looks for this class, and leads readers who sign in back to the id. */}
      <div ref={container} id={COMMENTS_ID} className="giscus" />
    </LedgerPart>
  );
}
