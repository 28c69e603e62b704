import { createHash } from "node:crypto";
import { policySource } from "../../site/addresses/policy-source";
import type { PolicyOpenings } from "../../site/services/services";

/** Matches `<script>` elements: their attributes and their text. */
const SCRIPTS = /<script\b([^>]*)>(.*?)<\/script>/gs;
/** Matches attributes of a script that needs no hash: it loads a file, or it is data. */
const IS_FILE_OR_DATA = /\ssrc=|\stype="(?!module"|text\/javascript")/;
/** Matches the part of a page's policy that says which scripts may run, as React writes it. */
const SCRIPT_SOURCES = /script-src &#x27;self&#x27;(?: &#x27;sha256-[^&]*&#x27;)*/;

const SELF = "'self'";
const NONE = "'none'";

/** Returns the hosts of addresses, each once, as a policy names them. */
const sourcesOf = (addresses: readonly string[]): Set<string> =>
  new Set(addresses.flatMap((address) => policySource(address) ?? []));

/**
 * Returns the policy of all pages, without the hashes of their scripts (X4). Documents may show
 * pictures, films and frames of other sites. The build does not know what a font provider's style
 * sheets load. `style` attributes need `'unsafe-inline'`, because not all browsers support hashes
 * for them.
 */
export function contentSecurityPolicy(openings: PolicyOpenings): string {
  return [
    // Every other kind of request has its own directive. Only prefetching falls back to this one,
    // in Firefox.
    ["default-src", SELF],
    ["base-uri", NONE],
    ["connect-src", SELF, ...sourcesOf(openings["connect-src"])],
    ["font-src", SELF, "https:"],
    ["form-action", SELF, ...sourcesOf(openings["form-action"])],
    ["frame-src", "https:"],
    ["img-src", SELF, "data:", "https:"],
    ["manifest-src", SELF],
    ["media-src", SELF, "https:"],
    ["object-src", NONE],
    ["script-src", SELF, ...sourcesOf(openings["script-src"])],
    ["style-src", SELF, "'unsafe-inline'", ...sourcesOf(openings["style-src"])],
    ["worker-src", SELF],
  ]
    .map((directive) => directive.join(" "))
    .join("; ");
}

/** Returns a page with the hashes of its scripts in its policy. */
export function withScriptHashes(html: string): string {
  const hashes = Array.from(html.matchAll(SCRIPTS))
    .filter(([, attributes = ""]) => !IS_FILE_OR_DATA.test(attributes))
    .map(([, , code = ""]) => createHash("sha256").update(code).digest("base64"));
  const sources = Array.from(new Set(hashes), (hash) => ` &#x27;sha256-${hash}&#x27;`);
  return html.replace(SCRIPT_SOURCES, `script-src &#x27;self&#x27;${sources.join("")}`);
}
