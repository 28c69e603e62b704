import type { ImgHTMLAttributes } from "react";
import { Picture } from "../../prose/Picture/Picture";

/** What importing a picture gives: its address, or a module with it. */
type Imported = string | { default: string } | { src: { src: string } };

interface IdealImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, "src"> {
  img: Imported;
}

function addressOf(img: Imported): string {
  if (typeof img === "string") return img;
  return "default" in img ? img.default : img.src.src;
}

/** A picture of a component, as it is: the build makes sizes only of pictures of documents. */
export default function IdealImage({ img, ...rest }: IdealImageProps) {
  return <Picture src={addressOf(img)} {...rest} />;
}
