import fc from "fast-check";
import { stringify } from "yaml";
import {
  attacks,
  hostileTexts,
  outerAddresses,
  paths,
  pictures,
  takenNames,
  texts,
} from "./hostile-texts";

type Value = fc.Arbitrary<unknown>;

/** Returns an object whose keys are there or not. */
const some = (model: Record<string, Value>): Value => fc.record(model, { requiredKeys: [] });
const list = (item: Value, most = 3): Value => fc.array(item, { maxLength: most });
const one = (...values: readonly unknown[]): Value => fc.constantFrom(...values);
const all = (value: unknown, model: Record<string, Value>): Value =>
  fc.record({ ...model, type: fc.constant(value) });

const flag = fc.boolean();

/** A link to a page of this site, or to another site. */
const link = fc.oneof(
  fc.record({ label: texts, to: paths }),
  fc.record({ label: texts, href: outerAddresses }),
);

const navbarLink = fc.oneof(
  link.map((target) => ({ type: "link", ...target })),
  all("doc", { doc: one("intro"), label: texts }),
);

const navbarItem = fc.oneof(
  { weight: 4, arbitrary: navbarLink },
  {
    weight: 1,
    arbitrary: all("menu", { label: texts, items: fc.array(navbarLink, { minLength: 1 }) }),
  },
  { weight: 2, arbitrary: one({ type: "search" }, { type: "colorMode" }) },
);

/** The names of the product. Some of them are parts of addresses. */
const product = fc.record(
  {
    name: texts.map((text) => text.replace(/[{}]/g, "")),
    short: fc.oneof(one("ACME"), hostileTexts),
    slug: one("acme", "acme", "a-1", "Acme/..", "-"),
    ve: fc.oneof(one("veACME"), hostileTexts),
    tagline: texts,
  },
  { requiredKeys: ["name"] },
);

/** `content/docs/` is always a version, so that most documents are pages of it. */
const versions = fc
  .tuple(
    fc.record({ name: hostileTexts, label: texts, path: fc.oneof(one("/docs", "/docs"), paths) }),
    some({
      collection: one("docs", "docs", "other"),
      mainDoc: one("intro"),
      sidebarCollapsed: flag,
      banner: one("unreleased", "unmaintained"),
    }),
    list(
      fc.record({
        name: hostileTexts,
        label: texts,
        path: paths,
        folder: one("old", "old/1", "blog", "../up", "."),
      }),
      1,
    ),
  )
  .map(([first, more, others]) => [
    { ...first, ...Object(more), folder: "docs" },
    ...(others as unknown[]),
  ]);

/** Where pages send what readers give. Other services would load scripts of other hosts. */
const services = one("/own", "https://x.example/a?b=c&d='e'", "//x.example", attacks[1]);

const blog = fc.oneof(
  { weight: 1, arbitrary: one(false) },
  {
    weight: 6,
    arbitrary: some({
      title: texts,
      description: texts,
      postsPerPage: one(1, 2, 10, 0),
      editUrl: fc.oneof(one("https://x.example/{path}"), outerAddresses),
      contributors: fc.boolean(),
      sidebar: some({ title: texts, count: one(0, 1, "all", -1) }),
      newsletter: fc.record({ action: services, field: one("EMAIL", attacks[0]), title: texts }),
    }),
  },
);

/** Former addresses, and where they lead: the target is often a former address, too. */
const redirects = list(
  fc.record({ from: fc.oneof(paths, fc.array(paths, { minLength: 1, maxLength: 2 })), to: paths }),
  6,
);

/** What `content/site.yml` may say. Each value may be wrong. */
const site: Value = fc
  .tuple(
    fc.record({
      product,
      url: one("https://acme.example", "https://acme.example", "https://日本.example", "acme"),
    }),
    some({
      titleDelimiter: texts,
      description: texts,
      locales: one(
        [{ code: "en", label: "English", direction: "ltr", default: true }],
        [{ code: "he", label: "עברית", direction: "rtl", default: true }],
        [{ code: attacks[1], label: "x", direction: "ltr", default: true }],
      ),
      colors: one(
        undefined,
        { accent: { light: "#0b5cad", dark: "#6cb8ff" } },
        { accent: "#c8102e" },
      ),
      colorMode: some({ default: one("dark", "light", "red"), respectSystem: flag }),
      announcement: fc.record({ id: hostileTexts, content: texts, closable: flag }),
      fonts: fc.record({
        stylesheets: list(
          one("https://fonts.example/a.css?b=c&d='e'", "https://fonts.example/a b.css", attacks[0]),
          2,
        ),
      }),
      docs: some({
        versions,
        editUrl: outerAddresses,
        feedback: services,
        tableOfContents: some({ minLevel: one(2, 3, 9), maxLevel: one(2, 6, 1) }),
      }),
      blog,
      home: flag,
      glossary: flag,
      redirects,
      navbar: some({ showName: flag, left: list(navbarItem), right: list(navbarItem) }),
      footer: some({
        columns: list(fc.record({ title: texts, items: list(link) }), 2),
        copyright: texts,
      }),
      pageFiles: one("both", "html"),
      search: some({
        misses: services,
      }),
      markdown: some({
        math: one("on", "auto", "off"),
        admonitions: one([], ["example", "Own-1"]),
        trailingSlash: flag,
      }),
      checks: some({
        brokenLinks: one("ignore", "warn", "warn"),
        externalLinks: fc.record({ allow: list(outerAddresses, 2) }),
      }),
    }),
  )
  .map(([required, more]) => ({ ...required, ...Object(more) }));

