// Most tests have no document. They start sooner without what only a document needs.
if (typeof document !== "undefined") require("./setup-dom");
