/** What pages need to know of the services in `content/site.yml`, and what their policy allows. */
import type { SiteConfig } from "../config";

type Analytics = NonNullable<SiteConfig["analytics"]>;
type BlogSettings = Exclude<SiteConfig["blog"], false>;

/** A script that counts readers. */
export interface Tracker {
  src: string;
  /** Its attributes, without `data-`. */
  data: Readonly<Record<string, string>>;
  /** What it finds in `window`. */
  globals: Readonly<Record<string, unknown>>;
  /** Whether it notices by itself that another page is shown. */
  noticesPages: boolean;
  sendsTo: readonly string[];
}

/** The services of a site. Null: the site does without. */
export interface Services {
  analytics: Tracker | null;
  /** Where readers' answers are sent. */
  feedback: string | null;
  comments: NonNullable<BlogSettings["comments"]> | null;
  newsletter: NonNullable<BlogSettings["newsletter"]> | null;
  /** Where searches without a result are sent. */
  misses: string | null;
}

/** Addresses that pages may use, by the directive of the policy. The site itself needs none. */
export type PolicyOpenings = Readonly<
  Record<"connect-src" | "form-action" | "script-src" | "style-src", readonly string[]>
>;

/** Where the comments come from. */
export const GISCUS = "https://giscus.app";
const UMAMI_CLOUD = "https://cloud.umami.is/";
/** Where the script of Umami's cloud sends: neither is its own host. */
const UMAMI_RECEIVERS = ["https://gateway.umami.is", "https://api-gateway.umami.dev"];

function trackerOf(analytics: Analytics): Tracker {
  const own = { data: {}, globals: {}, noticesPages: true, sendsTo: [] };
  switch (analytics.provider) {
    case "plausible": {
      const { script: src, domain, sendsTo } = analytics;
      // A script for one site waits for `plausible.init()`, which leaves its options here.
      if (domain === undefined) return { ...own, src, globals: { plausible: { o: {} } }, sendsTo };
      return { ...own, src, data: { domain }, sendsTo };
    }
    case "umami": {
      const { script: src, website, sendsTo } = analytics;
      const receivers = src.startsWith(UMAMI_CLOUD) ? UMAMI_RECEIVERS : [];
      return { ...own, src, data: { "website-id": website }, sendsTo: [...sendsTo, ...receivers] };
    }
    case "goatcounter": {
      const { script: src, endpoint } = analytics;
      return {
        ...own,
        src,
        data: { goatcounter: endpoint },
        noticesPages: false,
        sendsTo: [endpoint],
      };
    }
    case "matomo": {
      const server = analytics.server.replace(/\/$/, "");
      const calls = [
        ["disableCookies"],
        ["setTrackerUrl", `${server}/matomo.php`],
        ["setSiteId", String(analytics.site)],
        ["trackPageView"],
      ];
      return {
        ...own,
        src: analytics.script ?? `${server}/matomo.js`,
        globals: { _paq: calls },
        noticesPages: false,
        sendsTo: [server],
      };
    }
    case "other": {
      const { script: src, data, sendsTo } = analytics;
      return { ...own, src, data, sendsTo };
    }
  }
}

/** Returns the services of a site. `blog` is null if it has no blog. */
export const servicesOf = (
  { analytics, docs, search }: Pick<SiteConfig, "analytics" | "docs" | "search">,
  blog: BlogSettings | null,
): Services => ({
  analytics: analytics ? trackerOf(analytics) : null,
  feedback: docs.feedback ?? null,
  comments: blog?.comments ?? null,
  newsletter: blog?.newsletter ?? null,
  misses: search.misses ?? null,
});

/** Returns what the services and the style sheets of font providers open in the policy of pages. */
export function policyOpenings(
  { analytics, feedback, comments, newsletter, misses }: Services,
  stylesheets: readonly string[],
): PolicyOpenings {
  const script = analytics ? [analytics.src] : [];
  const giscus = comments ? [GISCUS] : [];
  return {
    "connect-src": [misses ?? [], feedback ?? [], script, analytics?.sendsTo ?? []].flat(),
    "form-action": newsletter ? [newsletter.action, ...newsletter.leadsTo] : [],
    "script-src": [...script, ...giscus],
    // The script of giscus brings a style sheet.
    "style-src": [...stylesheets, ...giscus],
  };
}
