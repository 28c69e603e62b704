import type { ComponentProps } from "react";
import { groupByLetter } from "../../site/group";
import { Tags } from "../Tags/Tags";
import * as styles from "./TagsByLetter.module.css";

/** Lists all tags, each under its first letter. */
export const TagsByLetter = ({ tags }: ComponentProps<typeof Tags>) =>
  groupByLetter(tags).map(({ key, items }) => (
    <section key={key} className={styles.letter}>
      <h2>{key}</h2>
      <Tags tags={items} />
    </section>
  ));
