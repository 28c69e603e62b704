import { distance } from "fastest-levenshtein";
import { decodePath } from "./decode-path";
import { normalize } from "./routes";

const LIMIT = 3;

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/**
 * The routes that a reader may have meant by an address, nearest first, at most three. A route is
 * near when one in three letters of the address's last part is wrong at most, wherever; or when
 * that part is the route's own, in another folder.
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
