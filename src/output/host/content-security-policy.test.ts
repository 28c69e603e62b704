import { contentSecurityPolicy, withScriptHashes } from "./content-security-policy";

/** The sha256 of `alert(1)`, from `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`. */
const ONE = "&#x27;sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=&#x27;";

const page = (scripts: string) =>
  `<meta http-equiv="Content-Security-Policy" content="script-src &#x27;self&#x27;; style-src &#x27;self&#x27;"/>${scripts}<p>script-src &#x27;self&#x27;</p>`;

describe("X4 the policy of a page", () => {
  test("allows no code but this site's, and styles of the font provider", () => {
    const policy = contentSecurityPolicy(
      ["https://fonts.example/a.css?x=1", "https://fonts.example/b.css"],
      null,
    );
    expect(policy).toMatch(/^default-src 'self'; base-uri 'none'; /);
    expect(policy).toContain("; script-src 'self'; ");
    expect(policy).toContain("; style-src 'self' 'unsafe-inline' https://fonts.example; ");
  });

  test.each([
    [null, "'self'"],
    ["/misses", "'self'"],
    ["https://count.example/misses?site=1", "'self' https://count.example"],
  ])("lets pages send searches without a result to %s only", (misses, allowed) => {
    expect(contentSecurityPolicy([], misses)).toContain(`; connect-src ${allowed}; `);
  });

  test("names no host that would say more", () => {
    const faulty = ["https://a;b.example", "https://*", "https://a,b", "https://[::1]", "nonsense"];
    expect(contentSecurityPolicy(faulty, "https://a;b.example")).toBe(
      contentSecurityPolicy([], null),
    );
  });

  test("leaves nothing to its default but what is fetched ahead", () => {
    const named = contentSecurityPolicy([], null).matchAll(/(?<=; )(\S+)-src/g);
    expect(Array.from(named, ([, kind]) => kind).sort()).toEqual(
      "connect font frame img manifest media object script style worker".split(" "),
    );
  });

  test("names each script by its hash, once, and no other place in the page", () => {
    const html = withScriptHashes(
      page('<script>alert(1)</script><template><script id="x">alert(1)</script></template>'),
    );
    expect(html).toContain(`script-src &#x27;self&#x27; ${ONE}; style-src`);
    expect(html).toContain("<p>script-src &#x27;self&#x27;</p>");
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
