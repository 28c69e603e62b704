import type { ReactNode } from "react";
import { Link } from "../Link/Link";
import * as styles from "./Cards.module.css";

/** A grid of cards. It puts as many cards beside each other as fit. */
export const Cards = ({ children }: { children?: ReactNode }) => (
  <div className={styles.cards}>{children}</div>
);

interface CardProps {
  title: string;
  /** A route or a URL. In content it can also be a file. */
  to: string;
  children?: ReactNode;
}

/** A card that is one link. The reader can click anywhere on the card. */
export const Card = ({ title, to, children }: CardProps) => (
  <div className={styles.card}>
    <Link href={to} className={styles.title}>
      {title}
    </Link>
    {children && <div className={styles.text}>{children}</div>}
  </div>
);
