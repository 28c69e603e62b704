import { useLocation } from "@gatsbyjs/reach-router";
import { graphql, useStaticQuery } from "gatsby";
import { routeOf } from "../../../layout/route-of";
import { versionAt } from "../../../site/docs-versions";
import { groupBy } from "../../../site/group";

/** A version of a documentation, as far as this site has what Docusaurus says of it. */
export interface GlobalVersion {
  name: string;
  label: string;
  path: string;
  /** Whether it is the version that readers get if they choose none. */
  isLast: boolean;
  mainDocId: string | undefined;
  docs: { id: string; path: string }[];
}

/** What a documentation has. */
export interface GlobalData {
  path: string;
  /** The latest first. */
  versions: GlobalVersion[];
}

/** The name of the documentation on sites that have one. */
const DEFAULT = "default";

/** Returns all documentations by their names. */
export function useAllDocsData(): Record<string, GlobalData> {
  const { allDocsVersion } = useStaticQuery<Queries.DocusaurusVersionsQuery>(graphql`
    query DocusaurusVersions {
      allDocsVersion(sort: { position: ASC }) {
        nodes {
          name
          label
          path
          collection
          mainDoc {
            docId
          }
          docs {
            docId
            path
          }
        }
      }
    }
  `);
  const collections = groupBy(allDocsVersion.nodes, ({ collection }) => collection);
  return Object.fromEntries(
    collections.map(({ key, items }) => {
      const versions = items.map(({ name, label, path, mainDoc, docs }, index) => ({
        name,
        label,
        path,
        isLast: index === 0,
        mainDocId: mainDoc?.docId,
        docs: docs.map((doc) => ({ id: doc.docId, path: doc.path })),
      }));
      const [latest] = versions;
      return [key === "docs" ? DEFAULT : key, { path: latest?.path ?? "/", versions }];
    }),
  );
}

/** Returns what a documentation has; undefined if there is none of this name. */
export const useDocsData = (pluginId = DEFAULT): GlobalData | undefined =>
  useAllDocsData()[pluginId];

/** Returns the versions of a documentation, the latest first. */
export const useVersions = (pluginId?: string): GlobalVersion[] =>
  useDocsData(pluginId)?.versions ?? [];

/** Returns the version that readers get if they choose none. */
export const useLatestVersion = (pluginId?: string): GlobalVersion | undefined =>
  useVersions(pluginId)[0];

/** Returns the version that the page belongs to; undefined outside the documentation. */
export function useActiveVersion(pluginId?: string): GlobalVersion | undefined {
  const { pathname } = useLocation();
  return versionAt(useVersions(pluginId), routeOf(pathname));
}
