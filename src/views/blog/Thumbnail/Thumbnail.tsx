import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { CSSProperties } from "react";
import { DiagramShapes } from "../../../prose/Diagram/Diagram";
import { htmlUrl } from "../../../prose/html-url";
import { PlainPicture } from "../../../prose/Picture/PlainPicture";
import { Tree } from "../../../prose/Tree/Tree";
import { fileAddress } from "../../../site/addresses/file-address";
import { asTree } from "../../../site/tree";
import { ChartLines } from "../../lists/SmallChart/SmallChart";
import * as styles from "./Thumbnail.module.css";

/** The shapes of a diagram, as high as the thumbnail. Their lengths are in `em`. */
function Shapes({ diagram }: { diagram: unknown }) {
  const [node] = asTree(diagram);
  if (!node || typeof node === "string") return null;
  const [, attributes, ...shapes] = node;
  const height = typeof attributes === "string" ? "" : String(attributes.height);
  return (
    <div
      className={styles.diagram}
      style={{ "--rows": Number.parseFloat(height) } as CSSProperties}
    >
      <DiagramShapes height={height}>
        <Tree nodes={shapes} components={{}} />
      </DiagramShapes>
    </div>
  );
}

/** A picture beside the post. Those that Gatsby does not process, such as SVG, have one size. */
function Picture({ file }: NonNullable<Queries.ThumbnailFragment["picture"]>) {
  const image = file?.childImageSharp?.gatsbyImageData as IGatsbyImageData | undefined;
  if (image) return <PlainPicture image={image} alt="" />;
  if (!file?.publicURL) return null;
  return (
    <img
      src={htmlUrl(fileAddress(file.publicURL), "picture")}
      alt=""
      loading="lazy"
      suppressHydrationWarning
    />
  );
}

/** The first drawing or picture of a post, small. It is an ornament, so that it has no name. */
export function Thumbnail({ chart, bands, diagram, picture }: Queries.ThumbnailFragment) {
  return (
    <div className={styles.thumbnail} aria-hidden="true">
      {chart && <ChartLines {...chart} />}
      {bands && (
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className={styles.bands}
        >
          <path d={bands.join("")} />
        </svg>
      )}
      {Boolean(diagram) && <Shapes diagram={diagram} />}
      {picture && <Picture {...picture} />}
    </div>
  );
}

/** The data of a thumbnail. @public */
export const thumbnail = graphql`
  fragment Thumbnail on Thumbnail {
    chart {
      lines {
        path
      }
      zero
    }
    bands
    diagram
    picture {
      file {
        publicURL
        childImageSharp {
          gatsbyImageData(
            width: 176
            layout: CONSTRAINED
            outputPixelDensities: [1, 2]
            placeholder: NONE
            formats: [AUTO, WEBP]
          )
        }
      }
    }
  }
`;
