import type { Position } from "unist";
import type { VFile } from "vfile";

/** Notes a problem that must be mended before the site can be built. */
export function reportError(
  file: VFile,
  code: string,
  message: string,
  position: Position | undefined,
): void {
  file.message(message, position, `content:${code}`).fatal = true;
}

/** Notes a problem that the site can be built with. */
export function reportWarning(
  file: VFile,
  code: string,
  message: string,
  position: Position | undefined,
): void {
  file.message(message, position, `content:${code}`);
}
