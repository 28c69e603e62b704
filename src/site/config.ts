import { z } from "zod";
import {
  formerRoutes,
  innerAddress,
  linkAddress,
  outerAddress,
  redirectTarget,
  route,
} from "./addresses/address-fields";
import { addressFlaw, isOnSite } from "./addresses/allowed-address";
import { policySource } from "./addresses/policy-source";
import { aliases } from "./aliases";
import { fileId, shortText as text } from "./short-text";

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected lower-case letters, digits and single hyphens");
const ABSOLUTE =
  "expected an absolute http(s) URL without a trailing slash, such as `https://example.org`";
/** The address of a site. */
export const absoluteUrl = z
  .string()
  .regex(/^https?:\/\/[^/]+.*[^/]$/, { error: ABSOLUTE, abort: true })
  .refine((url) => URL.canParse(url) && !/[?#\s\\]|\/\/[^/]*@/.test(url), ABSOLUTE);

/** Searches without a result are sent there, so the content security policy names the host. */
const receiver = z
  .string()
  .refine(
    (address) =>
      /^(?:https:\/)?\/\S*$/.test(address) &&
      addressFlaw(address, "form") === undefined &&
      (isOnSite(address) || policySource(address) !== undefined),
    "expected an https URL, or a path that begins with a slash",
  );
const hostOrAddress = z
  .string()
  .refine(
    (entry) =>
      /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(entry) ||
      (/^https?:\/\//.test(entry) && URL.canParse(entry)),
    "expected a host such as `example.org`, or the beginning of an address such as `https://example.org/docs/`",
  );
const color = z.string().regex(/^#[\da-f]{6}$/i, "expected a colour such as `#0b6e63`");
const stylesheet = z
  .url({ protocol: /^https?$/, error: "expected an absolute http(s) URL", abort: true })
  .refine(
    (address) => policySource(address) !== undefined,
    "expected a host of letters, digits, dots and hyphens, as the content security policy names it",
  );

/** The path of a folder, which must be below `content/`. */
const folder = z
  .string()
  .refine(
    (path) => path.split("/").every((part) => /^[^\\]+$/.test(part) && !/^\.\.?$/.test(part)),
    "expected the path of a folder below `content/`, such as `docs`",
  );

/** A link has a target on this site (`to`) or elsewhere (`href`), never both. */
const linkTarget = { to: innerAddress.optional(), href: outerAddress.optional() };
const hasOneTarget = (link: { to?: string | undefined; href?: string | undefined }) =>
  (link.to === undefined) !== (link.href === undefined);
const oneTarget = "expected exactly one of `to` (this site) and `href` (another site)";

/**
 * All versions of one documentation have the same collection. A site may have several
 * documentations.
 */
const collection = text.default("docs");

const navbarLinks = [
  z.strictObject({ type: z.literal("docSidebar"), sidebar: text, label: text, collection }),
  z.strictObject({ type: z.literal("doc"), doc: fileId, label: text, collection }),
  z
    .strictObject({ type: z.literal("link"), label: text, ...linkTarget })
    .refine(hasOneTarget, oneTarget),
] as const;

const navbarItem = z.discriminatedUnion("type", [
  ...navbarLinks,
  z.strictObject({
    type: z.literal("menu"),
    label: text,
    items: z.array(z.discriminatedUnion("type", navbarLinks)).min(1),
  }),
  z.strictObject({ type: z.literal("search") }),
  z.strictObject({ type: z.literal("colorMode") }),
]);

/** Encodes an address as browsers send it. Gatsby takes no other letters in that of the site. */
const asSent = (address: string): string => new URL(address).href.replace(/\/$/, "");

/** The names of the product. Only `name` is required. */
const product = z
  .strictObject({
    name: text,
    short: text.optional(),
    slug: slug.optional(),
    ve: text.optional(),
    tagline: text.optional(),
  })
  .transform((names) => ({ ...names, short: names.short ?? names.name }));

/** Returns a check that no two versions share the same name or path. */
const eachOnce =
  (key: "name" | "path") =>
  (versions: readonly Record<typeof key, string>[], context: z.RefinementCtx) => {
    for (const [index, version] of versions.entries()) {
      const first = versions.findIndex((other) => other[key] === version[key]);
      if (first === index) continue;
      const message = `another version has the ${key} \`${version[key]}\``;
      context.addIssue({ code: "custom", path: [index, key], message });
    }
  };

/** Folders below `content/` whose documents are not docs, and what they hold. */
export const OTHER_FOLDERS = [
  { folder: "blog", holder: "the posts" },
  { folder: "pages", holder: "the generic pages" },
] as const;

const isSameOrHolds = (outer: string, inner: string): boolean =>
  `${inner}/`.startsWith(`${outer}/`);

/** Reports each folder of docs that is, holds or is within a folder of other documents. */
function ownFolders(versions: readonly { folder: string }[], context: z.RefinementCtx): void {
  for (const [index, { folder }] of versions.entries()) {
    const before = versions.slice(0, index);
    const others = before.map((other) => ({ ...other, holder: "another version" }));
    for (const other of [...OTHER_FOLDERS, ...others]) {
      if (!isSameOrHolds(folder, other.folder) && !isSameOrHolds(other.folder, folder)) continue;
      const message = `found \`${folder}\`, but the folder \`${other.folder}\` belongs to ${other.holder}; expected a folder that shares no file with others`;
      context.addIssue({ code: "custom", path: [index, "folder"], message });
    }
  }
}

/**
 * The schema of `content/site.yml` (N1). Unknown keys are errors, so that a typing error never goes
 * unnoticed.
 */
export const siteConfigSchema = z
  .strictObject({
    product,
    url: absoluteUrl.transform(asSent),
    titleDelimiter: text.default("|"),
    /** Plain values of the site's own, which its components read as in Docusaurus. */
    customFields: z.record(z.string(), z.json()).default({}),
    description: text.optional(),
    locales: z
      .array(
        z.strictObject({
          code: text,
          label: text,
          direction: z.enum(["ltr", "rtl"]),
          default: z.boolean().default(false),
        }),
      )
      .min(1)
      .refine((locales) => locales.filter((locale) => locale.default).length === 1, {
        error: "needs exactly one locale with `default: true`",
      })
      .prefault([{ code: "en", label: "English", direction: "ltr", default: true }]),
    colorMode: z
      .strictObject({
        default: z.enum(["dark", "light"]).default("dark"),
        respectSystem: z.boolean().default(false),
      })
      .prefault({}),
    /** Without it, the accent is that of this project. */
    colors: z.strictObject({ accent: z.strictObject({ light: color, dark: color }) }).optional(),
    announcement: z
      .strictObject({ id: text, content: text, closable: z.boolean().default(true) })
      .optional(),
    fonts: z.strictObject({ stylesheets: z.array(stylesheet).default([]) }).prefault({}),
    docs: z
      .strictObject({
        versions: z
          .array(
            z.strictObject({
              name: text,
              label: text,
              path: route,
              folder: folder.default("docs"),
              collection,
              /** Without it, the doc at the root opens the documentation, else the first one. */
              mainDoc: fileId.optional(),
              /** For sections of the sidebar that do not say it themselves. Without it, true. */
              sidebarCollapsible: z.boolean().optional(),
              sidebarCollapsed: z.boolean().optional(),
              /** What readers of the version are told about it, with a link to the latest one. */
              banner: z.enum(["unreleased", "unmaintained"]).optional(),
            }),
          )
          .min(1)
          .superRefine(eachOnce("name"))
          .superRefine(eachOnce("path"))
          .superRefine(ownFolders)
          .prefault([{ name: "current", label: "Current", path: "/docs" }]),
        editUrl: linkAddress.optional(),
        tableOfContents: z
          .strictObject({
            minLevel: z.int().min(2).max(6).default(2),
            maxLevel: z.int().min(2).max(6).default(3),
          })
          .prefault({}),
      })
      .prefault({}),
    /** `false`: the site has no blog, whatever its folder holds. */
    blog: z
      .union([
        z.literal(false),
        z.strictObject({
          title: text.default("Blog"),
          description: text.default("Blog"),
          postsPerPage: z.int().min(1).default(10),
          editUrl: linkAddress.optional(),
          /** The list of recent posts beside posts. Without posts in it, there is no list. */
          sidebar: z
            .strictObject({
              title: text.default("Recent posts"),
              count: z.union([z.int().min(0), z.literal("all")]).default(5),
            })
            .prefault({}),
        }),
      ])
      .prefault({}),
    /** `false`: the site has no home page of its own, whatever its file holds. */
    home: z.boolean().default(true),
    /** Addresses that lead to pages, such as those that pages had before. */
    redirects: z
      .array(
        z.strictObject({
          from: formerRoutes,
          to: redirectTarget,
        }),
      )
      .default([]),
    /** `false`: the site has no glossary, whatever its file holds. */
    glossary: z.boolean().default(true),
    navbar: z
      .strictObject({
        /** `false`: the logo says the name. */
        showName: z.boolean().default(true),
        left: z.array(navbarItem).default([]),
        right: z.array(navbarItem).default([]),
      })
      .prefault({ right: [{ type: "search" }, { type: "colorMode" }] }),
    footer: z
      .strictObject({
        columns: z
          .array(
            z.strictObject({
              title: text,
              items: z.array(
                z.strictObject({ label: text, ...linkTarget }).refine(hasOneTarget, oneTarget),
              ),
            }),
          )
          .default([]),
        copyright: text.optional(),
      })
      .prefault({}),
    /** Which names a page's file has: `X.html` and `X/index.html`, or `X.html` only. */
    pageFiles: z.enum(["both", "html"]).default("both"),
    search: z
      .strictObject({
        /** Where inputs without a result are sent. If it is missing, nothing is sent. */
        misses: receiver.optional(),
      })
      .prefault({}),
    markdown: z
      .strictObject({
        /** Which dollar signs make formulas: all pairs, those that read like a formula, or none. */
        math: z.enum(["on", "auto", "off"]).default("on"),
        /** Words of the site's own for admonitions: `yearn` for `:::yearn`. */
        admonitions: z
          .array(z.string().regex(/^[a-z][\w-]*$/i, "expected a word such as `example`"))
          .default([]),
        /**
         * Whether relative links are written for addresses that end with a slash. Without it, those
         * of folders do.
         */
        trailingSlash: z.boolean().optional(),
        /** Short names for folders, with which imports may begin. */
        aliases: aliases.default({}),
      })
      .prefault({}),
    checks: z
      .strictObject({
        brokenLinks: z.enum(["ignore", "warn", "error"]).default("warn"),
        /** Hosts and beginnings of addresses that `npm run check -- --external` leaves alone. */
        externalLinks: z.strictObject({ allow: z.array(hostOrAddress).default([]) }).prefault({}),
      })
      .prefault({}),
  })
  .transform(({ description, ...site }) => ({
    ...site,
    description: description ?? site.product.tagline ?? site.product.name,
  }));

/** The validated content of `content/site.yml`, with the product words filled in. */
export type SiteConfig = z.infer<typeof siteConfigSchema>;

/** Which dollar signs in Markdown make formulas. */
export type MathMode = SiteConfig["markdown"]["math"];
