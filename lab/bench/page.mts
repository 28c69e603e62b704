/**
 * Measures what a built site costs a reader: bytes of its pages by kind, scores and times of
 * Lighthouse, and times of clicks and searches. It measures this site and its peers in the same
 * way.
 *
 *     npm run bench:page -- [--site docusaurus] [--dist FOLDER]
 *       [--only transfer,lighthouse,navigation,search] [--runs 5] [--clicks 20] [--json FILE]
 *       [--doc ROUTE]
 */
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { requireChromium } from "../../test/programs/chromium";
import { reasonOf } from "../../test/programs/program";
import { startHost } from "./host";
import { FLAGS } from "./page/flags";
import { lighthouseTable, measureLighthouse } from "./page/lighthouse";
import { measureNavigation, navigationTable } from "./page/navigation";
import { measureSearch, searchTable } from "./page/search";
import { measureTransfer, transferTable } from "./page/transfer";
import { machine, report } from "./report";
import { siteNamed } from "./sites";

const { values: options } = parseArgs({
  options: {
    site: { type: "string", default: "this" },
    dist: { type: "string", default: "public" },
    only: { type: "string", default: "transfer,lighthouse,navigation,search" },
    runs: { type: "string", default: "5" },
    clicks: { type: "string", default: "20" },
    json: { type: "string" },
    doc: { type: "string" },
  },
});
const { dist } = options;
const measurable = siteNamed(options.site);
const { doc = measurable.pages.doc } = options;
const site = { ...measurable, pages: { ...measurable.pages, doc } };
const hosts = { br: await startHost(dist, "br"), gzip: await startHost(dist, "gzip") };
const browser = await chromium.launch({ executablePath: requireChromium(), args: FLAGS });

/** The result of a measurement: as data for programs and as text for people. */
interface Measurement {
  data: unknown;
  text: string;
}
const MEASUREMENTS: Record<string, () => Promise<Measurement>> = {
  async transfer() {
    const data = await measureTransfer(hosts, site, browser);
    return { data, text: transferTable(data) };
  },
  async lighthouse() {
    const data = await measureLighthouse(hosts.br, site, Number(options.runs));
    return { data, text: lighthouseTable(data) };
  },
  async navigation() {
    const data = await measureNavigation(hosts.br, site, browser, Number(options.clicks));
    return { data, text: navigationTable(data) };
  },
  async search() {
    const data = await measureSearch(hosts.br, hosts.gzip, site, browser);
    return { data, text: searchTable(data) };
  },
};

const names = options.only.split(",");
const unknown = names.find((name) => !(name in MEASUREMENTS));
if (unknown !== undefined)
  throw new Error(
    `There is no measurement ${unknown}. The measurements are ${Object.keys(MEASUREMENTS).join(", ")}.`,
  );
const results: Record<string, unknown> = {};
const texts: string[] = [];
for (const name of names) {
  hosts.br.setLine("none");
  try {
    const measured = await MEASUREMENTS[name]?.();
    results[name] = measured?.data;
    texts.push(measured?.text ?? "");
  } catch (error) {
    // The results of the earlier measurements are kept.
    results[name] = { error: reasonOf(error) };
    texts.push(`${name} failed: ${reasonOf(error)}`);
    process.exitCode = 1;
  }
  console.error(`${options.site}, ${name}: done`);
}
const chromiumVersion = browser.version();
await browser.close();
for (const host of Object.values(hosts)) host.stop();
report(
  texts.join("\n\n"),
  { site: options.site, dist, ...machine(), chromium: chromiumVersion, ...results },
  options.json,
);
