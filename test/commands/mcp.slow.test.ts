import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { bundledScript } from "../bundled-command";
import { folderOf } from "../jest/folders";

const run = promisify(execFile);

let command: string;
beforeAll(() => {
  command = bundledScript("src/commands/mcp.mts");
});

test("`npm run mcp` speaks MCP on stdin and stdout, and prints nothing else there", async () => {
  const cwd = folderOf({
    "public/llms.txt": "# Acme\n\n> Acme.\n\n[All](https://acme.example/llms-full.txt)\n",
    "public/page-data/404/page-data.json": "{}",
    "public/docs.md": "# Docs\n",
    "public/docs.html": "",
  });
  const client = new Client({ name: "test", version: "1.0.0" });
  const faults: Error[] = [];
  client.onerror = (error) => faults.push(error);
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [command], cwd }),
  );
  const { content } = await client.callTool({ name: "read_page", arguments: { address: "/docs" } });
  expect(content).toEqual([{ type: "text", text: "# Docs\n" }]);
  await client.close();
  expect(faults).toEqual([]);
});

test("`npm run mcp` without a built site says what to run", async () => {
  await expect(run(process.execPath, [command], { cwd: folderOf() })).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr: "The site is not built. Run `npm run build` first.\n",
  });
});
