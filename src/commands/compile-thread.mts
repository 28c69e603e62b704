import "../data/settings/strings";

import { compileInThread } from "../data/document/compile-ahead";

compileInThread();
