import { withPrefix } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { createContext, type ImgHTMLAttributes, useContext } from "react";
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

/**
 * An image of a document (M3): in all its sizes and formats when it lies beside the source, as it is when it lies in `static/`.
 * The sizes are gatsby-plugin-image's; its component is not used, as it would be 7 kB of script for what HTML does by itself.
 */
export function Picture({ src = "", alt = "", ...rest }: ImgHTMLAttributes<HTMLImageElement>) {
  const image = useContext(ContentImages).find((candidate) => candidate.src === src);
  const { sources = [], fallback } = image?.sizes?.images ?? {};
  if (!image?.sizes || !fallback) {
    const address = image?.url ?? (isExternal(src) ? src : withPrefix(src));
    return <img src={address} alt={alt} className={styles.picture} {...rest} />;
  }
  const { width, height } = image.sizes;
  return (
    <picture>
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={fallback.sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={styles.picture}
      />
    </picture>
  );
}
