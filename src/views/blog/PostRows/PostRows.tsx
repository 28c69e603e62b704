import { graphql } from "gatsby";
import { labelOf } from "../../../prose/label-of";
import { longDate, monthAndDay } from "../../../site/dates";
import { wholeMinutes } from "../../../site/text";
import { LedgerRow, LedgerRows } from "../../lists/LedgerRow/LedgerRow";
import { RowLink } from "../../lists/RowLink/RowLink";
import { PostFigure } from "../PostFigure/PostFigure";
import * as styles from "./PostRows.module.css";

interface PostRowsProps {
  posts: readonly Queries.PostRowFragment[];
  /** What the titles are. Below a heading of their own, titles are text. */
  level?: "h3" | "span";
  /** Whether the year stands above the rows. */
  isOfYear?: boolean;
}

/** Posts as the rows of a ledger: date, title, and the amount or the time that it takes to read. */
export const PostRows = ({ posts, level: Title = "span", isOfYear }: PostRowsProps) => (
  <LedgerRows>
    {posts.map(({ path, title, date, figure, content }) => (
      <LedgerRow key={path} className={styles.row}>
        <time dateTime={date}>{isOfYear ? monthAndDay(date) : longDate(date)}</time>
        <Title className={styles.title}>
          <RowLink href={path}>{labelOf(path, title)}</RowLink>
        </Title>
        {figure ? (
          <PostFigure {...figure} />
        ) : (
          <p>{STRINGS.reading.short(wholeMinutes(content.readingMinutes))}</p>
        )}
      </LedgerRow>
    ))}
  </LedgerRows>
);

/** The data of a row. @public */
export const postRow = graphql`
  fragment PostRow on BlogPost {
    path
    title
    date
    figure {
      ...PostAmount
    }
    content {
      readingMinutes
    }
  }
`;
