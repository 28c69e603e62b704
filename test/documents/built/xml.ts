import { fromHtml } from "hast-util-from-html";
import { SaxesParser } from "saxes";
import { absoluteFault, isHarmful } from "./address-fault";
import { elementsOf } from "./html";

/** Elements whose text is an address. */
const ADDRESSES = new Set(["loc", "id", "uri", "icon", "logo", "link", "guid", "comments"]);
/** Elements whose text is a date. */
const DATES = new Set(["lastmod", "updated", "published", "pubDate", "lastBuildDate"]);
/** Elements of RSS whose text is HTML. Atom says so in the attribute `type` (RFC 4287, 3.1.1). */
const HTML = new Set(["item > content:encoded", "item > description"]);

/** Matches a day, or a day and time with a zone (RFC 3339), as in Atom and sitemaps. */
const RFC_3339 = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d))?$/;
/** Matches the date of an RSS feed (RFC 822, with four digits of the year). */
const RFC_822 = /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/;

const isDate = (written: string): boolean =>
  (RFC_3339.test(written) || RFC_822.test(written)) && Number.isFinite(Date.parse(written));

/** Returns what is wrong with HTML that other programs show. */
const feedHtmlFaults = (html: string): string[] =>
  elementsOf(fromHtml(html, { fragment: true })).flatMap(({ tagName, properties = {} }) => [
    ...(tagName === "script" ? ["has a script"] : []),
    ...Object.keys(properties)
      .filter((name) => /^on/i.test(name))
      .map((name) => `has <${tagName} ${name}>`),
    ...["href", "src"].flatMap((name) => {
      const address = properties[name];
      if (address === undefined) return [];
      const isLeftOut = !URL.canParse(String(address)) && !String(address).startsWith("#");
      if (!isLeftOut && !isHarmful(String(address))) return [];
      return [`has <${tagName} ${name}="${String(address).slice(0, 80)}">`];
    }),
  ]);

/** Returns what is wrong with a feed or a sitemap, as an XML parser reads it. */
export function xmlFaults(xml: string): string[] {
  const faults: string[] = [];
  const addressFault = (what: string, address: string): void => {
    const fault = absoluteFault(address);
    if (fault) faults.push(`${what} ${JSON.stringify(address)} ${fault}`);
  };
  const parser = new SaxesParser();
  const open: string[] = [];
  const texts: string[] = [];
  const add = (text: string): void => {
    texts[texts.length - 1] += text;
  };
  parser.on("error", ({ message }) => faults.push(`is not well-formed: ${message}`));
  parser.on("opentag", ({ name, attributes }) => {
    open.push(name);
    texts.push("");
    for (const key of ["href", "url", "isPermaLink", "rdf:about"]) {
      const value = attributes[key];
      if (value !== undefined && key !== "isPermaLink") addressFault(`<${name} ${key}>`, value);
    }
  });
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", ({ name, attributes }) => {
    const text = texts.pop() ?? "";
    open.pop();
    const isHtml = attributes.type === "html" || HTML.has(`${open.at(-1)} > ${name}`);
    if (ADDRESSES.has(name) && text !== "") addressFault(`<${name}>`, text);
    if (DATES.has(name) && !isDate(text)) faults.push(`<${name}> ${text} is no date`);
    if (isHtml) faults.push(...feedHtmlFaults(text).map((fault) => `<${name}> ${fault}`));
  });
  parser.write(xml).close();
  return faults;
}
