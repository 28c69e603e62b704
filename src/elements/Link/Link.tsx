import { Link as GatsbyLink, withPrefix } from "gatsby";
import type { AnchorHTMLAttributes, MouseEventHandler } from "react";
import { isExternal } from "../../site/routes";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/**
 * Returns whether an address leads to a file of this site that is not a page, such as a feed or a
 * download. The router must not treat such a file as a route.
 */
const isFile = (href: string): boolean => /\.[a-z]\w*$/i.test(href.split(/[?#]/, 1)[0] ?? "");

/**
 * A link to any address. A route goes through the router. An anchor or a file is a plain link. A
 * link to another site does not give that site access to this window.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  // A link without an address leads nowhere. The address of a link in a text may have been dropped.
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
