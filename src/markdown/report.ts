import type { Point, Position } from "unist";
import { VFile } from "vfile";
import type { ProblemCode } from "../site/problems/codes";

/** What a parser throws when it cannot or should not read a document. */
export type DocumentFault = VFile["messages"][number];

/** Whether an error is what a parser throws. */
export const isDocumentFault = (error: unknown): error is DocumentFault =>
  error instanceof Error && "reason" in error;

/** Returns what is wrong with a document, for a parser to throw. */
export const documentFault = (
  code: ProblemCode,
  message: string,
  place: Point | Position | undefined,
): DocumentFault => new VFile().message(message, place, `content:${code}`);

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
