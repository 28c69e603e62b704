import { compileInYaml } from "../document/markdown-in-yaml";
import type { FileNode, YamlSource } from "../nodes/file-nodes";
import { createNode, type NodeApi, replaceChildren } from "../nodes/nodes";
import { createProblems } from "../problems/problems";
import { providedFonts } from "../settings/brand/fonts";
import { readSite, readSiteProblems, sitePath } from "../settings/site-file";
import { hasGlossary, readBlog } from "../settings/site-parts";
import { logoWidth } from "./logo";
import { wordmark } from "./wordmark";

export const types = /* GraphQL */ `
  "The identity of the site and everything its owner changes: \`content/site.yml\`."
  type SiteConfig implements Node @dontInfer {
    "Names of the product."
    product: ProductNames!
    "Where the site is served, without a trailing slash."
    url: String!
    "What stands between a page's title and the site's name in the browser's title."
    titleDelimiter: String!
    "A sentence about the site for search engines and previews; the tagline, else the name, when the owner gives none."
    description: String!
    "Colour modes."
    colorMode: ColorModeConfig!
    "The message above the navbar. Null when there is none."
    announcement: Announcement
    "Stylesheets of a font provider."
    fontStylesheets: [String!]!
    "The blog's own title and description. Null when the site has no blog."
    blog: BlogConfig
    "Whether the site has a glossary."
    hasGlossary: Boolean!
    "The bar at the top of every page."
    navbar: Navbar!
    "The foot of every page."
    footer: Footer!
  }

  "Names of the product. They rename the whole site."
  type ProductNames @dontInfer {
    "Name in prose and titles."
    name: String!
    "Short upper-case name: the token, and the brand in the navbar; the name when the owner gives none."
    short: String!
    "Name in routes. Null when the owner gives none."
    slug: String
    "Name of the vote-escrow token. Null when the owner gives none."
    ve: String
    "One line that says what the product is. Null when the owner gives none."
    tagline: String
    "The short name as a drawing. Null when it has other characters than the letters A to Z."
    wordmark: Wordmark
    "Width of the logo in the navbar, in px."
    logoWidth: Int!
  }

  "A name as single strokes, 20 high."
  type Wordmark @dontInfer {
    "Its width, on the scale of its height."
    width: Float!
    "Its letters, from left to right."
    letters: [WordmarkLetter!]!
  }

  "A letter of a wordmark."
  type WordmarkLetter @dontInfer {
    "Where it starts."
    x: Float!
    "The drawing, as the \`d\` of an SVG path."
    path: String!
  }

  "Which colour modes the site has."
  type ColorModeConfig @dontInfer {
    "Mode of a reader who has not chosen."
    default: ColorMode!
    "Whether the reader's system may choose, as a third mode."
    respectSystem: Boolean!
  }

  "A colour mode."
  enum ColorMode {
    "Light text on a dark page."
    dark
    "Dark text on a light page."
    light
  }

  "A message above the navbar."
  type Announcement @dontInfer {
    "A reader who closed an announcement sees the next one when its id is another."
    id: String!
    "The message as a tree, like \`Content.tree\`."
    content: JSON!
    "Whether it can be closed."
    closable: Boolean!
  }

  "The blog's own title and description."
  type BlogConfig @dontInfer {
    "Title of the blog."
    title: String!
    "A sentence about the blog."
    description: String!
    "The list of recent posts beside the posts."
    sidebar: BlogSidebar!
  }

  "A list of the blog's newest posts."
  type BlogSidebar @dontInfer {
    "Title of the list."
    title: String!
    "The posts, newest first: as many as the owner wants."
    posts: [BlogPost!]!
  }

  "The bar at the top of every page."
  type Navbar @dontInfer {
    "Whether the short name stands beside the logo."
    showName: Boolean!
    "Items beside the brand."
    left: [NavbarItem!]!
    "Items at the other end."
    right: [NavbarItem!]!
  }

  "An item of the navbar."
  type NavbarItem @dontInfer {
    "What it is."
    type: NavbarItemType!
    "Text to show. Null for the search box and the colour-mode toggle."
    label: String
    "Route to open. Null for links to elsewhere, menus, the search box and the toggle, and for a doc that does not exist."
    path: String
    "Address of a link to elsewhere. Null for all other items."
    href: String
    "Name of the sidebar whose docs make the item active. Null for items that lead to no sidebar."
    sidebar: String
    "Collection of the docs that the item leads to. Null for items that are no docs."
    collection: String
    "Links of a menu. Empty for all other items."
    items: [NavbarItem!]!
  }

  "What an item of the navbar is."
  enum NavbarItemType {
    "A link to the first doc of a sidebar."
    docSidebar
    "A link to a doc."
    doc
    "A link to another page of the site, or to elsewhere."
    link
    "A list of such links that opens."
    menu
    "The search box."
    search
    "The colour-mode toggle."
    colorMode
  }

  "The foot of every page."
  type Footer @dontInfer {
    "Columns of links."
    columns: [FooterColumn!]!
    "Line below the columns. Null when there is none."
    copyright: String
  }

  "A column of links."
  type FooterColumn @dontInfer {
    "Heading of the column."
    title: String!
    "Links of the column."
    items: [FooterLink!]!
  }

  "A link in the footer."
  type FooterLink @dontInfer {
    "Text of the link."
    label: String!
    "Route to open. Null for links to elsewhere."
    to: String
    "Address of a link to elsewhere. Null for links within the site."
    href: String
  }

  "A language of the site, from \`content/site.yml\`."
  type Locale implements Node @dontInfer {
    "Language tag: \`en\`."
    code: String!
    "Name to show."
    label: String!
    "In which direction lines run."
    direction: TextDirection!
    "Whether readers get it without asking."
    isDefault: Boolean!
  }

  "In which direction lines run."
  enum TextDirection {
    "From left to right."
    ltr
    "From right to left."
    rtl
  }
`;

export const resolvers = {
  ProductNames: {
    wordmark: { resolve: ({ short }: { short: string }) => wordmark(short) },
    logoWidth: { resolve: () => logoWidth() },
  },
};

/** Makes the SiteConfig and Locale nodes of `content/site.yml`. */
function createSite(api: NodeApi, file: FileNode): void {
  const { locales, fonts, announcement, ...site } = readSite();
  const { product, url, titleDelimiter, description, colorMode, navbar, footer } = site;
  const message =
    announcement && compileInYaml(announcement.content, sitePath, ["announcement", "content"]);
  createNode(api, file, "SiteConfig", api.createNodeId("site config"), {
    product,
    url,
    titleDelimiter,
    description,
    colorMode,
    navbar,
    footer,
    blog: readBlog(),
    hasGlossary: hasGlossary(),
    fontStylesheets: providedFonts(fonts).stylesheets,
    announcement: announcement && { ...announcement, content: message?.tree },
  });
  createProblems(api, file, [...readSiteProblems(), ...(message?.problems ?? [])]);
  replaceChildren(
    api,
    file,
    "Locale",
    locales.map(({ default: isDefault, ...locale }) => ({
      id: api.createNodeId(`locale ${locale.code}`),
      fields: { ...locale, isDefault },
    })),
  );
}

/** The file of these nodes. */
export const yaml: YamlSource = { file: "content/site.yml", create: createSite };
