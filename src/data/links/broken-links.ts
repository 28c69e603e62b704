import { existsSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { decodePath } from "../../site/addresses/decode-path";
import { linkedUrl, pathOf } from "../../site/addresses/linked-url";
import { nearestRoutes } from "../../site/addresses/nearest-routes";
import { groupBy } from "../../site/group";
import { didYouMean } from "../../site/problems/nearest";
import { type Problem, placeOf } from "../../site/problems/problem";
import { isExternal, normalize } from "../../site/routes";
import { root } from "../files/project";

/** A link of the content. */
export interface SiteLink {
  /** The address as written. */
  href: string;
  /** Route or URL; null when the link names a content file that does not exist. */
  target: string | null;
  /** Route of the page. Relative addresses such as `metadex` start from it. */
  page: string;
  /** Path of the file that holds the link, from the project's root. */
  file: string;
  line: number;
  column: number;
  /** Whether the link is part of every page. */
  isInLayout: boolean;
}

/** The possible targets of links. */
export interface LinkTargets {
  routes: ReadonlySet<string>;
  /** The addresses of all files that are not pages. */
  served: ReadonlySet<string>;
  /** Returns the anchors of a route; null when they are not known, because code makes them. */
  anchorsOf(route: string): ReadonlySet<string> | null;
  /** Paths of the content files, from the project's root. */
  files: readonly string[];
  /**
   * Returns what the site has no page of: drafts, and posts that wait for their date. Keys are the
   * routes that they would have.
   */
  leftOut(): ReadonlyMap<string, { file: string; date: string | null }>;
}

interface Fault {
  code: "broken-link" | "broken-anchor";
  message: string;
  /** Identifies the missing target. Links with the same missing target have the same value. */
  target: string;
}

/** If this many files have the same broken link, it is reported once for all of them. */
const OFTEN = 5;

/**
 * Returns what is wrong with a link to a content file: the file does not exist, or it is not a
 * page.
 */
function missingFile({ href, file }: SiteLink, files: readonly string[]): Fault {
  const folder = dirname(resolve(root, file));
  const [path = ""] = href.split(/[?#]/);
  const target = resolve(folder, decodePath(path));
  const paths = files.map((known) => {
    const way = relative(folder, resolve(root, known));
    return way.startsWith(".") || !path.startsWith(".") ? way : `./${way}`;
  });
  const message = existsSync(target)
    ? `The link \`${href}\` leads to a file that is not a page.`
    : `The link \`${href}\` leads to a content file that does not exist.${didYouMean(path, paths)}`;
  return { code: "broken-link", message, target };
}

function faultOf(link: SiteLink, targets: LinkTargets): Fault | null {
  const { href, target, page } = link;
  if (target === null) return missingFile(link, targets.files);
  if (isExternal(target)) return null;
  const url = linkedUrl(target, page);
  if (!url) {
    return { code: "broken-link", message: `The link \`${href}\` is not a valid address.`, target };
  }
  const path = pathOf(url);
  const route = normalize(path);
  if (!targets.routes.has(route)) {
    if (targets.served.has(path)) return null;
    const leftOut = targets.leftOut().get(route);
    if (leftOut) {
      const { file, date } = leftOut;
      const why =
        date === null
          ? "which is a draft, so the site has no such page. Remove the link, or `draft: true` from the file."
          : `which waits for its date, ${date.slice(0, 10)}, so the site has no such page yet. Remove the link, or write an earlier \`date\` into the file.`;
      const message = `The link \`${href}\` leads to \`${file}\`, ${why}`;
      return { code: "broken-link", message, target: route };
    }
    const [nearest] = nearestRoutes(route, targets.routes);
    const hint = nearest ? ` Did you mean \`${nearest}\`?` : "";
    return {
      code: "broken-link",
      message: `The link \`${href}\` leads neither to a page nor to a file of \`static/\`.${hint}`,
      target: route,
    };
  }
  // What follows `:~:` are words for the browser to look for, and `?` the numbers of an example.
  const [written = ""] = decodePath(url.hash.slice(1)).split(/:~:|\?/);
  const anchor = written.normalize("NFC");
  const anchors = /^(?:top)?$/i.test(anchor) ? null : targets.anchorsOf(route);
  if (!anchors || anchors.has(anchor)) return null;
  const where = route === normalize(page) ? "this page" : `\`${route}\``;
  const message = `The link \`${href}\` leads to an anchor that does not exist: ${where} has no \`#${anchor}\`.`;
  const hint = didYouMean(
    `#${anchor}`,
    Array.from(anchors, (id) => `#${id}`),
  );
  return { code: "broken-anchor", message: message + hint, target: `${route}#${anchor}` };
}

/**
 * Reports each broken link. Links with the same missing target are reported once if they are in
 * many files.
 */
export function brokenLinks(
  links: readonly SiteLink[],
  targets: LinkTargets,
  severity: Problem["severity"],
): Problem[] {
  // A long document may contain the same link a thousand times.
  const known = new Map<string, Fault | null>();
  const broken = links.flatMap((link) => {
    const { file, page, href, target } = link;
    const key = [file, page, href, target].join("\n");
    const fault = known.has(key) ? known.get(key) : faultOf(link, targets);
    known.set(key, fault ?? null);
    return fault ? [{ link, fault }] : [];
  });
  const problem = ({ link, fault }: (typeof broken)[number], more = ""): Problem => ({
    code: fault.code,
    severity,
    message: fault.message + more,
    file: link.file,
    line: link.line,
    column: link.column,
  });
  return groupBy(broken, ({ fault }) => fault.target).flatMap(({ items }) => {
    const files = new Set(items.map(({ link }) => link.file));
    const [first, ...others] = items;
    if (first && files.size >= OFTEN) {
      const places = others.slice(0, OFTEN - 1).map(({ link }) => placeOf(link));
      if (others.length > places.length) places.push("…");
      return [
        problem(first, ` ${files.size} files have it. The other places: ${places.join(", ")}`),
      ];
    }
    return items.map((item) =>
      problem(item, item.link.isInLayout ? " It is in your layout, so every page has it." : ""),
    );
  });
}
