import { withPrefix } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { createContext, type ImgHTMLAttributes, useContext, useRef, useState } from "react";
import { isExternal } from "../../site/routes";
import { lazyPart } from "../LazyPart/lazy-part";
import { useMeasured } from "../use-measured";
import * as styles from "./Picture.module.css";

/** An image next to a document's source file, as the page's data contains it. */
export interface ContentImage {
  src: string;
  /** URL of the original file. */
  url: string | null;
  /** All sizes and formats. Null for files that Gatsby does not process, such as SVG. */
  sizes: IGatsbyImageData | null;
}

/** The images of the current document. */
export const ContentImages = createContext<readonly ContentImage[]>([]);

const Zoom = lazyPart("The enlarged picture", () => import("./Zoom").then((module) => module.Zoom));

/** Space around an enlarged picture, in px. */
const MARGIN = 32;
/** A picture gets a dialog only if it would grow by more than this factor. */
const WORTHWHILE = 1.1;

/** Returns the width in px of the largest size in a `srcset`, or 0 if there are no sizes. */
const widest = (srcSet = ""): number =>
  Math.max(0, ...Array.from(srcSet.matchAll(/ (\d+)w/g), ([, width]) => Number(width)));

/**
 * Returns whether a picture that is `pixels` wide would be larger in a dialog than on the page.
 * False for a picture in a link.
 */
function canGrow(shown: HTMLImageElement, pixels: number): boolean {
  const { width, height } = shown.getBoundingClientRect();
  const isLink = shown.closest("a") !== null;
  const growth = Math.min(
    pixels / width,
    (innerWidth - MARGIN) / width,
    (innerHeight - MARGIN) / height,
  );
  return !isLink && width > 0 && growth > WORTHWHILE;
}

/**
 * An image of a document (M3). If it lies next to the source, the page offers all its sizes and
 * formats. If it lies in `static/`, the page uses it as it is. gatsby-plugin-image makes the sizes.
 * Its component is not used, as it needs 7 kB of script for what HTML does by itself. An image that
 * can be larger than it is on the page opens in a dialog.
 */
export function Picture({ src = "", alt = "", ...rest }: ImgHTMLAttributes<HTMLImageElement>) {
  const image = useContext(ContentImages).find((candidate) => candidate.src === src);
  const { sources = [], fallback } = image?.sizes?.images ?? {};
  const shown = useRef<HTMLImageElement>(null);
  const [isOpen, setOpen] = useState(false);
  const pixels = widest(fallback?.srcSet);
  const isZoomable = useMeasured(shown, (element) =>
    canGrow(element, pixels || Number(rest.width) || element.naturalWidth),
  );

  /** Renders the image: on the page, or as wide as possible in the dialog. */
  const picture = (isLarge: boolean) => {
    const ref = isLarge ? undefined : shown;
    if (!image?.sizes || !fallback) {
      const address = image?.url ?? (isExternal(src) ? src : withPrefix(src));
      return <img ref={ref} src={address} alt={alt} className={styles.picture} {...rest} />;
    }
    const { width, height } = image.sizes;
    const sizes = isLarge ? `min(100vw, ${pixels}px)` : undefined;
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
          ref={ref}
          src={fallback.src}
          srcSet={fallback.srcSet}
          sizes={sizes ?? fallback.sizes}
          width={width}
          height={height}
          alt={alt}
          loading={isLarge ? "eager" : "lazy"}
          decoding="async"
          className={styles.picture}
        />
      </picture>
    );
  };

  return (
    <span className={styles.frame}>
      {picture(false)}
      {isZoomable && (
        <button
          type="button"
          className={styles.enlarge}
          aria-label={`Enlarge the picture: ${alt}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" />
          </svg>
        </button>
      )}
      {isOpen && (
        <Zoom
          alt={alt}
          caption={shown.current?.closest("figure")?.querySelector("figcaption")?.textContent}
          onClose={() => setOpen(false)}
        >
          {picture(true)}
        </Zoom>
      )}
    </span>
  );
}
