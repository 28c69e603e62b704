/**
 * `npm run mcp`: an MCP server over the built site, for programs that read it with a model. It
 * speaks on stdin and stdout, so nothing else may be printed there.
 */
import "../data/settings/strings";

import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { publicFolder } from "../data/files/project";
import { assertBuilt } from "./mcp/built-site";
import { createServer } from "./mcp/server";
import { runCommand } from "./run-command";

await runCommand(() => {
  assertBuilt(publicFolder);
  serveStdio(() => createServer(publicFolder));
});
