import type { Json } from "../../../site/tree";
import { type Image, type Properties, type Styles, setAttributes } from "./image-node";

/** The size of an image's file, in px. */
type Size = Record<"width" | "height", number>;

/**
 * Returns what an author has not written of the size of an image. A width in percent stands alone:
 * beside a height in pixels, it would change the proportions.
 */
export function missingSize({ width, height }: Properties, size: Size): Partial<Size> {
  if (width && height) return {};
  if (!width && !height) return size;
  const written = Number(String(width || height).replace(/px$/, ""));
  if (!(written > 0)) return {};
  const ratio = size.width / size.height;
  return width ? { height: Math.round(written / ratio) } : { width: Math.round(written * ratio) };
}

/** Returns a length as CSS writes it; undefined for a part, such as `50%`, and for words. */
function lengthOf(value: Json | undefined): string | undefined {
  const length = typeof value === "number" ? `${value}px` : String(value);
  return /^[\d.]+[a-z]+$/.test(length) ? length : undefined;
}

/** Returns the styles of a width in place of a height, which would not shrink with the page. */
function fromHeight({ width, height, maxWidth, maxHeight }: Styles, size: Size) {
  const ratio = size.width / size.height;
  const high = width === undefined ? lengthOf(height) : undefined;
  const most = maxWidth === undefined ? lengthOf(maxHeight) : undefined;
  return {
    ...(high && { width: `calc(${high} * ${ratio})`, height: undefined }),
    ...(most && { maxWidth: `min(100%, ${most} * ${ratio})`, maxHeight: undefined }),
  };
}

/**
 * Gives an image what stands for its `align` and its height in the frame that the page draws around
 * it. `size` is that of its file.
 */
export function setStyles(image: Image, styles: Styles | undefined, size?: Size): void {
  const { align } = image.properties;
  const hasHeight = size && styles && (styles.height || styles.maxHeight);
  if (!styles || !(align || hasHeight)) return;
  const side = align === "left" || align === "right" ? "float" : "verticalAlign";
  const aligned = align ? { [side]: String(align) } : {};
  const sized = size ? fromHeight(styles, size) : {};
  setAttributes(image, { style: { ...aligned, ...styles, ...sized } });
}
