import { createEngine } from "./engine";
import type { SearchRequest } from "./protocol";

const post = createEngine((message) => postMessage(message));

addEventListener("message", ({ data }: MessageEvent<SearchRequest>) => post(data));
