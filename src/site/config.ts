import { z } from "zod";
import {
  formerRoutes,
  innerAddress,
  linkAddress,
  outerAddress,
  redirectTarget,
  route,
} from "./addresses/address-fields";
import { policySource } from "./addresses/policy-source";
import { aliases } from "./aliases";
import { analytics, comments, newsletter, serviceAddress } from "./services/fields";
import { fileId, shortText as text } from "./short-text";
import { languageTag } from "./strings/language-tag";

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

const hostOrAddress = z
  .string()
  .refine(
    (entry) =>
      /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(entry) ||
      (/^https?:\/\//.test(entry) && URL.canParse(entry)),
    "expected a host such as `example.org`, or the beginning of an address such as `https://example.org/docs/`",
  );
const color = z.string().regex(/^#[\da-f]{6}$/i, "expected a colour such as `#0b6e63`");
/** Exact colours of light pages and of dark ones. */
const colorsOfModes = z.strictObject({
  light: color.optional().describe("For light pages, such as `#0b6e63`."),
  dark: color.optional().describe("For dark pages."),
});
/** One colour, of which the build makes what each mode needs, or exact ones. */
const brandColor = z.union([color, colorsOfModes]).optional();
const stylesheet = z
  .url({ protocol: /^https?$/, error: "expected an absolute http(s) URL", abort: true })
  .refine(
    (address) => policySource(address) !== undefined,
    "expected a host of letters, digits, dots and hyphens, as the content security policy names it",
  );

const fontFile = z
  .string()
  .regex(
    /^(?!.*\/\.)\/[^?#\\]+\.(?:woff2?|ttf|otf)$/,
    "expected the path of a font in `static/`, such as `/fonts/name.woff2`",
  );

const logoFile = z
  .string()
  .regex(
    /^(?!.*\/\.)\/[^?#\\]+\.(?:svg|png)$/,
    "expected the path of an SVG or PNG in `static/`, such as `/img/name.svg`",
  );

/** Files of a family, or a family and the style sheet of a provider that has it. */
const font = z.union([
  z.array(fontFile).min(1),
  z.strictObject({
    family: text
      .regex(/^[^"\\]*$/, "expected a name without quotes")
      .describe("The name of the family, as the style sheet has it."),
    stylesheet: stylesheet.describe("The provider's style sheet. Readers' browsers ask for it."),
  }),
]);

/** What docs and posts say of their changes. */
const ofChanges = {
  editUrl: linkAddress
    .optional()
    .describe("Where readers propose changes. `{path}` stands for the path of the file."),
  contributors: z
    .boolean()
    .default(false)
    .describe("Whether pages name who has changed their files, by the names in git."),
};

/** The path of a folder, which must be below `content/`. */
const folder = z
  .string()
  .refine(
    (path) => path.split("/").every((part) => /^[^\\]+$/.test(part) && !/^\.\.?$/.test(part)),
    "expected the path of a folder below `content/`, such as `docs`",
  );

/** A link has a target on this site (`to`) or elsewhere (`href`), never both. */
const linkTarget = {
  to: innerAddress.optional().describe("A place on this site, such as `/docs`."),
  href: outerAddress.optional().describe("Another site, such as `https://example.org`."),
};
const hasOneTarget = (link: { to?: string | undefined; href?: string | undefined }) =>
  (link.to === undefined) !== (link.href === undefined);
const oneTarget = "expected exactly one of `to` (this site) and `href` (another site)";

const collection = text
  .default("docs")
  .describe("The documentation. All its versions have the same collection.");
const label = text.describe("The text to show.");

const navbarLinks = [
  z.strictObject({
    type: z.literal("docSidebar"),
    sidebar: text.describe("The name of a sidebar. The item opens its first doc."),
    label,
    collection,
  }),
  z.strictObject({
    type: z.literal("doc"),
    doc: fileId.describe("The id of a doc, such as `core/metadex`."),
    label,
    collection,
  }),
  z.strictObject({ type: z.literal("link"), label, ...linkTarget }).refine(hasOneTarget, oneTarget),
] as const;

const navbarItem = z.discriminatedUnion("type", [
  ...navbarLinks,
  z.strictObject({
    type: z.literal("menu"),
    label,
    items: z
      .array(z.discriminatedUnion("type", navbarLinks))
      .min(1)
      .describe("The links of the menu."),
  }),
  z.strictObject({ type: z.literal("search") }),
  z.strictObject({ type: z.literal("colorMode") }),
]);

/** Encodes an address as browsers send it. Gatsby takes no other letters in that of the site. */
const asSent = (address: string): string => new URL(address).href.replace(/\/$/, "");

/** The names of the product. Only `name` is required. */
const product = z
  .strictObject({
    name: text.describe("The name in prose and titles: `{product.name}`."),
    short: text
      .optional()
      .describe("A short upper-case name for the token and the navbar. Without it, the name."),
    slug: slug.optional().describe("The name in addresses, such as that of a repository."),
    ve: text.optional().describe("The name of the vote-escrow token."),
    tagline: text.optional().describe("One line that says what the product is."),
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
    product: product.describe("The names of the product. They rename the whole site."),
    url: absoluteUrl
      .transform(asSent)
      .describe("Where the site is served, without a slash at the end."),
    titleDelimiter: text
      .default("|")
      .describe("What stands between the title of a page and the name of the site."),
    customFields: z
      .record(z.string(), z.json())
      .default({})
      .describe("Plain values of the site's own, which its components read as in Docusaurus."),
    description: text
      .optional()
      .describe("A sentence about the site for search engines. Without it, the tagline."),
    locales: z
      .array(
        z.strictObject({
          code: text
            .refine(
              (code) => languageTag(code) !== undefined,
              "expected the code of a language, such as `de` or `pt-BR`",
            )
            .describe("The code of a language, such as `en`. Its pages are below it."),
          label: text.describe("The name of the language."),
          direction: z.enum(["ltr", "rtl"]).describe("In which direction lines run."),
          default: z.boolean().default(false).describe("Whether readers get it without asking."),
        }),
      )
      .min(1)
      .refine((locales) => locales.filter((locale) => locale.default).length === 1, {
        error: "needs exactly one locale with `default: true`",
      })
      .prefault([{ code: "en", label: "English", direction: "ltr", default: true }])
      .describe("The languages of the site. One of them has `default: true`."),
    colorMode: z
      .strictObject({
        default: z
          .enum(["dark", "light"])
          .default("dark")
          .describe("The mode of a reader who has not chosen."),
        respectSystem: z
          .boolean()
          .default(false)
          .describe("Whether the reader's system may choose, as a third mode."),
      })
      .prefault({})
      .describe("The colour modes."),
    colors: z
      .strictObject({
        accent: brandColor.describe("Links, buttons, focus and the first curve of charts."),
        page: colorsOfModes.optional().describe("The page, and what is above and below it."),
        text: colorsOfModes.optional().describe("Text, and its paler shade."),
        note: brandColor.describe("The admonition `note`."),
        tip: brandColor.describe("The admonition `tip`."),
        info: brandColor.describe("The admonition `info`."),
        warning: brandColor.describe("The admonition `warning`."),
        danger: brandColor.describe("The admonition `danger`, and errors."),
      })
      .prefault({})
      .describe("The colours of the brand. What is not here has those of this project."),
    announcement: z
      .strictObject({
        id: text.describe("Readers who closed a message see the next one, if its id is another."),
        content: text.describe("The message, as Markdown."),
        closable: z.boolean().default(true).describe("Whether readers can close it."),
      })
      .optional()
      .describe("A message above the navbar."),
    fonts: z
      .strictObject({
        text: font.optional().describe("The font of all text."),
        headings: font.optional().describe("The font of headings. Without it, that of text."),
        code: font.optional().describe("The font of code."),
        italics: font.optional().describe("The font of italics. Without it, that of text."),
      })
      .prefault({})
      .describe("The fonts of the brand: files in `static/`, or a provider's style sheet."),
    logo: z
      .union([
        logoFile,
        z.strictObject({
          light: logoFile.describe("The logo on light pages."),
          dark: logoFile.describe("The logo on dark pages."),
        }),
      ])
      .optional()
      .describe("The logo: a file of `static/`, or one for light and one for dark pages."),
    radius: z.int().min(0).max(24).default(10).describe("How round corners are, in px."),
    docs: z
      .strictObject({
        versions: z
          .array(
            z.strictObject({
              name: text.describe("The name of the version in files and commands."),
              label: text.describe("The name that readers see."),
              path: route.describe("The address below which the docs are, such as `/docs`."),
              folder: folder.default("docs").describe("The folder of the docs in `content/`."),
              collection,
              mainDoc: fileId
                .optional()
                .describe("The doc that opens the documentation. Without it, that at its root."),
              sidebarCollapsible: z
                .boolean()
                .optional()
                .describe("Whether sections of the sidebar fold, unless they say it themselves."),
              sidebarCollapsed: z
                .boolean()
                .optional()
                .describe("Whether these sections are folded at first."),
              banner: z
                .enum(["unreleased", "unmaintained"])
                .optional()
                .describe("What readers are told about the version, with a link to the latest."),
            }),
          )
          .min(1)
          .superRefine(eachOnce("name"))
          .superRefine(eachOnce("path"))
          .superRefine(ownFolders)
          .prefault([{ name: "current", label: "Current", path: "/docs" }])
          .describe("The versions of the docs, the latest first."),
        ...ofChanges,
        feedback: serviceAddress
          .optional()
          .describe(
            "Where answers to “Was this page helpful?” are sent. Without it, nobody is asked.",
          ),
        tableOfContents: z
          .strictObject({
            minLevel: z.int().min(2).max(6).default(2).describe("The first level of headings."),
            maxLevel: z.int().min(2).max(6).default(3).describe("The last level of headings."),
          })
          .prefault({})
          .describe("Which headings are listed beside the text."),
      })
      .prefault({})
      .describe("The documentation."),
    blog: z
      .union([
        z.literal(false),
        z.strictObject({
          title: text.default(() => STRINGS.blog.title).describe("The title of the blog."),
          description: text
            .default(() => STRINGS.blog.description)
            .describe("A sentence about the blog."),
          postsPerPage: z.int().min(1).default(10).describe("How many posts a page lists."),
          ...ofChanges,
          sidebar: z
            .strictObject({
              title: text.default(() => STRINGS.blog.recent).describe("The title of the list."),
              count: z
                .union([z.int().min(0), z.literal("all")])
                .default(5)
                .describe("How many posts it has. `0`: there is no list."),
            })
            .prefault({})
            .describe("The list of recent posts beside posts."),
          comments: comments.optional().describe("Comments below posts, by giscus."),
          newsletter: newsletter
            .optional()
            .describe("A form below posts and their list that subscribes to a newsletter."),
        }),
      ])
      .prefault({})
      .describe("The blog. `false`: the site has none, whatever its folder holds."),
    home: z
      .boolean()
      .default(true)
      .describe("`false`: the site has no home page of its own, whatever its file holds."),
    redirects: z
      .array(
        z.strictObject({
          from: formerRoutes.describe("The former address, or several."),
          to: redirectTarget.describe("Where it leads: a page of this site, or another site."),
        }),
      )
      .default([])
      .describe("Addresses that lead to pages, such as those that pages had before."),
    glossary: z
      .boolean()
      .default(true)
      .describe("`false`: the site has no glossary, whatever its file holds."),
    navbar: z
      .strictObject({
        showName: z
          .boolean()
          .default(true)
          .describe("`false`: no name stands beside the logo, which says it itself."),
        left: z.array(navbarItem).default([]).describe("The items beside the logo."),
        right: z.array(navbarItem).default([]).describe("The items at the other end."),
      })
      .prefault({ right: [{ type: "search" }, { type: "colorMode" }] })
      .describe("The bar at the top of every page."),
    footer: z
      .strictObject({
        columns: z
          .array(
            z.strictObject({
              title: text.describe("The heading of the column."),
              items: z
                .array(z.strictObject({ label, ...linkTarget }).refine(hasOneTarget, oneTarget))
                .describe("Its links."),
            }),
          )
          .default([])
          .describe("Columns of links."),
        copyright: text.optional().describe("The line below the columns."),
      })
      .prefault({})
      .describe("The foot of every page."),
    pageFiles: z
      .enum(["both", "html"])
      .default("both")
      .describe("The files of a page: `X.html` and `X/index.html`, or `X.html` only."),
    search: z
      .strictObject({
        misses: serviceAddress
          .optional()
          .describe("Where inputs without a result are sent. Without it, nothing is sent."),
      })
      .prefault({})
      .describe("The search."),
    analytics: analytics
      .optional()
      .describe("A script that counts readers. Without it, nothing is counted."),
    markdown: z
      .strictObject({
        math: z
          .enum(["on", "auto", "off"])
          .default("on")
          .describe(
            "Which dollar signs make formulas: all pairs, those that read like a formula, or none.",
          ),
        admonitions: z
          .array(z.string().regex(/^[a-z][\w-]*$/i, "expected a word such as `example`"))
          .default([])
          .describe("Words of the site's own for admonitions: `yearn` for `:::yearn`."),
        trailingSlash: z
          .boolean()
          .optional()
          .describe(
            "Whether relative links are written for addresses that end with a slash. Without it, those of folders are.",
          ),
        aliases: aliases
          .default({})
          .describe("Short names for folders, with which imports may begin."),
      })
      .prefault({})
      .describe("How Markdown is read."),
    checks: z
      .strictObject({
        brokenLinks: z
          .enum(["ignore", "warn", "error"])
          .default("warn")
          .describe("What a broken link is."),
        externalLinks: z
          .strictObject({
            allow: z
              .array(hostOrAddress)
              .default([])
              .describe("Hosts and beginnings of addresses that the check leaves alone."),
          })
          .prefault({})
          .describe("What `npm run check -- --external` asks other sites."),
      })
      .prefault({})
      .describe("What the check reports."),
  })
  .transform(({ description, ...site }) => ({
    ...site,
    description: description ?? site.product.tagline ?? site.product.name,
  }));

/** The validated content of `content/site.yml`, with the product words filled in. */
export type SiteConfig = z.infer<typeof siteConfigSchema>;

/** Which dollar signs in Markdown make formulas. */
export type MathMode = SiteConfig["markdown"]["math"];
