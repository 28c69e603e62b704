import type { ReactNode } from "react";
import { wordLanguage } from "../page-languages";
import * as styles from "./Admonition.module.css";

const TITLES: Record<string, string> = STRINGS.prose.admonitions;

/** SVG paths of the icons, for strokes in a 24 × 24 box. */
const ICONS: Record<string, string> = {
  note: "M5 4h14v16H5zM8.5 9h7M8.5 13h7M8.5 17h4",
  tip: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2V16h5v-.1c0-.8.4-1.5 1-2A6 6 0 0 0 12 3z",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 7.5v.5",
  warning: "M12 4 2.8 20h18.4zM12 10v4.5M12 17v.5",
  danger: "M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v5M12 16v.5",
};

interface AdmonitionProps {
  kind: string;
  title?: string | undefined;
  id?: string;
  children?: ReactNode;
}

/** A box with a remark, set apart from the text (M1): `:::note[Title]{#id}`. */
export function Admonition({ kind, title, id, children }: AdmonitionProps) {
  const shown = title ?? TITLES[kind] ?? kind;
  const words = HAS_LANGUAGES && wordLanguage();
  return (
    <div role="note" id={id} aria-label={shown} className={styles.admonition} data-kind={kind}>
      <p className={styles.title} {...(title === undefined && words)}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d={ICONS[kind] ?? ICONS.note} />
        </svg>
        {shown}
      </p>
      {children}
    </div>
  );
}