/** Returns an object with other keys than those of a schema. */
const named = (names: Value, value: Value): Value =>
  fc
    .array(fc.tuple(names.map(String), value), { maxLength: 4 })
    .map((entries) => Object.fromEntries(entries));

const names = (...plain: readonly string[]): Value =>
  fc.oneof(
    { weight: 3, arbitrary: one(...plain) },
    { weight: 1, arbitrary: one(...takenNames) },
    { weight: 1, arbitrary: hostileTexts },
  );

const author = some({
  name: texts,
  title: texts,
  description: texts,
  url: outerAddresses,
  image: pictures,
  email: texts,
  page: fc.oneof(flag, fc.record({ permalink: paths })),
  socials: named(names("x", "github", "other"), fc.oneof(one("ada"), outerAddresses)),
  links: list(fc.record({ label: texts, href: outerAddresses }), 2),
});

const tag = fc.oneof(one(null), some({ label: texts, permalink: paths, description: texts }));

const category = some({
  label: texts,
  position: one(1, 2.5, -1, "first"),
  description: texts,
  collapsed: flag,
  link: fc.oneof(
    one(null),
    all("generated-index", { title: texts, description: texts, slug: paths }),
  ),
});

const sidebarEntry = fc.oneof(
  one("intro", { type: "autogenerated", dirName: "random" }, "nowhere"),
  all("link", { label: texts, href: outerAddresses }),
  all("category", {
    label: texts,
    items: fc.constant(["intro"]),
    link: fc.oneof(one(null), all("generated-index", { title: texts, slug: paths })),
  }),
);

const figure = fc.record(
  {
    name: texts,
    value: one(1, 0.3, -0, 1e21, "x"),
    unit: fc.oneof(one("%", "weeks"), hostileTexts),
    description: texts,
    source: texts,
    status: one("illustrative", "illustrative", "true"),
  },
  { requiredKeys: ["name", "value", "description", "source", "status"] },
);

/** A figure that documents name. */
const FIGURE = {
  name: "The longest lock",
  value: 4,
  unit: "years",
  description: "How long a lock may be.",
  source: "The tests.",
  status: "illustrative",
};

const term = fc.record(
  { term: texts, definition: texts, aliases: list(hostileTexts, 2), see: one("docs/intro.md") },
  { requiredKeys: ["term", "definition"] },
);

const chain = fc.record({
  id: one(1, 2, 2, 0.5, -1),
  name: texts,
  explorer: outerAddresses,
});
const deployment = fc.record(
  {
    contract: one("IVault", "IVolt", ""),
    version: fc.oneof(one("1.0.0", 1.1), hostileTexts),
    chain: names("ring", "far"),
    address: one(
      "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
      "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed",
      `0x${"0".repeat(40)}`,
      "0x12",
      7,
    ),
    status: one("live", "live", "retired", "gone"),
    date: one("2026-01-31", "2026-02-31", "soon"),
  },
  { requiredKeys: ["contract", "chain", "address"] },
);

const step = fc.record({ label: texts, to: paths });
const part = fc.record({ name: texts, text: texts, to: paths });
const home = fc.record({
  hero: fc.record({ title: texts, lead: texts, actions: list(step) }),
  cycle: fc.record({
    title: texts,
    lead: texts,
    length: one("7 days", "7 days", "a while"),
    pause: one("1 hour"),
    stages: fc.array(part, { minLength: 4, maxLength: 4 }),
  }),
  features: fc.constant([]),
  risks: fc.record({ title: texts, text: texts, items: list(part) }),
  paths: list(fc.record({ reader: texts, steps: list(step) }), 2),
});

/** The files of settings, with what they may say. Only `content/site.yml` has to be there. */
const optional: Record<string, Value> = {
  "content/home.yml": home,
  "content/glossary.yml": fc.record({ terms: list(term) }),
  "content/figures.yml": named(names("fees", "epoch"), named(names("share"), figure)).map(
    (more) => ({
      ...Object(more),
      lock: { longest: FIGURE },
    }),
  ),
  "content/deployments.yml": some({
    chains: named(names("ring", "far"), chain),
    deployments: list(deployment),
  }),
  "content/search.yml": some({
    suggestions: list(texts),
    synonyms: list(fc.array(texts, { minLength: 2, maxLength: 3 }), 2),
  }),
  "content/blog/authors.yml": named(names("ada", "bob"), author),
  "content/blog/tags.yml": named(names("one", "two"), tag),
  "content/docs/sidebars.yml": named(names("main", "docsSidebar"), list(sidebarEntry)),
  "content/docs/random/_category_.yml": category,
};

/** The smallest thing that `content/site.yml` may say. */
export const LEAST = { product: { name: "Acme" }, url: "https://acme.example" };

/** Settings at random: the text of each file, by its path. */
export const settings: fc.Arbitrary<Record<string, string>> = fc
  .tuple(site, fc.record(optional, { requiredKeys: ["content/figures.yml"] }))
  .map(([first, others]) =>
    Object.fromEntries(
      Object.entries({ "content/site.yml": first, ...others }).map(([path, value]) => [
        path,
        stringify(value, { aliasDuplicateObjects: false }),
      ]),
    ),
  );
