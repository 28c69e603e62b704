import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Host } from "./e2e/static-server";
import { freePort } from "./free-port";
import { aptInstall, candidates, firstProgram, hasApt, pathFolders, reasonOf } from "./programs";

const REMEDY =
  "Install one (Debian: `apt-get install nginx-light`; macOS: `brew install nginx`) so that it is on the PATH.";

const findNginx = (): string | undefined =>
  firstProgram(candidates(["nginx"], [...pathFolders(), "/usr/sbin", "/usr/local/sbin"]));

/** Path of an nginx; installs one where apt can. Throws an error that says what to do when that fails. */
export function requireNginx(): string {
  const found = findNginx();
  if (found) return found;
  if (!hasApt()) throw new Error(`The tests of hosting need an nginx. ${REMEDY}`);
  console.log("No nginx found; installing one.");
  try {
    aptInstall("nginx-light");
  } catch (error) {
    throw new Error(
      `The tests of hosting need an nginx, and none could be installed (${reasonOf(error)}). ${REMEDY}`,
    );
  }
  const installed = findNginx();
  if (!installed) throw new Error(`An nginx was installed but cannot be found. ${REMEDY}`);
  return installed;
}

/** The least that serves a static site. One process in the foreground, and nothing outside of its own folder. */
const configuration = (prefix: string, port: number): string => `
daemon off;
master_process off;
pid nginx.pid;
error_log stderr notice;
events {}
http {
  access_log off;
  client_body_temp_path temp;
  proxy_temp_path temp;
  fastcgi_temp_path temp;
  uwsgi_temp_path temp;
  scgi_temp_path temp;
  types {
    text/html html;
    text/javascript js;
    application/json json;
    image/svg+xml svg;
    image/png png;
    image/avif avif;
    image/webp webp;
  }
  server {
    listen 127.0.0.1:${port};
    root root;
    error_page 404 ${prefix}/404.html;
    location / {
      try_files $uri $uri.html $uri/index.html =404;
    }
  }
}
`;

/** Serves a folder with nginx below a prefix, by a user's rights and on the loopback only. */
export async function startNginx(folder: string, { prefix = "" } = {}): Promise<Host> {
  const home = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const root = join(home, "root", prefix);
  mkdirSync(dirname(root), { recursive: true });
  symlinkSync(resolve(folder), root);
  writeFileSync(join(home, "nginx.conf"), configuration(prefix, port));
  const args = ["-p", home, "-c", "nginx.conf", "-e", "stderr"];
  const nginx = spawn(requireNginx(), args, { stdio: ["ignore", "ignore", "pipe"] });
  const stop = () => {
    nginx.kill();
    rmSync(home, { recursive: true, force: true });
  };
  // It names its version once it listens.
  await new Promise<void>((ready, fail) => {
    let printed = "";
    nginx.on("exit", (code) => fail(new Error(`nginx ended with ${code}: ${printed}`)));
    nginx.stderr.on("data", (chunk) => {
      printed += chunk;
      if (/\[notice\].*nginx\//.test(printed)) ready();
    });
  }).catch((error) => {
    stop();
    throw error;
  });
  return { url: `http://localhost:${port}${prefix}`, stop };
}
