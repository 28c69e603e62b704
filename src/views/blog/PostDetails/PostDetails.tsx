import { graphql } from "gatsby";
import { Link } from "../../../prose/Link/Link";
import { isLaterDay, longDate } from "../../../site/dates";
import { readingTime } from "../../../site/text";
import * as styles from "./PostDetails.module.css";

interface PostDetailsProps {
  date: string;
  /** ISO date of the last change, where a post's own page shows it. */
  lastUpdate?: string | null;
  minutes: number;
  authors: readonly Pick<Queries.Author, "name" | "href">[];
}

/** The date of a post, when it was last changed, its authors, and how long it takes to read (B1). */
export function PostDetails({ date, lastUpdate, minutes, authors }: PostDetailsProps) {
  return (
    <p className={styles.details}>
      <time dateTime={date}>{longDate(date)}</time>{" "}
      {lastUpdate && isLaterDay(lastUpdate, date) && (
        <span>
          {STRINGS.post.updated.before}
          <time dateTime={lastUpdate}>{longDate(lastUpdate)}</time>
          {STRINGS.post.updated.after}{" "}
        </span>
      )}
      <span>{readingTime(minutes)}</span>{" "}
      {authors.length > 0 && (
        <span>
          {STRINGS.post.authors.before}
          {authors.map(({ name, href }, index) => (
            <span key={name}>
              {index > 0 && STRINGS.common.listSeparator}
              {href ? <Link href={href}>{name}</Link> : name}
            </span>
          ))}
          {STRINGS.post.authors.after}
        </span>
      )}
    </p>
  );
}

/** The data that all lists show of a post. @public */
export const postFacts = graphql`
  fragment PostFacts on BlogPost {
    path
    title
    date
    authors {
      name
      href
    }
    tags {
      label
      path
    }
    figure {
      ...PostAmount
    }
    content {
      excerpt
      readingMinutes
    }
  }
`;
