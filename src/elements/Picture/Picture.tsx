import { withPrefix } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { createContext, type ImgHTMLAttributes, lazy, Suspense, useContext } from "react";
import { isExternal } from "../../site/routes";
import * as styles from "./Picture.module.css";

/** An image that lies beside a document's source, as the page's data delivers it. */
export interface ContentImage {
  src: string;
  /** Address of the file as it is. */
  url: string | null;
  /** All its sizes and formats; null for files that are not processed, such as SVG. */
  sizes: IGatsbyImageData | null;
}

/** The images of the document that is shown. */
export const ContentImages = createContext<readonly ContentImage[]>([]);

/** Most pages have no such image and do not load its script. It is in the HTML all the same. */
const ProcessedImage = lazy(async () => ({
  default: (await import("gatsby-plugin-image")).GatsbyImage,
}));

/** An image of a document: in all its sizes when it lies beside the source, as it is when it lies in `static/` (M3). */
export function Picture({ src = "", alt = "", ...rest }: ImgHTMLAttributes<HTMLImageElement>) {
  const image = useContext(ContentImages).find((candidate) => candidate.src === src);
  if (image?.sizes) {
    return (
      <Suspense>
        <ProcessedImage image={image.sizes} alt={alt} className={styles.picture} />
      </Suspense>
    );
  }
  const address = image?.url ?? (isExternal(src) ? src : withPrefix(src));
  return <img src={address} alt={alt} className={styles.picture} {...rest} />;
}
