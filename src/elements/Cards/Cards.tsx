import type { ReactNode } from "react";
import { Link } from "../Link/Link";
import * as styles from "./Cards.module.css";

/** Cards beside each other, as many as there is room for. */
export const Cards = ({ children }: { children?: ReactNode }) => (
  <div className={styles.cards}>{children}</div>
);

interface CardProps {
  title: string;
  /** Route or address; in content also a file. */
  to: string;
  children?: ReactNode;
}

/** A card that leads somewhere: one link, which can be clicked anywhere on the card. */
export const Card = ({ title, to, children }: CardProps) => (
  <div className={styles.card}>
    <Link href={to} className={styles.title}>
      {title}
    </Link>
    {children && <div className={styles.text}>{children}</div>}
  </div>
);
