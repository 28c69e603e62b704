import { type LookupAddress, lookup } from "node:dns";
import http from "node:http";
import https from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** What a host has answered. */
export interface Reply {
  status: number;
  /** Where it sends the asker instead. */
  location: string | undefined;
  /** How long it wants to be left alone, as it says it. */
  retryAfter: string | undefined;
}

/** In milliseconds: how long a host may take to answer. */
const PATIENCE = 20_000;

/** Networks that nobody reaches from the internet. */
const INNER = new BlockList();
const INNER_4 =
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3";
const INNER_6 = "::/127 64:ff9b::/96 fc00::/7 fe80::/10 ff00::/8";
for (const [family, nets] of [
  ["ipv4", INNER_4],
  ["ipv6", INNER_6],
] as const) {
  for (const net of nets.split(" ")) {
    const [address = "", bits] = net.split("/");
    INNER.addSubnet(address, Number(bits), family);
  }
}

/** Whether an IP address is one of the internet. Documents may name what only this machine sees. */
export const isPublic = (address: string): boolean =>
  !INNER.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/** The code of the error if a host is in a network of the machine's own. */
export const INNER_HOST = "EINNERHOST";

const innerHost = () => Object.assign(new Error(INNER_HOST), { code: INNER_HOST });

/** Returns a function that finds the IP addresses of a host, unless one of them is not allowed. */
const lookupOf =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
      const [first] = found;
      if (error || !first) return done(error, []);
      if (found.every(({ address }) => isAllowed(address))) {
        return options.all ? done(null, found) : done(null, first.address, first.family);
      }
      done(innerHost(), []);
    });
  };

/** Asks for an address. Of the answer it reads the head only. */
export const ask = (
  url: URL,
  method: "HEAD" | "GET",
  userAgent: string,
  isAllowed: (address: string) => boolean,
): Promise<Reply> =>
  new Promise((done, fail) => {
    const host = url.hostname.replace(/^\[|\]$/g, "");
    if (isIP(host) !== 0 && !isAllowed(host)) return fail(innerHost());
    const { request } = url.protocol === "https:" ? https : http;
    const headers = { "User-Agent": userAgent, Accept: "text/html, */*;q=0.8" };
    const signal = AbortSignal.timeout(PATIENCE);
    const call = request(url, { method, headers, signal, lookup: lookupOf(isAllowed) }, (reply) => {
      const { location, "retry-after": retryAfter } = reply.headers;
      done({ status: reply.statusCode ?? 0, location, retryAfter });
      reply.destroy();
    });
    call.on("error", fail);
    call.end();
  });
