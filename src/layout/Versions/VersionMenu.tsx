import { useEffect, useRef } from "react";
import { Link } from "../../prose/Link/Link";
import type { VersionChoice } from "../../site/docs-versions";
import * as styles from "./VersionMenu.module.css";

interface VersionMenuProps {
  choices: readonly VersionChoice[];
  /** Name of the version of the page. */
  shown: string | undefined;
}

/**
 * Names the version of the docs that the page belongs to, and leads to the same page in the others
 * (V6). Nothing where there is one version only.
 */
export function VersionMenu({ choices, shown }: VersionMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const current = choices.find(({ name }) => name === shown);
  // The menu stays in the frame from page to page, so the choice has to close it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes with each change of the version
  useEffect(() => menu.current?.removeAttribute("open"), [shown]);
  if (!current) return null;
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={`unfolds ${styles.shown}`}>
        {STRINGS.versions.shown(current.label)}
      </summary>
      <nav aria-label={STRINGS.versions.label}>
        <ul className={styles.list}>
          {choices.map(({ name, label, path }) => (
            <li key={name}>
              <Link
                href={path}
                className={styles.link}
                aria-current={name === shown ? "true" : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
