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
        title={isUnreleased ? "Unreleased version" : "Version without maintenance"}
      >
        <p>
          This is documentation of {product} {current.label}, which is{" "}
          {isUnreleased ? "not released yet" : "no longer actively maintained"}. The latest version
          is <Link href={latest.path}>{latest.label}</Link>.
        </p>
      </Admonition>
    </div>
  );
}
