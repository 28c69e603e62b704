import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { pictureUrl } from "../../../prose/html-url";
import { Link } from "../../../prose/Link/Link";
import { countOf } from "../../../site/text";
import * as styles from "./AuthorFacts.module.css";

interface AuthorFactsProps {
  author: Queries.AuthorFactsFragment;
  /** The name, where it is not already the title of the page. */
  heading?: ReactNode;
}

/** What the blog knows about an author: picture, role, description, links and number of posts. */
export function AuthorFacts({ author, heading }: AuthorFactsProps) {
  const { title, description, image, links, postCount } = author;
  return (
    <div className={styles.author}>
      {image && (
        <img suppressHydrationWarning src={pictureUrl(image)} alt="" width="64" height="64" />
      )}
      <div className={styles.facts}>
        {heading}
        {title && <p className={styles.role}>{title}</p>}
        {description && <p>{description}</p>}
        <p className={styles.role}>
          {countOf(postCount, "post")}
          {links.map(({ label, href }) => (
            <span key={href}>
              {" · "}
              <Link href={href}>{label}</Link>
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

/** The data of an author's facts. @public */
export const authorFacts = graphql`
  fragment AuthorFacts on Author {
    name
    title
    description
    image
    links {
      label
      href
    }
    postCount
  }
`;
