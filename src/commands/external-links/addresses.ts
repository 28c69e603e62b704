import type { SiteLink } from "../../data/links/broken-links";
import type { Problem } from "../../site/problems/problem";
import type { Answer } from "./answers";

/** Names that belong to nobody (RFC 2606, RFC 6761), and those of the reader's own machine. */
const NOBODYS =
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local|internal)\.?$/;

/** Whether an address is, or begins with, an entry of `checks.externalLinks.allow`. */
const isEntry = (url: URL, entry: string): boolean =>
  entry.includes("/")
    ? url.href.startsWith(new URL(entry).href)
    : url.hostname === entry || url.hostname.endsWith(`.${entry}`);

/**
 * Returns the links that lead to other sites, by the address to ask for, which has no anchor. Leaves
 * out the site itself, hosts such as example.com, and what the owner allows.
 */
export function outwardLinks(
  links: readonly SiteLink[],
  site: string,
  allow: readonly string[],
): ReadonlyMap<string, readonly SiteLink[]> {
  const found = new Map<string, SiteLink[]>();
  for (const link of links) {
    const { target } = link;
    if (target === null || !/^(?:https?:)?\/\//i.test(target)) continue;
    if (!URL.canParse(target, "https://site")) continue;
    const url = new URL(target, "https://site");
    url.hash = "";
    if (url.origin === new URL(site).origin || NOBODYS.test(url.hostname)) continue;
    if (allow.some((entry) => isEntry(url, entry))) continue;
    const same = found.get(url.href);
    if (same) same.push(link);
    else found.set(url.href, [link]);
  }
  return found;
}

/** What to say of a link. Null if it is as it should be. */
function saidOf(
  href: string,
  answer: Answer,
): Pick<Problem, "code" | "severity" | "message"> | null {
  if (answer.kind === "good") {
    if (answer.movedTo === undefined) return null;
    const message = `The link \`${href}\` leads to a page that has moved for good. Write \`${answer.movedTo}\`.`;
    return { code: "moved-link", severity: "warning", message };
  }
  if (answer.kind === "dead") {
    const message = `The link \`${href}\` leads nowhere: ${answer.why}.`;
    return { code: "dead-link", severity: "error", message };
  }
  const message = `The link \`${href}\` could not be checked: ${answer.why}. If a browser opens it, add it to \`checks.externalLinks.allow\` in \`content/site.yml\`.`;
  return { code: "unchecked-link", severity: "warning", message };
}

/** Reports the links of an address, given its answer. */
export const linkProblemsOf = (links: readonly SiteLink[], answer: Answer): Problem[] =>
  links.flatMap(({ href, file, line, column }) => {
    const said = saidOf(href, answer);
    return said === null ? [] : [{ ...said, file, line, column }];
  });
