import { createContext, type ReactNode, useContext } from "react";
import type { Bands } from "../../site/charts/stream";
import { lazyPart } from "../LazyPart/lazy-part";
import { Link } from "../Link/Link";
import * as styles from "./Cards.module.css";

const River = lazyPart("The stream", () =>
  import("../River/River").then((module) => module.River),
);

const RiverOfCards = createContext<Bands | undefined>(undefined);

interface CardsProps {
  /** The stream that flows through the cards that have a part of it. */
  river?: Bands;
  children?: ReactNode;
}

/** A grid of cards. It puts as many cards beside each other as fit. */
export const Cards = ({ river, children }: CardsProps) => (
  <div className={styles.cards} data-river={river && ""}>
    <RiverOfCards.Provider value={river}>{children}</RiverOfCards.Provider>
  </div>
);

interface CardProps {
  title: string;
  /** A route or a URL. In content it can also be a file. */
  to: string;
  /** Which part of the stream heads the card. */
  part?: number;
  children?: ReactNode;
}

/** A card that is one link. The reader can click anywhere on the card. */
export function Card({ title, to, part, children }: CardProps) {
  const river = useContext(RiverOfCards);
  return (
    <div className={styles.card}>
      {river && part !== undefined && (
        <div className={styles.river}>
          <River bands={river} part={part} />
        </div>
      )}
      <Link href={to} className={styles.title}>
        {title}
      </Link>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
