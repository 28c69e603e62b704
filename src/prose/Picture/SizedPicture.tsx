/**
 * gatsby-plugin-image hides a picture until its script (16 kB) has run, and its `div` would end a
 * paragraph. So the build draws it, with its addresses and without the `div`. A page is 0.9 to 1 kB
 * heavier than with a plain `<picture>`. GatsbyImage by itself would ask for the picture 0.1 s
 * later over 4G, and fade it in 0.3 s later.
 */
import { useState, useSyncExternalStore } from "react";
import { onServer } from "../LazyPart/lazy-part";
import type { DrawnPictureProps } from "./DrawnPicture";
import * as styles from "./Picture.module.css";
import { PlainPicture } from "./PlainPicture";

const drawn = IS_HTML_BUILD
  ? onServer(() => import("./DrawnPicture").then((module) => module.DrawnPicture))
  : undefined;

const neverChanges = () => () => {};

/** Returns whether the component was in the HTML of the page that the browser has loaded. */
function useIsInHtml(): boolean {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [isInHtml] = useState(isHydrating);
  return isInHtml;
}

/**
 * A picture in all its sizes. GatsbyImage draws it in the HTML of a page, where it works without a
 * script. React leaves that HTML as it is. On the way from another page, a `<picture>` shows the
 * same: GatsbyImage would bring a script of 16 kB, with React's renderer for servers.
 */
export function SizedPicture({ image, ...rest }: DrawnPictureProps) {
  const isInHtml = useIsInHtml();
  const Drawn = drawn?.();
  if (!Drawn && !isInHtml) return <PlainPicture image={image} {...rest} />;
  const { width, height } = image;
  return (
    <>
      {/* What GatsbyImage draws takes no space. It lies on what is here. */}
      <svg
        className={styles.picture}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      />
      {Drawn ? (
        <Drawn image={image} {...rest} />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves what is there
        <span dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
      )}
    </>
  );
}
