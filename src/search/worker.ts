import { createEngine } from "./engine";
import type { Request } from "./protocol";

const post = createEngine((message) => postMessage(message));

addEventListener("message", ({ data }: MessageEvent<Request>) => post(data));
