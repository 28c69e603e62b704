import { createContext, type ReactNode, useContext } from "react";
import type { Bands } from "../../site/charts/stream";
import { lazyPart } from "../LazyPart/lazy-part";
import { Link } from "../Link/Link";
import * as styles from "./Cards.module.css";

const Stream = lazyPart(STRINGS.parts.stream, () =>
  import("../Stream/Stream").then((module) => module.Stream),
);

const StreamOfCards = createContext<Bands | undefined>(undefined);

interface CardsProps {
  /** The stream that flows through the cards that have a part of it. */
  stream?: Bands;
  children?: ReactNode;
}

/** A grid of cards. It puts as many cards beside each other as fit. */
export const Cards = ({ stream, children }: CardsProps) => (
  <div className={styles.cards} data-stream={stream && ""}>
    <StreamOfCards.Provider value={stream}>{children}</StreamOfCards.Provider>
  </div>
);

interface CardProps {
  title: ReactNode;
  /** A route or a URL. In content it can also be a file. */
  to: string;
  /** Which part of the stream heads the card. */
  part?: number;
  children?: ReactNode;
}

/** A card that is one link. The reader can click anywhere on the card. */
export function Card({ title, to, part, children }: CardProps) {
  const stream = useContext(StreamOfCards);
  return (
    <div className={styles.card}>
      {stream && part !== undefined && (
        <div className={styles.stream}>
          <Stream bands={stream} part={part} />
        </div>
      )}
      <Link href={to} className={styles.title}>
        {title}
      </Link>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
