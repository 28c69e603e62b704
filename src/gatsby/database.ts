/**
 * Waits for Gatsby's database before a run ends with an error.
 *
 * Why: at its exit, Node.js waits for lmdb's thread, and lmdb's thread waits for the main thread. A
 * build of a thousand pages with an error in the content never ended.
 * How much: one function of Gatsby.
 * Asserted: here, before each wait; test/e2e/problems.spec.ts builds such a site.
 * Until: Gatsby waits for its database in `panic`, or lmdb gives up its writes at the exit.
 */
import { assertFound } from "./assert-found";
import { requireFromRoot } from "./require-from-root";

/** What this uses of Gatsby's module `datastore`. */
interface Datastore {
  getDataStore?(): { ready?(): Promise<void> };
}

const gatsbysDatastore = (): Datastore => requireFromRoot("gatsby/dist/datastore");

/** Resolves when Gatsby's database has written everything. */
export async function databaseWritten(datastore = gatsbysDatastore()): Promise<void> {
  const database = datastore.getDataStore?.();
  assertFound(database?.ready, "`ready` of Gatsby's database", "database.ts");
  await database.ready();
}
