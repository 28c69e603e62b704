/** A version of the docs, with the collection that it belongs to. */
export interface DocsVersion {
  readonly name: string;
  readonly collection: string;
}

/** Returns the versions that a reader can choose from: those of collections that have several. */
export const choosableVersions = <Version extends DocsVersion>(
  versions: readonly Version[],
): Version[] =>
  versions.filter(({ name, collection }) =>
    versions.some((other) => other.collection === collection && other.name !== name),
  );
