import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ReactNode } from "react";
import { htmlUrl, pictureUrl } from "../../../prose/html-url";
import { Link } from "../../../prose/Link/Link";
import { SizedPicture } from "../../../prose/Picture/SizedPicture";
import { fileAddress } from "../../../site/addresses/file-address";
import * as styles from "./AuthorFacts.module.css";

interface AuthorFactsProps {
  author: Queries.AuthorFactsFragment;
  /** The name, where it is not already the title of the page. */
  heading?: ReactNode;
}

/** What the blog knows about an author: picture, role, description, links and number of posts. */
export function AuthorFacts({ author, heading }: AuthorFactsProps) {
  const { title, description, image, picture, links, postCount } = author;
  const sizes = picture?.file?.childImageSharp?.gatsbyImageData as IGatsbyImageData | undefined;
  const address = picture?.file?.publicURL
    ? htmlUrl(fileAddress(picture.file.publicURL), "picture")
    : image && pictureUrl(image);
  return (
    <div className={styles.author}>
      {sizes ? (
        <span className={styles.picture}>
          <SizedPicture image={sizes} alt="" sizes="64px" />
        </span>
      ) : (
        address && <img suppressHydrationWarning src={address} alt="" width="64" height="64" />
      )}
      <div className={styles.facts}>
        {heading}
        {title && <p className={styles.role}>{title}</p>}
        {description && <p>{description}</p>}
        <p className={styles.role}>
          {STRINGS.blog.posts(postCount)}
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
    picture {
      file {
        publicURL
        childImageSharp {
          gatsbyImageData(
            width: 64
            aspectRatio: 1
            layout: CONSTRAINED
            outputPixelDensities: [1, 2]
            placeholder: DOMINANT_COLOR
            formats: [AUTO, WEBP, AVIF]
          )
        }
      }
    }
    links {
      label
      href
    }
    postCount
  }
`;
