import { readFileSync } from "node:fs";
import type { Page } from "gatsby";
import { formerRoute } from "../../site/addresses/address-fields";
import { decodePath } from "../../site/addresses/decode-path";
import { groupBy } from "../../site/group";
import type { Problem, ProblemPlace } from "../../site/problems/problem";
import { alike, normalize } from "../../site/routes";
import { fillWordsDeep } from "../../site/words";
import { allDocuments } from "../document/document";
import { fromRoot } from "../files/project";
import { forwardPage } from "../nodes/forward-page";
import type { NodeApi, PageApi } from "../nodes/nodes";
import { readProductWords, readSite, sitePath } from "../settings/site-file";
import { parseYaml } from "../yaml/document";
import { placeInFrontMatter } from "../yaml/place-of";
import { yamlValue } from "../yaml/value";
import { locator, type Place } from "../yaml/yaml";

const START: Place = { line: 1, column: 1 };

/** An address that leads to a page. */
interface Redirect {
  /** A route. */
  from: string;
  /** An address as written. */
  to: string;
  /** Finds where both are written. */
  places: () => Places<ProblemPlace>;
}

interface Places<Found> {
  from: Found;
  to: Found;
}

const keyOf = (from: string, to: string): string => JSON.stringify([from, to]);

/** Finds the places of all redirects. Keys are both addresses, values in the order of the file. */
function findPlaces(): Map<string, Places<Place>[]> {
  const text = readFileSync(sitePath, "utf8");
  const placeAt = locator(text);
  const { value } = yamlValue(parseYaml(text).document);
  const entries: unknown = Object(fillWordsDeep(value, readProductWords(), () => {})).redirects;
  const all = (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, index) => {
    const { from: addresses, to } = Object(entry);
    const at = ["redirects", index, "from"];
    return [addresses].flat().map((address, place) => ({
      key: keyOf(formerRoute.safeParse(address).data ?? "", to),
      from: placeAt(Array.isArray(addresses) ? [...at, place] : at),
      to: placeAt(["redirects", index, "to"]),
    }));
  });
  return new Map(groupBy(all, ({ key }) => key).map(({ key, items }) => [key, items]));
}

/**
 * Returns the redirects of `content/site.yml`, one for each address. The file may have others that
 * are wrong, so a redirect has no number in it. Its place is where the file says the same.
 */
function redirectsOfSite(): Redirect[] {
  const file = fromRoot(sitePath);
  const counts = new Map<string, number>();
  let places: Map<string, Places<Place>[]> | undefined;
  return readSite().redirects.flatMap(({ from: addresses, to }) =>
    addresses.map((from): Redirect => {
      const key = keyOf(from, to);
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      const place = (): Places<ProblemPlace> => {
        places ??= findPlaces();
        const found = places.get(key)?.[count];
        return { from: { file, ...(found?.from ?? START) }, to: { file, ...(found?.to ?? START) } };
      };
      return { from, to, places: place };
    }),
  );
}

/** Returns the redirects that the front matter of documents names (`redirect_from`). */
const redirectsOfDocuments = (api: Pick<NodeApi, "getNodesByType">): Redirect[] =>
  allDocuments(api).flatMap(({ redirectFrom, path, file }) =>
    redirectFrom.map((from): Redirect => {
      const places = (): Places<ProblemPlace> => {
        const place = placeInFrontMatter(
          file,
          "redirect_from",
          (written) => formerRoute.safeParse(written).data === from,
        );
        return { from: place, to: place };
      };
      return { from, to: path, places };
    }),
  );

/** Returns all redirects of the content, one for each address. */
export const readRedirects = (api: Pick<NodeApi, "getNodesByType">): Redirect[] => [
  ...redirectsOfSite(),
  ...redirectsOfDocuments(api),
];

/** How many redirects may lead from one to the next. */
const MOST_STEPS = 3;
/** How many addresses of a circle a message names. */
const MOST_NAMED = 5;

/** Returns the route of the page that an address leads to. */
const routeOf = (address: string): string => normalize(decodePath(address.replace(/[?#].*/s, "")));

/**
 * Returns what is wrong with redirects that lead to other redirects: they never end, or there are
 * too many. A circle is reported at one of its redirects.
 */
export function wayFaults<Kind extends Pick<Redirect, "from" | "to">>(
  redirects: readonly Kind[],
): Map<Kind, string> {
  const faults = new Map<Kind, string>();
  const byFrom = new Map(
    redirects.toReversed().map((redirect) => [alike(redirect.from), redirect]),
  );
  const next = ({ to }: Kind): Kind | undefined => byFrom.get(alike(routeOf(to)));
  /** Where redirects lead in the end, and in how many steps; null for what never ends. */
  const ends = new Map<Kind, { to: string; steps: number } | null>();
  for (const redirect of redirects) {
    const way = new Set<Kind>();
    let last = redirect;
    let step: Kind | undefined = redirect;
    while (step && !ends.has(step) && !way.has(step)) {
      way.add(step);
      last = step;
      step = next(step);
    }
    const end = step ? (ends.get(step) ?? null) : { to: last.to, steps: 0 };
    if (step && way.has(step)) {
      const all = Array.from(way, ({ from }) => `\`${from}\``);
      const circle = all.slice(all.indexOf(`\`${step.from}\``));
      const shown = circle.length > MOST_NAMED ? [...circle.slice(0, MOST_NAMED), "…"] : circle;
      const round = [...shown, `\`${step.from}\``].join(" → ");
      faults.set(step, `The redirect leads in a circle: ${round}. Lead one of them to a page.`);
    }
    for (const [index, passed] of Array.from(way).toReversed().entries()) {
      const steps = (end?.steps ?? 0) + index + 1;
      ends.set(passed, end && { ...end, steps });
      if (!end || steps <= MOST_STEPS) continue;
      const message = `The redirect from \`${passed.from}\` leads to \`${end.to}\` in ${steps} steps, and the limit is ${MOST_STEPS}. Write \`to: ${end.to}\`.`;
      faults.set(passed, message);
    }
  }
  return faults;
}

/** Reports redirects that never end, or lead on too often. */
export const wayProblems = (api: Pick<NodeApi, "getNodesByType">): Problem[] =>
  Array.from(wayFaults(readRedirects(api)), ([{ places }, message]) => ({
    code: "invalid-redirect",
    severity: "error",
    message,
    ...places().to,
  }));

/**
 * Returns a page for each redirect, which works on every host. None takes the place of a page or of
 * an earlier redirect. `routes` are those of all pages.
 */
export function redirectPages(
  api: Pick<PageApi, "getNodesByType">,
  routes: Iterable<string>,
): Page[] {
  const titles = new Map(allDocuments(api).map(({ path, title }) => [path, title]));
  const redirects = readRedirects(api);
  const faults = wayFaults(redirects);
  const taken = new Set(Array.from(routes, alike));
  return redirects.flatMap((redirect) => {
    const { from, to } = redirect;
    if (taken.has(alike(from)) || faults.has(redirect)) return [];
    taken.add(alike(from));
    const title = titles.get(routeOf(to)) ?? to;
    return forwardPage(from, { path: to, title, isPermanent: true });
  });
}
