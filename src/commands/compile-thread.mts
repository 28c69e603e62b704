import { compileInThread } from "../data/compile-ahead";

compileInThread();
