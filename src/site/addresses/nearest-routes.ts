import { distance } from "fastest-levenshtein";
import { normalize } from "../routes";
import { decodePath } from "./decode-path";

const LIMIT = 3;

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/**
 * Returns the routes that a reader may have meant by an address, nearest first, at most three.
 * The function compares the whole address with the whole route, and the last part of one with the
 * last part of the other. A route is near if one of the two comparisons finds at most one wrong
 * letter for every three letters of the address's last part. So the same name in another folder is
 * near, too.
 */
export function nearestRoutes(address: string, routes: Iterable<string>): string[] {
  const asked = normalize(decodePath(address)).toLowerCase();
  const slips = Math.floor(nameOf(asked).length / 3);
  return Array.from(routes, (route) => {
    const path = route.toLowerCase();
    const whole = distance(asked, path);
    return { route, whole, least: Math.min(whole, distance(nameOf(asked), nameOf(path))) };
  })
    .filter(({ least }) => least <= slips)
    .sort((one, other) => one.least - other.least || one.whole - other.whole)
    .slice(0, LIMIT)
    .map(({ route }) => route);
}
