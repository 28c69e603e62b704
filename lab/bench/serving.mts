/**
 * Measures how nginx copes with many clients at once (X3): with the site's configuration, and with
 * the same files served without it.
 *
 *     npm run bench:serving -- [--clients 200] [--seconds 30] [--dist public] [--json FILE]
 */
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { startNginx } from "../../test/nginx";
import { machine, report } from "./report";
import { textTable } from "./table";

/** The header that a reader's browser sends. */
const HEADERS = { "accept-encoding": "gzip, deflate, br" };
const PAGES = ["/", "/docs/core/metadex", "/blog", "/blog/welcome"];

const { values: options } = parseArgs({
  options: {
    clients: { type: "string", default: "200" },
    seconds: { type: "string", default: "30" },
    dist: { type: "string", default: "public" },
    json: { type: "string" },
  },
});

/** Returns requests to some pages and to the scripts of the home page. */
async function requestsTo(url: string): Promise<autocannon.Request[]> {
  const home = await (await fetch(url)).text();
  const scripts = Array.from(home.matchAll(/src="(\/[^"]+\.js)"/g), ([, path = ""]) => path);
  return [...PAGES, ...scripts].map((path) => ({ path, headers: HEADERS }));
}

/** Makes all clients request one address after the other. */
async function measure(served: string, isPlain: boolean) {
  const host = await startNginx(options.dist, { isPlain });
  try {
    const result = await autocannon({
      url: host.url,
      connections: Number(options.clients),
      duration: Number(options.seconds),
      requests: await requestsTo(host.url),
    });
    return {
      served,
      perSecond: result.requests.average,
      megabytesPerSecond: result.throughput.average / 1e6,
      median: result.latency.p50,
      most: result.latency.max,
      answers: result.requests.total,
      // Answers with a status other than 2xx count as errors too.
      errors: result.errors + result.timeouts + result.non2xx,
    };
  } finally {
    host.stop();
  }
}

const results = [
  await measure("with the site's configuration", false),
  await measure("without it", true),
];
const table = textTable(
  ["served", "answers/s", "MB/s", "median ms", "most ms", "answers", "errors"],
  results.map(({ served, perSecond, megabytesPerSecond, median, most, answers, errors }) => [
    served,
    perSecond.toFixed(0),
    megabytesPerSecond.toFixed(1),
    median.toFixed(0),
    most.toFixed(0),
    String(answers),
    String(errors),
  ]),
);
report(
  table,
  { ...machine(), clients: options.clients, seconds: options.seconds, results },
  options.json,
);
process.exitCode = results.every(({ errors }) => errors === 0) ? 0 : 1;
