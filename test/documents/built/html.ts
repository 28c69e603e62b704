import { createHash } from "node:crypto";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { HOSTILE_HOST } from "../hostile-texts";
import { isHarmful } from "./address-fault";

type Parent = Root | Element;

/** Whether an address leads to the host of the hostile texts. A path may have its name. */
const isHostile = (href: string): boolean =>
  URL.canParse(href, "https://own.example") &&
  new URL(href, "https://own.example").hostname === HOSTILE_HOST;

/** Returns all elements of a page in order, those of templates too. */
export function elementsOf(parent: Parent): Element[] {
  const found: Element[] = [];
  const open: Parent[] = [parent];
  for (let next = open.pop(); next; next = open.pop()) {
    const inner = "content" in next && next.content ? [next.content as Root] : [];
    if (next.type === "element") found.push(next);
    open.push(
      ...inner,
      ...(next.children.filter((child) => child.type === "element").reverse() as Element[]),
    );
  }
  return found;
}

const textOf = ({ children }: Element): string =>
  children.map((child) => (child.type === "text" ? child.value : "")).join("");

const text = (value: unknown): string =>
  Array.isArray(value) ? value.join(" ") : String(value ?? "");

const hashOf = (code: string): string =>
  `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/** Matches the type of a script that is data, which no browser runs. */
const DATA = /^application\/(?:ld\+)?json$/;

/** Attributes of elements whose values are addresses that a browser opens or loads. */
const ADDRESSES = ["href", "src", "action", "formAction", "poster", "cite", "xLinkHref", "data"];

/** Returns a script without the data of its page, which differs from page to page. */
function withoutData(code: string): string {
  const [, name = "", json = ""] = /^window\.(pageData)=(.*)$/s.exec(code) ?? [];
  if (name && isJson(json)) return name;
  const [, path = ""] =
    /^\/\*<!\[CDATA\[\*\/window\.pagePath=(.*);\/\*\]\]>\*\/$/s.exec(code) ?? [];
  return path && isJson(path) ? "pagePath" : code;
}

function isJson(written: string): boolean {
  try {
    JSON.parse(written);
    return true;
  } catch {
    return false;
  }
}

const policyOf = (elements: readonly Element[]): string =>
  text(
    elements.find(
      ({ tagName, properties }) =>
        tagName === "meta" && /^content-security-policy$/i.test(text(properties.httpEquiv)),
    )?.properties.content,
  );

const isScript = ({ tagName }: Element): boolean => tagName === "script";
const isInline = ({ properties }: Element): boolean =>
  properties.src === undefined && !DATA.test(text(properties.type));

/** Returns the scripts in the HTML of a page, without the data of the page. */
export const inlineScripts = (html: string): ReadonlySet<string> =>
  new Set(
    elementsOf(fromHtml(html)).filter(isScript).filter(isInline).map(textOf).map(withoutData),
  );

/** Returns what a script of a page has wrong. `own` are those of a page without content. */
function scriptFaults(scripts: readonly Element[], own: ReadonlySet<string>): string[] {
  return scripts.flatMap((script) => {
    const { src, type } = script.properties;
    const code = textOf(script);
    const start = code.slice(0, 80);
    if (src !== undefined)
      return /^\/[\w-]+(?:\.[\w-]+)*\.m?js$/.test(text(src)) ? [] : [`loads the script ${src}`];
    if (DATA.test(text(type))) return isJson(code) ? [] : [`has data that is no JSON: ${start}`];
    return own.has(withoutData(code)) ? [] : [`has a script that is not the site's: ${start}`];
  });
}

/** Returns what is wrong with the scripts that a page's policy allows. */
function policyFaults(scripts: readonly Element[], policy: string): string[] {
  const [, sources = ""] = /(?:^|; )script-src ([^;]*)/.exec(policy) ?? [];
  const expected = new Set(["'self'", ...scripts.filter(isInline).map(textOf).map(hashOf)]);
  const allowed = sources.split(" ");
  return [
    ...allowed.filter((source) => !expected.has(source)).map((source) => `allows ${source}`),
    ...Array.from(expected)
      .filter((source) => !allowed.includes(source))
      .map((source) => `does not allow its script ${source}`),
  ].map((fault) => `its policy ${fault}`);
}

/** Returns what a browser could run or load because of an attribute. */
function attributeFaults({ tagName, properties = {} }: Element): string[] {
  const names = Object.keys(properties);
  return [
    ...names.filter((name) => /^on|^srcdoc$/i.test(name)).map((name) => `<${tagName} ${name}>`),
    ...ADDRESSES.filter((name) => name in properties && isHarmful(text(properties[name])))
      .filter((name) => !(tagName === "img" && /^data:image\//.test(text(properties[name]))))
      .map((name) => `<${tagName} ${name}="${text(properties[name]).slice(0, 80)}">`),
    ...(tagName === "base" ? ["<base>"] : []),
    ...(tagName === "meta" &&
    /^refresh$/i.test(text(properties.httpEquiv)) &&
    !/^0; ?url=\/(?![\\/])/i.test(text(properties.content))
      ? [`<meta http-equiv="refresh" content="${text(properties.content)}">`]
      : []),
    ...(tagName === "link" && isHostile(text(properties.href))
      ? [`<link href="${text(properties.href)}">`]
      : []),
  ];
}

/**
 * Returns what is wrong with the HTML of a page, as a parser reads it that follows the standard.
 * `own` are the scripts of the site.
 */
export function htmlFaults(html: string, own: ReadonlySet<string>): string[] {
  const elements = elementsOf(fromHtml(html));
  const scripts = elements.filter(isScript);
  return [
    ...scriptFaults(scripts, own),
    ...policyFaults(scripts, policyOf(elements)),
    ...elements.flatMap(attributeFaults),
  ];
}
