import { Link as GatsbyLink, withPrefix } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { isExternal } from "../../site/routes";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href?: string;
}

/**
 * Files of this site that are no pages: feeds, downloads. The router must not take them for routes.
 */
const isFile = (href: string): boolean => /\.[a-z]\w*$/i.test(href.split(/[?#]/, 1)[0] ?? "");

/**
 * A link to wherever: routes through the router, anchors and files as they are, other sites without
 * our referrer's window.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  // Without an address it leads nowhere: that of a text may have been left out.
  if (href === undefined || isExternal(href)) {
    return (
      <a href={href} rel="noopener" {...rest}>
        {children}
      </a>
    );
  }
  const isAbsolute = href.startsWith("/");
  if (isAbsolute && !isFile(href)) {
    return (
      <GatsbyLink to={href} {...rest}>
        {children}
      </GatsbyLink>
    );
  }
  return (
    <a href={isAbsolute ? withPrefix(href) : href} {...rest}>
      {children}
    </a>
  );
}
