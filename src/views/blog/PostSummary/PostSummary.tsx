import { graphql } from "gatsby";
import { labelOf } from "../../../prose/label-of";
import { RowLink } from "../../lists/RowLink/RowLink";
import { Tags } from "../../lists/Tags/Tags";
import { PostDetails } from "../PostDetails/PostDetails";
import { PostFigure } from "../PostFigure/PostFigure";
import { Thumbnail } from "../Thumbnail/Thumbnail";
import * as styles from "./PostSummary.module.css";

/** How many tags lists show of a post: the first ones say what it is about. */
export const SHOWN_TAGS = 3;

/**
 * A post as a row of a list: its details, its title, two or three lines of its text, its
 * drawing and amount, and its tags (R3). The whole row leads to the post.
 */
export function PostSummary({ post }: { post: Queries.PostSummaryFragment }) {
  const { path, title, date, authors, tags, content, thumbnail, figure } = post;
  return (
    <article className={styles.summary}>
      <h2 className={styles.title}>
        <RowLink href={path}>{labelOf(path, title)}</RowLink>
      </h2>
      <div className={styles.details}>
        <PostDetails date={date} minutes={content.readingMinutes} authors={authors} />
      </div>
      {content.excerpt && <p className={styles.excerpt}>{labelOf(path, content.excerpt)}</p>}
      {(thumbnail || figure) && (
        <div className={styles.figure}>
          {thumbnail && <Thumbnail {...thumbnail} />}
          {figure && <PostFigure {...figure} />}
        </div>
      )}
      <div className={styles.tags}>
        <Tags tags={tags.slice(0, SHOWN_TAGS)} />
      </div>
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
