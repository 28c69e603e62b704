/**
 * Keeps what some parts share apart from what other parts share.
 *
 * Why: Gatsby names the file of shared code after the chunks that share it. Parts on demand have no
 * names, so all code that two of them share would be one file, whichever two.
 * How much: two charts would load the search's library, 11 kB.
 * Asserted: each build checks that Gatsby has its group of shared code; shared-scripts.test.ts.
 * Until: Gatsby names these files after their content.
 */
import { assertFound } from "../assert-found";

/** The parts of webpack's configuration that are changed here. */
interface WebpackConfig {
  optimization: { splitChunks?: { cacheGroups: Record<string, false | { name?: unknown }> } };
}

/** Makes one file for each set of parts that share code. */
export function splitSharedScripts({ optimization }: WebpackConfig): void {
  const shared = optimization.splitChunks?.cacheGroups.shared || undefined;
  assertFound(shared?.name, "Gatsby's group of shared scripts", "webpack/shared-scripts.ts");
  delete shared.name;
}
