import { useLocation } from "@gatsbyjs/reach-router";
import { graphql, useStaticQuery } from "gatsby";
import { routeOf } from "../../../layout/route-of";
import { versionAt } from "../../../site/docs-versions";

/** A version of a documentation, as far as this site has what Docusaurus says of it. */
export interface GlobalVersion {
  name: string;
  label: string;
  path: string;
  /** Whether it is the version that readers get if they choose none. */
  isLast: boolean;
}

/** Returns the versions of a documentation, the latest first. */
export function useVersions(pluginId = "default"): GlobalVersion[] {
  const { allDocsVersion } = useStaticQuery<Queries.DocusaurusVersionsQuery>(graphql`
    query DocusaurusVersions {
      allDocsVersion(sort: { position: ASC }) {
        nodes {
          name
          label
          path
          collection
        }
      }
    }
  `);
  const wanted = pluginId === "default" ? "docs" : pluginId;
  return allDocsVersion.nodes
    .filter(({ collection }) => collection === wanted)
    .map(({ name, label, path }, index) => ({ name, label, path, isLast: index === 0 }));
}

/** Returns the version that readers get if they choose none. */
export const useLatestVersion = (pluginId?: string): GlobalVersion | undefined =>
  useVersions(pluginId)[0];

/** Returns the version that the page belongs to; undefined outside the documentation. */
export function useActiveVersion(pluginId?: string): GlobalVersion | undefined {
  const { pathname } = useLocation();
  return versionAt(useVersions(pluginId), routeOf(pathname));
}
