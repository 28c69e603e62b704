import { navigate, type PageProps, withPrefix } from "gatsby";
import { useEffect } from "react";
import { Page } from "../../layout/Page/Page";
import { PageMetadata } from "../../layout/PageMetadata/PageMetadata";
import { Link } from "../../prose/Link/Link";
import { isExternal, isFile } from "../../site/routes";

/**
 * A page that leads to another one: the root of docs to their main doc (R11), and what `redirects` in
 * `content/site.yml` names. `Refresh` does it without scripts.
 */
export default function ForwardTemplate({
  pageContext: { forward },
  location,
}: PageProps<object, { forward: { path: string; title: string } }>) {
  const { search, hash } = location;
  const target = /[?#]/.test(forward.path) ? forward.path : forward.path + search + hash;
  useEffect(() => {
    // The router knows pages only.
    if (isFile(target) || isExternal(target)) window.location.replace(withPrefix(target));
    else navigate(target, { replace: true });
  }, [target]);
  const [page = ""] = forward.path.split(/[?#]/);
  return (
    <Page title={forward.title}>
      <PageMetadata title={forward.title} path={page} isHidden />
      <p>
        {STRINGS.forward.before}
        <Link href={forward.path}>{forward.title}</Link>
        {STRINGS.forward.after}
      </p>
    </Page>
  );
}
