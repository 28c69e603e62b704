import type { ImgHTMLAttributes } from "react";
import { Picture } from "../../prose/Picture/Picture";
import { inMode, modeStyles } from "../../site/mode-styles";

interface ThemedImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, "src"> {
  sources: { light: string; dark: string };
}

/** A picture for each colour mode. The page shows one of them. */
export default function ThemedImage({ sources, ...rest }: ThemedImageProps) {
  return (
    <>
      <style>{modeStyles}</style>
      <span className={inMode.light}>
        <Picture src={sources.light} {...rest} />
      </span>
      <span className={inMode.dark}>
        <Picture src={sources.dark} {...rest} />
      </span>
    </>
  );
}
