import type { Node } from "gatsby";
import { z } from "zod";
import { linkAddress, pictureAddress } from "../../site/addresses/address-fields";
import { nodeType } from "../nodes/node-type";
import { text } from "../yaml/fields";

/** A link to a place where readers can find an author. */
interface AuthorLink {
  label: string;
  href: string;
}

/** Platforms for which `socials` may give only a handle, as on Docusaurus sites. */
const PLATFORMS: Record<string, { label: string; url: (handle: string) => string }> = {
  x: { label: "X", url: (handle) => `https://x.com/${handle}` },
  twitter: { label: "Twitter", url: (handle) => `https://twitter.com/${handle}` },
  github: { label: "GitHub", url: (handle) => `https://github.com/${handle}` },
  linkedin: { label: "LinkedIn", url: (handle) => `https://www.linkedin.com/in/${handle}/` },
  stackoverflow: {
    label: "Stack Overflow",
    url: (user) => `https://stackoverflow.com/users/${user}`,
  },
  bluesky: { label: "Bluesky", url: (handle) => `https://bsky.app/profile/${handle}` },
  instagram: { label: "Instagram", url: (handle) => `https://www.instagram.com/${handle}` },
  threads: { label: "Threads", url: (handle) => `https://www.threads.net/@${handle}` },
  mastodon: { label: "Mastodon", url: (handle) => `https://mastodon.social/@${handle}` },
  twitch: { label: "Twitch", url: (handle) => `https://twitch.tv/${handle}` },
  youtube: { label: "YouTube", url: (handle) => `https://youtube.com/@${handle}` },
  email: { label: STRINGS.author.email, url: (address) => `mailto:${address}` },
};

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Parses `{ github: ada, newsletter: https://… }` into links. */
const socials = z.record(z.string(), text).transform((entries, context) =>
  Object.entries(entries).flatMap(([name, value]): AuthorLink[] => {
    const key = name.toLowerCase();
    const platform = Object.hasOwn(PLATFORMS, key) ? PLATFORMS[key] : undefined;
    const label = platform?.label ?? capitalized(name);
    if (/^https?:\/\//.test(value)) return [{ label, href: value }];
    if (platform && !value.includes("/")) return [{ label, href: platform.url(value) }];
    const expected = platform ? "a user name on that platform, or an address" : "an address";
    const message = `expected ${expected} that starts with https://, found \`${value}\``;
    context.addIssue({ code: "custom", path: [name], message });
    return [];
  }),
);

/** The fields of an author, in `authors.yml` and in a post. Docusaurus has the same names. */
export const authorFields = {
  name: text.optional().describe("The name to show."),
  title: text.optional().describe("What the author does."),
  description: text.optional().describe("A sentence about the author."),
  url: linkAddress.optional().describe("The author's own page."),
  image: pictureAddress
    .optional()
    .describe("A picture: a file beside this one, such as `./ann.png`, or in `static/`."),
  image_url: pictureAddress.optional().describe("The same as `image`."),
  imageURL: pictureAddress.optional().describe("The same as `image`."),
  email: text.optional().describe("An address for mail."),
  socials: socials.optional().describe("Platforms, each with the author's name or page there."),
  links: z
    .array(
      z.strictObject({
        label: text.describe("The text of the link."),
        href: linkAddress.describe("Where it leads."),
      }),
    )
    .optional()
    .describe("Other places where readers find the author."),
};

/** An author as YAML gives it. */
const authorSchema = z.object(authorFields);
type AuthorFields = z.infer<typeof authorSchema>;

/** The fields of an Author node. A post that names an author may replace some of them. */
export interface AuthorFacts {
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  image?: string | undefined;
  url?: string | undefined;
  links?: AuthorLink[] | undefined;
}

/** An entry of `authors.yml`. */
export interface AuthorNode extends Node, AuthorFacts {
  slug: string;
  /** Null when it has no page. */
  path: string | null;
  /** Where its picture lies below `content/`, if that is beside its file. */
  picture?: string | undefined;
}

export const authorNodes = nodeType<AuthorNode>("Author");

/** Returns an author's facts. Missing fields are left out. */
export function authorFacts(fields: AuthorFields): Partial<AuthorFacts> {
  const { name, title, description, url, email, socials: places = [], links = [] } = fields;
  const image = fields.image ?? fields.image_url ?? fields.imageURL;
  const all: AuthorLink[] = [
    ...(url ? [{ label: name ?? url, href: url }] : []),
    ...(email ? [{ label: email, href: `mailto:${email}` }] : []),
    ...places,
    ...links,
  ];
  const facts = { name, title, description, image, url, links: all.length > 0 ? all : undefined };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
