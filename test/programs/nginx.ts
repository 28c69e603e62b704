import { existsSync } from "node:fs";
import { candidates, firstProgram, type Program, pathFolders } from "./program";

/** The web server of the tests of hosting. */
export const NGINX: Program<string> = {
  name: "nginx",
  need: "The tests of hosting need an nginx",
  find: () =>
    firstProgram(candidates(["nginx"], [...pathFolders(), "/usr/sbin", "/usr/local/sbin"])),
  packages: ["nginx-light"],
  remedy:
    "Install one (Debian: `apt-get install nginx-light`; macOS: `brew install nginx`) so that it is on the PATH.",
};

const KINDS = ["filter", "static"];
const MODULES = KINDS.map((kind) => `/usr/lib/nginx/modules/ngx_http_brotli_${kind}_module.so`);

/** Debian's modules for Brotli, which nginx itself does not include. */
export const BROTLI: Program<readonly string[]> = {
  name: "nginx's modules for Brotli",
  need: "The tests of hosting see more with nginx's modules for Brotli",
  find: () => (MODULES.every((path) => existsSync(path)) ? MODULES : undefined),
  packages: KINDS.map((kind) => `libnginx-mod-http-brotli-${kind}`),
  remedy: "Debian has them: `apt-get install libnginx-mod-http-brotli-{filter,static}`.",
};
