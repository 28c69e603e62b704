import { once } from "node:events";
import { createServer } from "node:net";

/**
 * The ports to choose from. Systems give higher ports to outgoing connections. Such a connection
 * may take a port after it was chosen and before a server listens there.
 */
const FIRST = 10_000;
const LAST = 32_000;
const ATTEMPTS = 100;

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) return port;
  }
  throw new Error(`${ATTEMPTS} ports between ${FIRST} and ${LAST} are in use.`);
}
