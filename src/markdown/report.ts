import type { Position } from "unist";
import type { VFile } from "vfile";
import type { ProblemCode } from "../site/problems/codes";

/** Reports a problem that must be fixed before the site can be built. */
export function reportError(
  file: VFile,
  code: ProblemCode,
  message: string,
  position: Position | undefined,
): void {
  file.message(message, position, `content:${code}`).fatal = true;
}

/** Reports a problem that does not prevent a build. */
export function reportWarning(
  file: VFile,
  code: ProblemCode,
  message: string,
  position: Position | undefined,
): void {
  file.message(message, position, `content:${code}`);
}
