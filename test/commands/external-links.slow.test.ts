/**
 * @jest-environment node
 */
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { bundledCommand } from "../bundled-command";
import { type Run, removeSites, written } from "../content/sites";

afterAll(removeSites);

/** A server on this machine stands for the other sites, so its address has to count as public. */
const EVERY_ADDRESS =
  'import { BlockList } from "node:net"; BlockList.prototype.check = () => false;';
const NO_NETWORK = `
  import dns from "node:dns";
  import { syncBuiltinESMExports } from "node:module";
  dns.lookup = (host, options, done) => done(Object.assign(new Error(), { code: "EAI_AGAIN" }), []);
  syncBuiltinESMExports();`;

/** Addresses of services lead no reader anywhere. */
const SERVICE = `analytics:
  provider: other
  script: https://127.0.0.1:1/count.js
  sendsTo: ["https://127.0.0.1:1/dead"]
`;

/** Runs \`npm run check -- --external\` for a site in another folder, with some code before it. */
async function check(root: string, code: string): Promise<Run> {
  const before = ["--import", `data:text/javascript,${encodeURIComponent(code)}`];
  const args = [...before, bundledCommand("check"), "--external"];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
  });
  const ended = new Promise<number>((done) => child.on("close", (status) => done(status ?? 1)));
  const printed = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, output: printed.join("") };
}

test("E7 the links to other sites are asked for once, told with their places, and remembered", async () => {
  const asked: string[] = [];
  const server = createServer(({ method, url = "" }, response) => {
    asked.push(`${method} ${url}`);
    const status = { "/gone": 404, "/old": 301, "/refused": 403 }[url] ?? 200;
    response.writeHead(status, { Location: "/new", Connection: "close" }).end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  // What an earlier run has asked on the same port is another address.
  const run = `?${Date.now()}`;
  const root = written({
    change: (yaml) =>
      `${yaml}  columns:\n    - title: More\n      items:\n        - { label: Good, href: "http://${host}/good${run}" }\nchecks:\n  externalLinks:\n    allow: ["http://${host}/allowed"]\n${SERVICE}`,
    files: {
      "docs/a.md": `# A\n\n[1](http://${host}/good${run}#b) [2](http://${host}/gone)\n\n[3](http://${host}/allowed/x)\n`,
      "docs/b.mdx": `# B\n\n<a href="http://${host}/gone#x">4</a> [5](http://${host}/old)\n`,
      "blog/authors.yml": `ada:\n  name: Ada\n  url: http://${host}/refused\n`,
    },
  });
  const first = await check(root, EVERY_ADDRESS);
  expect(first.output.split("\n").filter((line) => /^content\//.test(line))).toEqual([
    `content/blog/authors.yml:3:8 warning unchecked-link: The link \`http://${host}/refused\` could not be checked: \`${host}\` answers 403. If a browser opens it, add it to \`checks.externalLinks.allow\` in \`content/site.yml\`.`,
    `content/docs/b.mdx:3:${`<a href="http://${host}/gone#x">4</a> `.length + 1} warning moved-link: The link \`http://${host}/old\` leads to a page that has moved for good. Write \`http://${host}/new\`.`,
    expect.stringContaining(
      `content/docs/a.md:3:${`[1](http://${host}/good${run}#b) `.length + 1} error dead-link: The link \`http://${host}/gone\` leads nowhere: \`${host}\` answers 404.`,
    ),
    expect.stringContaining("content/docs/b.mdx:3:1 error dead-link: "),
  ]);
  expect(first.output).toContain("4 addresses of other sites.");
  expect(first.output).toContain("2 errors, 2 warnings.");
  expect(first.code).toBe(1);
  expect(asked.filter((line) => line.includes("/good"))).toEqual([`HEAD /good${run}`]);
  expect(asked.filter((line) => line.includes("/gone"))).toEqual(["HEAD /gone", "GET /gone"]);
  expect(asked.filter((line) => line.includes("/allowed"))).toEqual([]);

  asked.length = 0;
  const second = await check(root, EVERY_ADDRESS);
  server.close();
  expect(second).toEqual(first);
  expect(new Set(asked)).toEqual(
    new Set(["HEAD /gone", "GET /gone", "HEAD /refused", "GET /refused"]),
  );
}, 60_000);

test("E7 without a network the check says so once", async () => {
  const links = Array.from({ length: 50 }, (_, index) => `[x](https://host-${index}.org/)`);
  const root = written({ files: { "docs/a.md": `# A\n\n${links.join(" ")}\n` } });
  const { code, output } = await check(root, NO_NETWORK);
  expect(output.match(/No other site answers/g)).toHaveLength(1);
  expect(output).toContain("0 errors, 0 warnings.");
  expect(code).toBe(1);
}, 60_000);
