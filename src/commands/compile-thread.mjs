/** A thread that compiles documents. Threads know no TypeScript by themselves. */
import { register } from "tsx/esm/api";

register();
await import("./compile-thread.mts");
