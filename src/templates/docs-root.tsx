import { navigate, type PageProps, withPrefix } from "gatsby";
import { useEffect } from "react";
import { Link } from "../elements/Link/Link";
import { Head } from "../layout/Head/Head";
import { Page } from "../layout/Page/Page";
import { PageMetadata } from "../layout/PageMetadata/PageMetadata";

/** The root of a docs version. It opens the version's main doc (R11), also without scripts. */
export default function DocsRootTemplate({
  pageContext: { main },
  location,
}: PageProps<object, { main: Pick<Queries.Doc, "path" | "title"> }>) {
  const { search, hash } = location;
  useEffect(() => {
    navigate(main.path + search + hash, { replace: true });
  }, [main.path, search, hash]);
  return (
    <Page title="Documentation">
      <PageMetadata title="Documentation" path={main.path} isHidden />
      <Head>
        <noscript>{`<meta http-equiv="refresh" content="0; url=${withPrefix(main.path)}">`}</noscript>
      </Head>
      <p>
        The documentation starts with <Link href={main.path}>{main.title}</Link>.
      </p>
    </Page>
  );
}
