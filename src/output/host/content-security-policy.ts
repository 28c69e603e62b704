import { createHash } from "node:crypto";

/** Elements `<script>`: their attributes, and their text. */
const SCRIPTS = /<script\b([^>]*)>(.*?)<\/script>/gs;
/** Attributes of a script that needs no hash: its code is in a file, or it is no code. */
const IS_FILE_OR_DATA = /\ssrc=|\stype="(?!module"|text\/javascript")/;
/** Where a page's policy says what scripts may run; as React writes it. */
const SCRIPT_SOURCES = /script-src &#x27;self&#x27;(?: &#x27;sha256-[^&]*&#x27;)*/;

const SELF = "'self'";
const NONE = "'none'";

/**
 * The policy of all pages, without the hashes of their scripts (X4). Documents may show pictures,
 * films and frames of other sites; what a font provider's style sheets load is not known here;
 * attributes `style` have no hashes that all browsers know.
 */
export function contentSecurityPolicy(stylesheets: readonly string[]): string {
  const providers = new Set(stylesheets.map((address) => new URL(address).origin));
  return [
    // Nothing falls back to it but what is fetched ahead, which Firefox asks it for; all else is
    // named.
    ["default-src", SELF],
    ["base-uri", NONE],
    ["connect-src", SELF],
    ["font-src", SELF, "https:"],
    ["form-action", SELF],
    ["frame-src", "https:"],
    ["img-src", SELF, "data:", "https:"],
    ["manifest-src", SELF],
    ["media-src", SELF, "https:"],
    ["object-src", NONE],
    ["script-src", SELF],
    ["style-src", SELF, "'unsafe-inline'", ...providers],
    ["worker-src", SELF],
  ]
    .map((directive) => directive.join(" "))
    .join("; ");
}

/** A page with the hashes of its scripts in its policy. */
export function withScriptHashes(html: string): string {
  const hashes = Array.from(html.matchAll(SCRIPTS))
    .filter(([, attributes = ""]) => !IS_FILE_OR_DATA.test(attributes))
    .map(([, , code = ""]) => createHash("sha256").update(code).digest("base64"));
  const sources = Array.from(new Set(hashes), (hash) => ` &#x27;sha256-${hash}&#x27;`);
  return html.replace(SCRIPT_SOURCES, `script-src &#x27;self&#x27;${sources.join("")}`);
}
