import type { ComponentProps } from "react";
import { Link as SiteLink } from "../../prose/Link/Link";

interface LinkProps extends ComponentProps<typeof SiteLink> {
  to?: string;
  isNavLink?: boolean;
  activeClassName?: string;
  exact?: boolean;
  autoAddBaseUrl?: boolean;
}

/** A link. `pathname://` marks an address that is not a page of Docusaurus. */
export default function Link({
  to,
  href = to,
  isNavLink: _,
  activeClassName: __,
  exact: ___,
  autoAddBaseUrl: ____,
  ...rest
}: LinkProps) {
  return <SiteLink {...rest} {...(href && { href: href.replace(/^pathname:\/\//, "") })} />;
}
