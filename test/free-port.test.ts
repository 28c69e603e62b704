import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { freePort } from "./free-port";

/** The first port that Linux gives to outgoing connections. Other systems begin later. */
const FIRST_OUTGOING = 32_768;

let server: Server | undefined;
afterEach(() => {
  jest.restoreAllMocks();
  server?.close();
});

test("a port is none that the system may give to an outgoing connection meanwhile", async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  expect(Math.max(...ports)).toBeLessThan(FIRST_OUTGOING);
});

test("a port is none that is in use", async () => {
  const random = jest.spyOn(Math, "random").mockReturnValue(0.25);
  const used = await freePort();
  server = createServer().listen(used);
  await once(server, "listening");
  random.mockReturnValueOnce(0.25).mockReturnValue(0.75);
  expect(await freePort()).toBeGreaterThan(used);
});
