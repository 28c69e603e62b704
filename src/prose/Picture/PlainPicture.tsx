import type { DrawnPictureProps } from "./DrawnPicture";
import * as styles from "./Picture.module.css";

/**
 * A picture in all its sizes, drawn without GatsbyImage. `sizes` says how wide it is shown, if not as
 * wide as the text allows.
 */
export function PlainPicture({ image, alt, sizes, ...rest }: DrawnPictureProps) {
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
        loading="lazy"
        decoding="async"
        {...rest}
        className={styles.picture}
      />
    </picture>
  );
}
