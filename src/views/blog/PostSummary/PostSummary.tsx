import { graphql } from "gatsby";
import { RowLink } from "../../lists/RowLink/RowLink";
import { Tags } from "../../lists/Tags/Tags";
import { PostDetails } from "../PostDetails/PostDetails";
import { PostFigure } from "../PostFigure/PostFigure";
import { Thumbnail } from "../Thumbnail/Thumbnail";
import * as styles from "./PostSummary.module.css";

/** How many tags lists show of a post: the first ones say what it is about. */
export const SHOWN_TAGS = 3;

/**
 * A post as a row of a list: its details, its title, two lines of its text, its tags, and its
 * drawing and amount (R3). The whole row leads to the post.
 */
export function PostSummary({ post }: { post: Queries.PostSummaryFragment }) {
  const { path, title, date, authors, tags, content, thumbnail, figure } = post;
  const hasFigure = Boolean(thumbnail || figure);
  return (
    <article className={styles.summary} data-figure={hasFigure || undefined}>
      <h2 className={styles.title}>
        <RowLink href={path}>{title}</RowLink>
      </h2>
      <div className={styles.details}>
        <PostDetails date={date} minutes={content.readingMinutes} authors={authors} />
      </div>
      {content.excerpt && <p className={styles.excerpt}>{content.excerpt}</p>}
      <div className={styles.tags}>
        <Tags tags={tags.slice(0, SHOWN_TAGS)} />
      </div>
      {hasFigure && (
        <div className={styles.figure}>
          {thumbnail && <Thumbnail {...thumbnail} />}
          {figure && <PostFigure {...figure} />}
        </div>
      )}
    </article>
  );
}

/** The data that a list needs of a post. @public */
export const postSummary = graphql`
  fragment PostSummary on BlogPost {
    ...PostFacts
    thumbnail {
      ...Thumbnail
    }
  }
`;
