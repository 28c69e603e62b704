/** A version of the docs, with the collection that it belongs to. */
export interface DocsVersion {
  readonly name: string;
  readonly collection: string;
}

/** Where a reader finds the page, or else the documentation, in each version. Keys are names. */
export type VersionPaths = Readonly<Record<string, string>>;

/** Returns the versions that a reader can choose from: those of collections that have several. */
export const choosableVersions = <Version extends DocsVersion>(
  versions: readonly Version[],
): Version[] =>
  versions.filter(({ name, collection }) =>
    versions.some((other) => other.collection === collection && other.name !== name),
  );

/** A version that a reader can change to from a page. */
export interface VersionChoice {
  readonly name: string;
  readonly label: string;
  readonly banner: string | null;
  readonly path: string;
}

/** Returns the versions that a reader can change to, the latest first. */
export const versionChoices = (
  versions: readonly Omit<VersionChoice, "path">[],
  paths: VersionPaths,
): VersionChoice[] =>
  versions.flatMap(({ name, label, banner }) => {
    const path = paths[name];
    return path === undefined ? [] : [{ name, label, banner, path }];
  });

/** Returns the version to which a route belongs: the one with the longest path around it. */
export const versionAt = <Version extends { readonly path: string }>(
  versions: readonly Version[],
  route: string,
): Version | undefined =>
  versions
    .filter(({ path }) => `${route}/`.startsWith(path.replace(/\/*$/, "/")))
    .sort((one, other) => other.path.length - one.path.length)[0];
