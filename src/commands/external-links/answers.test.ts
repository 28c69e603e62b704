/**
 * @jest-environment node
 */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Answer, answersOf, type Manners } from "./answers";
import { ask, isPublic } from "./ask";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Starts a server. Returns its address, and a list that each request is added to. */
async function host(listener: RequestListener): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.setHeader("Connection", "close");
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const answersFor = (addresses: readonly string[], manners: Partial<Manners> = {}) =>
  answersOf(addresses, {
    ask: (url, method) => ask(url, method, "link check of https://acme.org", () => true),
    pause: 1,
    retries: [5, 10],
    longest: 2000,
    onAnswer: () => {},
    ...manners,
  });

const answerFor = async (address: string): Promise<Answer | undefined> =>
  (await answersFor([address]))?.get(address);

test("E7 a page that is there is asked for by HEAD, with the name of the site", async () => {
  let agent: string | undefined;
  const { url, asked } = await host(({ headers }, response) => {
    agent = headers["user-agent"];
    response.end();
  });
  expect(await answerFor(`${url}/x?y`)).toEqual({ kind: "good" });
  expect(asked).toEqual(["HEAD /x?y"]);
  expect(agent).toBe("link check of https://acme.org");
});

test.each([404, 405, 501])(
  "E7 a server that answers HEAD with %i is asked again by GET",
  async (status) => {
    const { url, asked } = await host(({ method }, response) => {
      response.statusCode = method === "HEAD" ? status : 200;
      response.end("x".repeat(1_000_000));
    });
    expect(await answerFor(`${url}/`)).toEqual({ kind: "good" });
    expect(asked).toEqual(["HEAD /", "GET /"]);
  },
);

test.each([404, 410])("E7 a page that is gone (%i) is dead", async (status) => {
  const { url } = await host((_, response) => response.writeHead(status).end());
  const { host: name } = new URL(url);
  expect(await answerFor(url)).toEqual({ kind: "dead", why: `\`${name}\` answers ${status}` });
});

test("E7 a host that refuses programs (403) gives no clear answer, and is asked once", async () => {
  const { url, asked } = await host((_, response) => response.writeHead(403).end());
  const { host: name } = new URL(url);
  expect(await answerFor(url)).toEqual({ kind: "unsure", why: `\`${name}\` answers 403` });
  expect(asked).toEqual(["HEAD /", "GET /"]);
});

test("E7 a host that asks for time (429, Retry-After) gets it, and is asked again", async () => {
  let first: number | undefined;
  const { url, asked } = await host((_, response) => {
    if (first !== undefined) return response.end(String(Date.now() - first));
    first = Date.now();
    return response.writeHead(429, { "Retry-After": "1" }).end();
  });
  expect(await answerFor(url)).toEqual({ kind: "good" });
  expect(Date.now() - Number(first)).toBeGreaterThanOrEqual(990);
  expect(asked).toHaveLength(2);
});

test("E7 a host that asks for more time than there is, is left alone with all its addresses", async () => {
  const { url, asked } = await host((_, response) =>
    response.writeHead(429, { "Retry-After": "3600" }).end(),
  );
  const answers = await answersFor([`${url}/a`, `${url}/b`]);
  const why = `\`${new URL(url).host}\` answers 429`;
  expect(answers?.get(`${url}/a`)).toEqual({ kind: "unsure", why });
  expect(answers?.get(`${url}/b`)).toEqual({ kind: "unsure", why });
  expect(asked).toEqual(["HEAD /a"]);
});

test("E7 a server that fails is asked three times", async () => {
  let left = 3;
  const { url } = await host((_, response) => {
    left -= 1;
    response.writeHead(left > 0 ? 503 : 200).end();
  });
  expect(await answerFor(url)).toEqual({ kind: "good" });
  const { url: other, asked } = await host((_, response) => response.writeHead(500).end());
  const why = `\`${new URL(other).host}\` answers 500`;
  expect(await answerFor(other)).toEqual({ kind: "unsure", why });
  expect(asked).toEqual(["HEAD /", "GET /", "GET /", "GET /"]);
});

