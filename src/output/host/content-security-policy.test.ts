import { readFileSync } from "node:fs";
import { contentSecurityPolicy, withScriptHashes } from "./content-security-policy";

/** The sha256 of `alert(1)`, from `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`. */
const ONE = "&#x27;sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=&#x27;";

const page = (scripts: string) =>
  `<meta http-equiv="Content-Security-Policy" content="script-src &#x27;self&#x27;; style-src &#x27;self&#x27;"/>${scripts}<p>script-src &#x27;self&#x27;</p>`;

describe("X4 the policy of a page", () => {
  const NONE = { "connect-src": [], "form-action": [], "script-src": [], "style-src": [] };

  test("allows no code but this site's, and sends to no other host", () => {
    const policy = contentSecurityPolicy(NONE);
    expect(policy).toMatch(/^default-src 'self'; base-uri 'none'; /);
    for (const kind of ["connect-src", "form-action", "script-src"]) {
      expect(policy).toContain(`; ${kind} 'self'; `);
    }
    expect(policy).toContain("; style-src 'self' 'unsafe-inline'; ");
  });

  test.each(["connect-src", "form-action", "script-src", "style-src"])(
    "names the hosts that the settings open in %s, each once, and no others",
    (kind) => {
      const addresses = ["https://a.example/x.js?y=1", "/own", "https://a.example/z"];
      expect(contentSecurityPolicy({ ...NONE, [kind]: addresses })).toBe(
        contentSecurityPolicy(NONE).replace(
          new RegExp(`(?<=; ${kind} 'self'(?: 'unsafe-inline')?)(?=;)`),
          " https://a.example",
        ),
      );
    },
  );

  test("names no host that would say more", () => {
    const faulty = ["https://a;b.example", "https://*", "https://a,b", "https://[::1]", "nonsense"];
    expect(
      contentSecurityPolicy({
        "connect-src": faulty,
        "form-action": faulty,
        "script-src": faulty,
        "style-src": faulty,
      }),
    ).toBe(contentSecurityPolicy(NONE));
  });

  test("leaves nothing to its default but what is fetched ahead", () => {
    const named = contentSecurityPolicy(NONE).matchAll(/(?<=; )(\S+)-src/g);
    expect(Array.from(named, ([, kind]) => kind).sort()).toEqual(
      "connect font frame img manifest media object script style worker".split(" "),
    );
  });

  test.each(["static/_headers", "vercel.json", "deploy/nginx/site.conf.template"])(
    "decides alone what settings open: %s says nothing of it",
    (file) => {
      const text = readFileSync(file, "utf8");
      expect(text).toContain("frame-ancestors 'none'");
      for (const kind of Object.keys(NONE)) expect(text).not.toContain(kind);
    },
  );

  test("names each script by its hash, once, and no other place in the page", () => {
    const html = withScriptHashes(
      page('<script>alert(1)</script><template><script id="x">alert(1)</script></template>'),
    );
    expect(html).toContain(`script-src &#x27;self&#x27; ${ONE}; style-src`);
    expect(html).toContain("<p>script-src &#x27;self&#x27;</p>");
  });

  test("keeps the hosts of scripts beside the hashes", () => {
    const html = page("<script>alert(1)</script>").replace(
      "&#x27;self&#x27;;",
      "&#x27;self&#x27; https://a.example;",
    );
    const hashed = withScriptHashes(html);
    expect(hashed).toContain(`script-src &#x27;self&#x27; ${ONE} https://a.example; style-src`);
    expect(withScriptHashes(hashed)).toBe(hashed);
  });

  test("names no file and no data, but modules", () => {
    const html = page(
      '<script src="/a.js" async></script><script type="application/ld+json">{}</script>',
    );
    expect(withScriptHashes(html)).toBe(html);
    expect(withScriptHashes(page('<script type="module">alert(1)</script>'))).toContain(ONE);
  });

  test("follows a script that changes", () => {
    const first = withScriptHashes(page("<script>alert(2)</script>"));
    expect(first).not.toContain(ONE);
    const second = withScriptHashes(first.replace("alert(2)", "alert(1)"));
    expect(second).toBe(withScriptHashes(page("<script>alert(1)</script>")));
  });
});
