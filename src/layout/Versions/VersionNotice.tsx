import { Admonition } from "../../prose/Admonition/Admonition";
import { Link } from "../../prose/Link/Link";
import type { VersionChoice } from "../../site/docs-versions";
import * as styles from "./VersionNotice.module.css";

interface VersionNoticeProps {
  /** Name of what is documented. */
  product: string;
  choices: readonly VersionChoice[];
  /** Name of the version of the page. */
  shown: string | undefined;
}

/** Says that a version is not released yet or no longer maintained, and leads to the latest one. */
export function VersionNotice({ product, choices, shown }: VersionNoticeProps) {
  const [latest] = choices;
  const current = choices.find(({ name }) => name === shown);
  if (!current?.banner || !latest || latest === current) return null;
  const isUnreleased = current.banner === "unreleased";
  return (
    <div className={styles.notice}>
      <Admonition
        kind="warning"
        title={
          isUnreleased ? STRINGS.versions.unreleased.title : STRINGS.versions.unmaintained.title
        }
      >
        <p>
          {isUnreleased
            ? STRINGS.versions.unreleased.text(product, current.label)
            : STRINGS.versions.unmaintained.text(product, current.label)}
          {STRINGS.versions.latest.before}
          <Link href={latest.path}>{latest.label}</Link>
          {STRINGS.versions.latest.after}
        </p>
      </Admonition>
    </div>
  );
}