test("E7 a page that has moved for good is told, one that has moved for now is not", async () => {
  const { url } = await host(({ url: path = "" }, response) => {
    const ways: Record<string, [number, string]> = {
      "/old": [301, "/older"],
      "/older": [308, "/new"],
      "/now": [302, "/new"],
      "/mixed": [301, "/now"],
      "/circle": [301, "/circle"],
      "/away": [301, "ftp://a.org/"],
      "/lost": [301, "/gone"],
    };
    const [status, location] = ways[path] ?? [path === "/gone" ? 404 : 200, undefined];
    response.writeHead(status, location === undefined ? {} : { Location: location }).end();
  });
  const of = (path: string) => answerFor(url + path);
  expect(await of("/old")).toEqual({ kind: "good", movedTo: `${url}/new` });
  expect(await of("/now")).toEqual({ kind: "good" });
  expect(await of("/mixed")).toEqual({ kind: "good", movedTo: `${url}/now` });
  expect(await of("/circle")).toMatchObject({ kind: "unsure" });
  expect(await of("/away")).toMatchObject({ kind: "unsure" });
  expect(await of("/lost")).toMatchObject({ kind: "dead" });
});

test("E7 a host is asked for one address at a time, with a pause, and several hosts at once", async () => {
  let open = 0;
  let most = 0;
  let openOfOne = 0;
  const times: number[] = [];
  const slow =
    (isFirst: boolean): RequestListener =>
    (_, response) => {
      open += 1;
      most = Math.max(most, open);
      if (isFirst) {
        openOfOne += 1;
        expect(openOfOne).toBe(1);
        times.push(Date.now());
      }
      setTimeout(() => {
        open -= 1;
        if (isFirst) openOfOne -= 1;
        response.end();
      }, 50);
    };
  const one = await host(slow(true));
  const others = [await host(slow(false)), await host(slow(false))];
  const addresses = [1, 2, 3].flatMap((page) =>
    [one, ...others].map(({ url }) => `${url}/${page}`),
  );
  const answers = await answersFor(addresses, { pause: 60 });
  expect(answers?.size).toBe(9);
  expect(most).toBe(3);
  const [first = 0, second = 0] = times;
  expect(second - first).toBeGreaterThanOrEqual(105);
});

test("E7 a port that nobody listens on is asked three times, for all its addresses together", async () => {
  const { url: good } = await host((_, response) => response.end());
  const { url } = await host(() => {});
  await new Promise((closed) => servers.at(-1)?.close(closed));
  let asked = 0;
  const answers = await answersFor([good, `${url}/a`, `${url}/b`], {
    ask: (to, method) => {
      if (to.href !== `${good}/`) asked += 1;
      return ask(to, method, "", () => true);
    },
  });
  const why = `\`${new URL(url).host}\` does not answer (ECONNREFUSED)`;
  expect(answers?.get(`${url}/a`)).toEqual({ kind: "unsure", why });
  expect(answers?.get(`${url}/b`)).toEqual({ kind: "unsure", why });
  expect(asked).toBe(3);
});

test("E7 a host that does not exist is dead; if nobody answers, this machine has no network", async () => {
  const { url: good } = await host((_, response) => response.end());
  const unknown = Array.from({ length: 30 }, (_, index) => `http://host-${index}.invalid/`);
  let asked = 0;
  const asker: Manners["ask"] = (url, method) => {
    if (url.href === `${good}/`) return ask(url, method, "", () => true);
    asked += 1;
    return Promise.reject(Object.assign(new Error(), { code: "ENOTFOUND" }));
  };
  const [address = ""] = unknown;
  const answers = await answersFor([good, address], { ask: asker });
  expect(answers?.get(address)).toEqual({ kind: "dead", why: "there is no host `host-0.invalid`" });
  asked = 0;
  expect(await answersFor(unknown, { ask: asker })).toBeNull();
  expect(asked).toBeLessThan(40);
});

test.each([
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["169.254.169.254", false],
  ["192.168.1.1", false],
  ["::1", false],
  ["fd00::1", false],
  ["::ffff:127.0.0.1", false],
  ["93.184.216.34", true],
  ["2606:2800:220:1::1", true],
])("X4 whether %s is an address of the internet: %s", (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});

test("X4 no document makes the check ask for what only this machine sees", async () => {
  const { url, asked } = await host((_, response) => response.end());
  const { port } = new URL(url);
  for (const name of ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]"]) {
    const there = new URL(`http://${name}:${port}/`);
    await expect(ask(there, "HEAD", "", isPublic)).rejects.toThrow("EINNERHOST");
  }
  expect(asked).toEqual([]);
});
