import { setTimeout as wait } from "node:timers/promises";
import { groupBy } from "../../site/group";
import { INNER_HOST, type Reply } from "./ask";

/** What has become of an address. */
export type Answer =
  | { kind: "good" /** Where it is now, if it has moved for good. */; movedTo?: string }
  | { kind: "dead" | "unsure"; why: string };

/** How addresses are asked for. */
export interface Manners {
  ask: (url: URL, method: "HEAD" | "GET") => Promise<Reply>;
  /** In milliseconds: between two requests to one host. */
  pause: number;
  /** In milliseconds: before each new attempt. */
  retries: readonly number[];
  /** In milliseconds: the longest time that is waited because a host asks for it. */
  longest: number;
  onAnswer: (done: number, all: number) => void;
}

/** So many hosts are asked at once, each for one address at a time. */
const HOSTS_AT_ONCE = 8;
/** If nobody answers, so many silent hosts mean that this machine has no network. */
const SILENT_HOSTS = 5;
const MOST_REDIRECTS = 10;

/** What a host said in the end. `isOfHost`: it would say the same of all its addresses. */
type Heard = Reply | (Answer & { kind: "dead" | "unsure"; isOfHost: true });

/** Reads a `Retry-After`, which is a number of seconds or a date. */
function millisecondsOf(retryAfter: string | undefined): number {
  if (retryAfter === undefined) return 0;
  const seconds = Number(retryAfter);
  const time = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter) - Date.now();
  return Math.max(0, time || 0);
}

const silence = (error: unknown, { host, hostname }: URL): Heard => {
  const code = String(Object(error).code);
  if (code === "ENOTFOUND")
    return { kind: "dead", why: `there is no host \`${hostname}\``, isOfHost: true };
  const why =
    code === INNER_HOST
      ? `\`${host}\` is no host of the internet`
      : `\`${host}\` does not answer (${code === "ABORT_ERR" ? "it takes too long" : code})`;
  return { kind: "unsure", why, isOfHost: true };
};

const isAskedLess = ({ status }: Reply): boolean => status === 429 || status >= 500;
const isRedirect = ({ status }: Reply): boolean => [301, 302, 303, 307, 308].includes(status);

/**
 * Asks for all addresses, and returns the answers. Returns null if no host answers, because then
 * this machine has no network.
 */
export async function answersOf(
  addresses: readonly string[],
  { ask, pause, retries, longest, onAnswer }: Manners,
): Promise<ReadonlyMap<string, Answer> | null> {
  const turns = new Map<string, Promise<unknown>>();
  const knownOfHosts = new Map<string, Heard>();
  let hasAnswer = false;
  const isOffline = () => !hasAnswer && knownOfHosts.size >= SILENT_HOSTS;

  /** Some servers refuse HEAD, or answer it with an error. */
  async function attempt(url: URL, isFirst: boolean): Promise<Reply> {
    const head = isFirst ? await ask(url, "HEAD") : undefined;
    if (head && (head.status < 400 || head.status === 429)) return head;
    if (head) await wait(pause);
    return ask(url, "GET");
  }

  async function hear(url: URL): Promise<Heard> {
    for (let round = 0; ; round += 1) {
      const known = knownOfHosts.get(url.host);
      if (known) return known;
      const heard = await attempt(url, round === 0).catch((error: unknown) => silence(error, url));
      if ("status" in heard) hasAnswer = true;
      const asked = "status" in heard ? millisecondsOf(heard.retryAfter) : 0;
      const next = asked > longest || isOffline() ? undefined : retries[round];
      if ("status" in heard && !isAskedLess(heard)) return heard;
      if (next === undefined) {
        const isOfHost = !("status" in heard) || heard.status === 429;
        if (isOfHost) knownOfHosts.set(url.host, heard);
        return heard;
      }
      await wait(Math.max(next, asked));
    }
  }

  /** Asks a host once it is this request's turn, and then leaves the host alone for a moment. */
  function inTurn(url: URL): Promise<Heard> {
    const before = turns.get(url.host) ?? Promise.resolve();
    const heard = before.then(() => hear(url));
    const isKnown = () => knownOfHosts.has(url.host);
    turns.set(
      url.host,
      heard.then(() => (isKnown() ? undefined : wait(pause))),
    );
    return heard;
  }

  async function follow(address: string): Promise<Answer> {
    let url = new URL(address);
    let isForGood = true;
    let movedTo: string | undefined;
    for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
      const heard = await inTurn(url);
      if (!("status" in heard)) return { kind: heard.kind, why: heard.why };
      const { status, location = "" } = heard;
      if (status === 404 || status === 410)
        return { kind: "dead", why: `\`${url.host}\` answers ${status}` };
      if (!isRedirect(heard)) {
        if (status >= 400) return { kind: "unsure", why: `\`${url.host}\` answers ${status}` };
        return movedTo === undefined ? { kind: "good" } : { kind: "good", movedTo };
      }
      if (!URL.canParse(location, url.href) || !/^https?:/.test(new URL(location, url.href).href))
        return { kind: "unsure", why: `\`${url.host}\` redirects to what is no address` };
      isForGood &&= status === 301 || status === 308;
      url = new URL(location, url.href);
      if (isForGood) movedTo = url.href;
    }
    return { kind: "unsure", why: "it redirects again and again" };
  }

  const answers = new Map<string, Answer>();
  const hosts = groupBy(addresses, (address) => new URL(address).host).values();
  const askNextHosts = async () => {
    for (const { items } of hosts) {
      for (const address of items) {
        if (isOffline()) return;
        answers.set(address, await follow(address));
        onAnswer(answers.size, addresses.length);
      }
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, askNextHosts));
  return hasAnswer || addresses.length === 0 ? answers : null;
}
