/** A thread that compiles documents. Threads know no TypeScript by themselves. */
import { register } from "tsx/esm/api";

register();
const { compileInThread } = await import("../data/compile-ahead.ts");
compileInThread();
