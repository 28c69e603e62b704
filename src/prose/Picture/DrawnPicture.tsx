import { GatsbyImage, type IGatsbyImageData } from "gatsby-plugin-image";
import type { ImgHTMLAttributes } from "react";

/** Attributes of an `<img>`, except those of its frame, and those that its sizes decide. */
export interface DrawnPictureProps
  extends Omit<
    ImgHTMLAttributes<HTMLImageElement>,
    | "className"
    | "height"
    | "onError"
    | "onLoad"
    | "placeholder"
    | "src"
    | "srcSet"
    | "style"
    | "width"
  > {
  image: IGatsbyImageData;
  alt: string;
}

/** An empty picture. Its background is the picture's dominant colour. */
const EMPTY = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";

/**
 * Returns a picture whose address is in the HTML. GatsbyImage leaves a lazy picture without one
 * until a script at the end of the page has run. So the component takes the picture for eager, and
 * the browser for what it is. `sizes` is how wide the page shows it, if an author says so.
 */
function withAddress(
  { images: { fallback, sources = [] }, ...image }: IGatsbyImageData,
  { loading = "lazy", sizes }: Pick<DrawnPictureProps, "loading" | "sizes">,
): IGatsbyImageData {
  const shown = sizes ? { sizes } : {};
  return {
    ...image,
    images: {
      sources: sources.map((source) => ({ ...source, ...shown })),
      ...(fallback && { fallback: Object.assign({}, fallback, shown, { loading }) }),
    },
  };
}

/**
 * A picture in the HTML of a page, which GatsbyImage draws into the space around it. Its dominant
 * colour stands in for it until it arrives.
 */
export const DrawnPicture = ({ image, loading, sizes, ...rest }: DrawnPictureProps) => (
  <GatsbyImage
    {...rest}
    as="span"
    image={{
      ...withAddress(image, { loading, sizes }),
      // Any other layout, and a placeholder without a file, would contain a `div`, which ends the
      // paragraph around it.
      layout: "fixed",
      placeholder: { fallback: EMPTY },
    }}
    loading="eager"
    // Nothing fades in, so the picture needs no layer of its own.
    imgStyle={{ transform: "none", willChange: "auto", objectFit: "inherit" }}
    style={{
      position: "absolute",
      inset: 0,
      width: "100%",
      height: "100%",
      // The placeholder is larger, and nothing may scroll to its other parts.
      overflow: "clip",
      borderRadius: "inherit",
    }}
  />
);
