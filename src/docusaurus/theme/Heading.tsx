import type { HTMLAttributes } from "react";
import { Heading as SiteHeading } from "../../prose/Heading/Heading";

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  as: "h1" | "h2" | "h3" | "h4" | "h5" | "h6";
}

/** A heading. With an id, it has a link to itself. */
export default function Heading({ as, ...rest }: HeadingProps) {
  return as === "h1" ? <h1 {...rest} /> : <SiteHeading level={as} {...rest} />;
}
