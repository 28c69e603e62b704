import { graphql } from "gatsby";
import { Link } from "../../../prose/Link/Link";
import { labelOf } from "../../../prose/label-of";
import { Document } from "../../document/Document/Document";
import { SmallChart } from "../../lists/SmallChart/SmallChart";
import { Tags } from "../../lists/Tags/Tags";
import { PostDetails } from "../PostDetails/PostDetails";
import { PostFigure } from "../PostFigure/PostFigure";
import { SHOWN_TAGS } from "../PostSummary/PostSummary";
import * as styles from "./LeadPost.module.css";

/** The chart, drawing or picture of the post; else its amount, large. */
function Figure({ thumbnail, figure, content }: Queries.LeadPostFragment) {
  const { chart, drawing, picture } = thumbnail ?? {};
  if (chart) return <SmallChart {...chart} />;
  if (drawing) {
    return <Document tree={drawing} images={picture ? [picture] : []} figures={content.figures} />;
  }
  return figure && <PostFigure {...figure} />;
}

/** The newest post at the head of the blog: its text up to the truncate marker, and its figure (R3). */
export function LeadPost({ post }: { post: Queries.LeadPostFragment }) {
  const { path, title, date, authors, tags, content, thumbnail, figure } = post;
  const hasFigure = Boolean(thumbnail || figure);
  return (
    <article className={styles.lead} data-figure={hasFigure || undefined}>
      <h2 className={styles.title}>
        <Link href={path}>{labelOf(path, title)}</Link>
      </h2>
      <div className={styles.details}>
        <PostDetails date={date} minutes={content.readingMinutes} authors={authors} />
      </div>
      <div className={styles.text}>
        <Document
          tree={content.preview ?? [["p", {}, content.excerpt]]}
          images={content.images}
          figures={content.figures}
          path={path}
        />
        <p>
          <Link href={path} className={styles.more}>
            {STRINGS.blog.readMore.shown}
            <span className="sr-only">{STRINGS.blog.readMore.about(title)}</span>
          </Link>
        </p>
        <Tags tags={tags.slice(0, SHOWN_TAGS)} />
      </div>
      {hasFigure && (
        <div className={styles.figure}>
          <Figure {...post} />
        </div>
      )}
    </article>
  );
}

/** The data of the post at the head of the blog. @public */
export const leadPost = graphql`
  fragment LeadPost on BlogPost {
    ...PostFacts
    thumbnail {
      chart {
        ...SmallChartDrawing
      }
      drawing
      picture {
        ...DocumentImage
      }
    }
    content {
      preview
      images {
        ...DocumentImage
      }
      figures {
        ...DocumentFigure
      }
    }
  }
`;
