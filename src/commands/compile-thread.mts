import { compileInThread } from "../data/document/compile-ahead";

compileInThread();
