import { graphql } from "gatsby";
import { Link } from "../../elements/Link/Link";
import { Document } from "../Document/Document";
import { PostDetails } from "../PostDetails/PostDetails";
import { Tags } from "../Tags/Tags";
import * as styles from "./PostSummary.module.css";

/** A post in a list: its title and details, and its text up to the truncate marker (R3). */
export function PostSummary({ post }: { post: Queries.PostSummaryFragment }) {
  const { path, title, date, authors, tags, content } = post;
  return (
    <article className={styles.summary}>
      <h2 className={styles.title}>
        <Link href={path}>{title}</Link>
      </h2>
      <PostDetails date={date} minutes={content.readingMinutes} authors={authors} />
      <Document
        tree={content.preview ?? [["p", {}, content.excerpt]]}
        images={content.images}
        figures={content.figures}
      />
      <div className={styles.foot}>
        <Tags tags={tags} />
        <Link href={path} className={styles.more}>
          Read more <span className="sr-only">about {title}</span>
        </Link>
      </div>
    </article>
  );
}

/** The data that a list needs of a post. @public */
export const postSummary = graphql`
  fragment PostSummary on BlogPost {
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
    content {
      preview
      excerpt
      readingMinutes
      images {
        ...DocumentImage
      }
      figures {
        ...DocumentFigure
      }
    }
  }
`;
