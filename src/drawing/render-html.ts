import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { type PipeableStream, renderToPipeableStream } from "react-dom/server";

/**
 * Returns the HTML of an element. React 18 sends it in pieces of 2 kB. Where a character of several
 * bytes does not fit, it fills the piece with NUL: browsers show U+FFFD for it in attributes.
 */
export async function renderHtml(element: ReactNode): Promise<string> {
  const pipe = await new Promise<PipeableStream["pipe"]>((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      onAllReady: () => resolve(stream.pipe),
      onError: reject,
    });
  });
  const html = await text(pipe(new PassThrough()));
  return html.replaceAll("\0", "");
}
