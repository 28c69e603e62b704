import { linkedUrl, pathOf } from "../../site/addresses/linked-url";
import { placeOf } from "../../site/problems/problem";
import { isExternal, isFile, normalize } from "../../site/routes";
import { language } from "../files/project";
import { languages, pageLanguage, prefixOf } from "../settings/languages";
import { readSite } from "../settings/site-file";
import { editedFile } from "../settings/translations";
import type { SiteLink } from "./broken-links";

/** What decides whether a link leaves a language. */
export interface Place {
  tag: string;
  /** The codes of all languages of the site. */
  codes: readonly string[];
  /** The address of the site in its own language, without a slash at the end. */
  site: string;
  /** The address of the site in the language of the links. */
  own: string;
  /** Returns in which languages a page is written; undefined if in all. */
  writtenIn: (path: string) => readonly string[] | undefined;
}

/** Returns what is below an address of the site; undefined if an address is not below it. */
function below(address: string, site: string): string | undefined {
  const rest = address.startsWith(site) ? address.slice(site.length) : undefined;
  return rest === undefined || !/^(?:$|[/?#])/.test(rest) ? undefined : rest || "/";
}

/** Returns why a link of a translation leaves its language; undefined if it does not. */
function reasonOf({ target, page }: SiteLink, place: Place): string | undefined {
  if (target === null) return undefined;
  if (isExternal(target)) {
    const path = below(target, place.site);
    if (path === undefined || below(target, place.own) !== undefined || isFile(path)) return;
    return `leads to the site in another language: write \`${path}\``;
  }
  const code = place.codes.find((one) => below(target, `/${one}`) !== undefined);
  if (code !== undefined) return `begins with a language: write \`${below(target, `/${code}`)}\``;
  const url = linkedUrl(target, page);
  const route = url && normalize(pathOf(url));
  const isMissing = route !== undefined && place.writtenIn(route)?.includes(place.tag) === false;
  return isMissing ? `leads to \`${route}\`, which nobody has translated` : undefined;
}

/** Returns a line about a link of a translation that leaves its language; undefined for others. */
export function leavingIn(link: SiteLink, place: Place): string | undefined {
  const reason = reasonOf(link, place);
  return reason && `${placeOf(link)} \`${link.href}\` ${reason}.`;
}

/** Returns a line about each link of a translation that leaves the language of the build. */
export function leavingLinks(links: readonly SiteLink[], writtenIn: Place["writtenIn"]): string[] {
  const { url } = readSite();
  const [own] = languages;
  const shown = languages.find(({ code }) => code === language);
  if (own === undefined || shown === undefined) return [];
  const place = {
    ...{ tag: pageLanguage.lang, codes: languages.map(({ code }) => code), writtenIn },
    ...{ site: url + prefixOf(own), own: url + prefixOf(shown) },
  };
  return links
    .map((link) => ({ ...link, file: editedFile(link.file) }))
    .filter(({ file }) => file.startsWith(`content/i18n/${language}/`))
    .flatMap((link) => leavingIn(link, place) ?? []);
}
