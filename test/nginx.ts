import { spawn } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Host } from "./e2e/static-server";
import { freePort } from "./free-port";
import { BROTLI, NGINX } from "./programs/nginx";
import { required } from "./programs/program";

/**
 * The configuration around that of the site: one process in the foreground, which writes only to
 * its own folder.
 */
const frame = (site: string, modules: readonly string[]): string => `
${modules.map((file) => `load_module ${file};`).join("\n")}
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
  ${site}
}
`;

/** The smallest configuration that serves a static site. */
const plainServer = (port: number, root: string): string => `
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
    root ${root};
    location / {
      try_files $uri $uri.html $uri/index.html =404;
    }
  }
`;

/** Returns the site's own configuration, filled in as `envsubst` does it. */
function siteServer(port: number, root: string, prefix: string): string {
  const values = { SITE_PORT: `127.0.0.1:${port}`, SITE_ROOT: root, PATH_PREFIX: prefix };
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`\${${name}}`, value),
    readFileSync("deploy/nginx/site.conf.template", "utf8"),
  );
}

/**
 * Serves a folder with nginx below a prefix, without special rights and only on the loopback
 * interface. It uses the site's configuration, or the smallest one if `isPlain` is set.
 */
export async function startNginx(
  folder: string,
  { prefix = "", isPlain = false } = {},
): Promise<Host> {
  const program = required(NGINX);
  const home = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const root = join(home, "root");
  const served = join(root, prefix);
  mkdirSync(dirname(served), { recursive: true });
  symlinkSync(resolve(folder), served);
  const modules = isPlain ? [] : (BROTLI.find() ?? []);
  if (modules.length > 0) copyFileSync("deploy/nginx/brotli.conf", join(home, "brotli.conf"));
  const site = isPlain ? plainServer(port, root) : siteServer(port, root, prefix);
  writeFileSync(join(home, "nginx.conf"), frame(site, modules));
  const args = ["-p", home, "-c", "nginx.conf", "-e", "stderr"];
  const nginx = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  const stop = () => {
    nginx.kill();
    rmSync(home, { recursive: true, force: true });
  };
  // nginx prints its version once it listens.
  await new Promise<void>((ready, fail) => {
    let printed = "";
    nginx.on("exit", (code) => fail(new Error(`nginx ended with exit code ${code}: ${printed}`)));
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
