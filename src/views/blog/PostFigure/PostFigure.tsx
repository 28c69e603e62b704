import { graphql } from "gatsby";
import * as styles from "./PostFigure.module.css";

/** The amount that a post is about, and what it is. */
export const PostFigure = ({ value, label }: Queries.PostAmountFragment) => (
  <p className={styles.figure}>
    <strong className={styles.value}>{value}</strong> <span>{label}</span>
  </p>
);

/** The data of a post's amount. @public */
export const postAmount = graphql`
  fragment PostAmount on PostFigure {
    value
    label
  }
`;
