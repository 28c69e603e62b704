import type { Position } from "unist";
import type { VFile } from "vfile";
import type { Environment } from "./environment";
import { facts } from "./facts";
import { reportError } from "./report";

/**
 * Adds the figures that an element shows to the figures of the document, and reports missing ones.
 */
export function noteFigures(
  name: string,
  file: VFile,
  environment: Environment,
  position: Position | undefined,
): void {
  const words = environment.words();
  const used = facts(file).figures;
  for (const key of environment.elements.get(name)?.figures ?? []) {
    if (!words.has(`figures.${key}`)) {
      const message = `\`<${name}>\` shows the figure \`${key}\`, which is not in \`content/figures.yml\`.`;
      reportError(file, "missing-figure", message, position);
    } else if (!used.includes(key)) used.push(key);
  }
}
