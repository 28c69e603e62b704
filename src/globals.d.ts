/**
 * Values of the site file that the page's frame needs. webpack inserts them
 * (src/gatsby/webpack/configure.ts).
 */
declare const PROVIDED_FONTS: { readonly stylesheets: string[]; readonly fonts: string[] };
/** The font of all text. */
declare const TEXT_FONT: { readonly family: string; readonly weight: string };
/** Addresses of the site's own fonts that pages ask for first of all. Null: that of this project. */
declare const FIRST_FONTS: { readonly text: string | null; readonly headings: string | null };
/** Where the logo is. `dark` is null if dark pages show that of light ones. */
declare const LOGO: { readonly light: string; readonly dark: string | null; readonly type: string };
/**
 * The services that the owner has turned on. Write each as `SERVICES.name`: webpack replaces only
 * that, so the bundles leave out the code of the others.
 */
declare const SERVICES: import("./site/services/services").Services;
/** What the policy of pages allows beside the site itself. */
declare const POLICY_OPENINGS: import("./site/services/services").PolicyOpenings;
/** Whether a documentation of the site has several versions. In development always true. */
declare const HAS_VERSIONS: boolean;
/** Whether the navbar has menus. In development always true. */
declare const HAS_NAVBAR_MENUS: boolean;
/** Up to this width of a window, in px, the navbar has no room for its items. 0 if it has. */
declare const NAVBAR_CROWDED_UP_TO: number;
/** Title of the page that is shown when a page cannot be rendered (E2). */
declare const PAGE_ERROR_TITLE: string;

/** Whether this code renders pages to HTML. Browsers' bundles leave out what only that needs. */
declare const IS_HTML_BUILD: boolean;

/**
 * The path prefix, as Gatsby's webpack inserts it: without a slash at the end, empty at the root.
 */
declare const __PATH_PREFIX__: string;

/** The script behind each group of tabs in the HTML (src/prose/Tabs/first-choice.inline.ts). */
declare const FIRST_CHOICE_SCRIPT: string;

/** Only inline scripts have it: esbuild inserts it (src/gatsby/webpack/inline-scripts.ts). */
declare const INLINE_SETTINGS: import("./site/inline-settings").InlineSettings;

/** Styles with the site's accent; empty if it is the usual one. */
declare const BRAND_STYLES: string;

/** Values of the site's own (`customFields` of `content/site.yml`); put in by webpack. */
declare const CUSTOM_FIELDS: Readonly<Record<string, unknown>>;

/** What the language of the build calls the site's own language, such as “Englisch”. */
declare const OWN_LANGUAGE: string;

/** Whether the site has several languages. */
declare const HAS_LANGUAGES: boolean;

/** The addresses of the pages that nobody has translated into the language of the build. */
declare const UNTRANSLATED: readonly string[];

/** The languages of the site, its own first. */
declare const LANGUAGES: readonly {
  /** The language tag, such as `de`. */
  readonly tag: string;
  /** The name of the language in itself. */
  readonly label: string;
  readonly direction: "ltr" | "rtl";
  /** What its addresses begin with. */
  readonly prefix: string;
  /** A link to a page in this language, and what closes it, as words of the language. */
  readonly offer: string;
  readonly close: string;
}[];

/** Messages of the site's own components in the language of the page, by their ids (`code.json`). */
declare const TRANSLATIONS: readonly (readonly [id: string, message: string])[];
