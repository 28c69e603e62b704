import { Link as GatsbyLink, withPrefix } from "gatsby";
import type { AnchorHTMLAttributes, MouseEventHandler } from "react";
import { isExternal, isFile } from "../../site/routes";
import { htmlUrl } from "../html-url";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/**
 * A link to any address. A route goes through the router. An anchor or a file is a plain link. A
 * link to another site does not give that site access to this window.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  // A link without an address leads nowhere. The address of a link in a text may have been dropped.
  if (href === undefined || isExternal(href)) {
    return (
      <a href={href && htmlUrl(href, "link")} rel="noopener" suppressHydrationWarning {...rest}>
        {children}
      </a>
    );
  }
  const isAbsolute = href.startsWith("/");
  if (isAbsolute && !isFile(href)) {
    return (
      <GatsbyLink to={htmlUrl(href, "link") ?? href} suppressHydrationWarning {...rest}>
        {children}
      </GatsbyLink>
    );
  }
  return (
    <a
      href={htmlUrl(isAbsolute ? withPrefix(href) : href, "link")}
      suppressHydrationWarning
      {...rest}
    >
      {children}
    </a>
  );
}
