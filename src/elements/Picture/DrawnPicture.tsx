import { GatsbyImage, type IGatsbyImageData } from "gatsby-plugin-image";

export interface DrawnPictureProps {
  image: IGatsbyImageData;
  alt: string;
}

/** An empty picture. Its background is the picture's dominant colour. */
const EMPTY = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";

/**
 * Returns a picture whose address is in the HTML. GatsbyImage leaves a lazy picture without one
 * until a script at the end of the page has run. So the component takes the picture for eager, and
 * the browser for lazy.
 */
function withAddress({ images, ...image }: IGatsbyImageData): IGatsbyImageData {
  const { fallback, ...others } = images;
  if (!fallback) return { ...image, images };
  const lazy = { ...fallback, loading: "lazy" };
  return { ...image, images: { ...others, fallback: lazy } };
}

/**
 * A picture in the HTML of a page, which GatsbyImage draws into the space around it. Its dominant
 * colour stands in for it until it arrives.
 */
export const DrawnPicture = ({ image, alt }: DrawnPictureProps) => (
  <GatsbyImage
    as="span"
    image={{
      ...withAddress(image),
      // Any other layout, and a placeholder without a file, would contain a `div`, which ends the
      // paragraph around it.
      layout: "fixed",
      placeholder: { fallback: EMPTY },
    }}
    alt={alt}
    loading="eager"
    // Nothing fades in, so the picture needs no layer of its own.
    imgStyle={{ transform: "none", willChange: "auto" }}
    style={{
      position: "absolute",
      inset: 0,
      width: "100%",
      height: "100%",
      // The placeholder is larger, and nothing may scroll to its other parts.
      overflow: "clip",
      borderRadius: "var(--radius)",
    }}
  />
);
