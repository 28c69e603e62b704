import type { IGatsbyImageData } from "gatsby-plugin-image";
import {
  createContext,
  type HTMLAttributes,
  type ImgHTMLAttributes,
  useContext,
  useRef,
  useState,
} from "react";
import { fileAddress } from "../../site/addresses/file-address";
import { htmlUrl, pictureUrl } from "../html-url";
import { lazyPart } from "../LazyPart/lazy-part";
import { wordLanguage } from "../page-languages";
import { useMeasured } from "../use-measured";
import * as styles from "./Picture.module.css";
import { PlainPicture } from "./PlainPicture";
import { SizedPicture } from "./SizedPicture";

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

const IsInSources = createContext(false);

/** A `<picture>` of an author's. A browser takes one of its sources only for an image that is its child. */
export const Sources = (props: HTMLAttributes<HTMLElement>) => (
  <IsInSources.Provider value>
    <picture {...props} />
  </IsInSources.Provider>
);

const Zoom = lazyPart(STRINGS.parts.picture, () => import("./Zoom").then((module) => module.Zoom));

/** Returns a width as a browser takes it in `sizes`. */
const sizeOf = (width: string | number): string =>
  `min(100vw, ${typeof width === "number" ? `${width}px` : width.replace("%", "vw")})`;

/** Space around an enlarged picture, in px. */
const MARGIN = 32;
/** A picture that is lower, in px, is an icon. A button would hide it. */
const ICON = 64;
/** Pixels. A wider picture is no reason for a box to be wider than the page. */
const PHONE = 320;
/** A picture gets a dialog only if it would grow by more than this factor. */
const WORTHWHILE = 1.1;

/** Returns the width in px of the largest size in a `srcset`, or 0 if there are no sizes. */
const widest = (srcSet = ""): number =>
  Math.max(0, ...Array.from(srcSet.matchAll(/ (\d+)w/g), ([, width]) => Number(width)));

/**
 * Returns whether a picture that is `pixels` wide would be larger in a dialog than on the page.
 * False for a picture in a link.
 */
function canGrow(shown: Element, pixels: number): boolean {
  const { width, height } = shown.getBoundingClientRect();
  const isLink = shown.closest("a") !== null;
  const growth = Math.min(
    pixels / width,
    (innerWidth - MARGIN) / width,
    (innerHeight - MARGIN) / height,
  );
  return !isLink && Math.min(width, height) >= ICON && growth > WORTHWHILE;
}

/**
 * An image of a document (M3). If it lies next to the source, gatsby-plugin-image draws it in all
 * its sizes and formats. If it lies in `static/` or is an SVG, the page uses it as it is. An image
 * that can be larger than it is on the page opens in a dialog. A frame around it has the styles that
 * its author gives it, because they may place it in the text.
 */
export function Picture({
  src = "",
  alt = "",
  width,
  height,
  id,
  className = "",
  style,
  ...rest
}: ImgHTMLAttributes<HTMLImageElement>) {
  const image = useContext(ContentImages).find((candidate) => candidate.src === src);
  const sizes = image?.sizes;
  const isInSources = useContext(IsInSources);
  const words = HAS_LANGUAGES && wordLanguage();
  const frame = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const pixels = widest(sizes?.images.fallback?.srcSet);
  const isZoomable = useMeasured(frame, (element) =>
    canGrow(element, pixels || (element.querySelector("img")?.naturalWidth ?? 0)),
  );
  const address = image?.url ? htmlUrl(fileAddress(image.url), "picture") : pictureUrl(src);
  const plain = { src: address, className: styles.picture, suppressHydrationWarning: true };
  // A number in HTML is one of pixels. A height counts only alone: a picture keeps its proportions.
  const pixelsWide = Number(width);
  const space = {
    width: pixelsWide > PHONE ? `min(${pixelsWide}px, 100%)` : pixelsWide || width,
    height: width ? undefined : Number(height) || height,
    ...style,
  };
  const shownWidth = style?.width ?? (pixelsWide || width);

  const size = { width, height, id, style };
  if (isInSources)
    return <img {...plain} alt={alt} className={className || styles.picture} {...size} {...rest} />;
  return (
    <span ref={frame} id={id} className={`${styles.frame} ${className}`} style={space}>
      {sizes ? (
        <SizedPicture
          {...rest}
          image={sizes}
          alt={alt}
          {...(shownWidth && { sizes: sizeOf(shownWidth) })}
        />
      ) : (
        <img {...plain} alt={alt} width={Number(width) || undefined} height={height} {...rest} />
      )}
      {isZoomable && (
        <button
          type="button"
          className={styles.enlarge}
          aria-label={STRINGS.prose.enlarge(alt)}
          aria-haspopup="dialog"
          {...words}
          onClick={() => setOpen(true)}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" />
          </svg>
        </button>
      )}
      {isOpen && frame.current && (
        <Zoom
          alt={alt}
          caption={frame.current.closest("figure")?.querySelector("figcaption")?.textContent}
          small={frame.current}
          pixels={pixels}
          ratio={sizes ? sizes.width / sizes.height : 1}
          onClose={() => setOpen(false)}
        >
          {sizes ? (
            <PlainPicture image={sizes} alt={alt} sizes={sizeOf(pixels)} loading="eager" />
          ) : (
            <img {...plain} alt={alt} />
          )}
        </Zoom>
      )}
    </span>
  );
}
