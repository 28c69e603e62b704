import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as styles from "./Picture.module.css";

interface PlainPictureProps {
  image: IGatsbyImageData;
  alt: string;
  /** How wide it is shown, if not as wide as the text allows. */
  sizes?: string;
}

/** A picture in all its sizes, drawn without GatsbyImage. */
export function PlainPicture({ image, alt, sizes }: PlainPictureProps) {
  const { sources = [], fallback } = image.images;
  return (
    <picture>
      {sources.map((source) => (
        <source
          key={source.type}
          type={source.type}
          srcSet={source.srcSet}
          sizes={sizes ?? source.sizes}
        />
      ))}
      <img
        {...fallback}
        sizes={sizes ?? fallback?.sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={sizes ? "eager" : "lazy"}
        decoding="async"
        className={styles.picture}
      />
    </picture>
  );
}
