import { z } from "zod";
import { analytics, comments, newsletter } from "./fields";
import { policyOpenings, servicesOf } from "./services";

const WEBSITE = "b59e9c65-ae32-47f1-8400-119fcf4861c4";
const GIVEN = {
  comments: {
    repo: "acme/site.docs",
    repoId: "R_kgDOA1b2c3=",
    category: "Announcements",
    categoryId: "DIC_kwDOA1b2c3",
  },
  newsletter: { action: "https://mail.example/subscribe?list=1" },
};

const servicesWith = (settings: { analytics?: object; feedback?: string; misses?: string }) =>
  servicesOf(
    {
      analytics: settings.analytics && analytics.parse(settings.analytics),
      docs: { feedback: settings.feedback },
      search: { misses: settings.misses },
    } as Parameters<typeof servicesOf>[0],
    null,
  );

const opened = (settings: Parameters<typeof servicesWith>[0]) =>
  policyOpenings(servicesWith(settings), []);

const NOTHING = { "connect-src": [], "form-action": [], "script-src": [], "style-src": [] };

describe("X4 what the policy opens", () => {
  test("is nothing while all services are off", () => {
    expect(opened({})).toEqual(NOTHING);
  });

  test("is the hosts of style sheets of font providers", () => {
    const fonts = ["https://fonts.example/a.css"];
    expect(policyOpenings(servicesWith({}), fonts)).toEqual({ ...NOTHING, "style-src": fonts });
  });

  test.each([
    ["misses", "https://count.example/misses"],
    ["feedback", "https://count.example/answers"],
  ])("is requests to the address of %s", (name, address) => {
    expect(opened({ [name]: address })).toEqual({ ...NOTHING, "connect-src": [address] });
  });

  test.each([
    [{ provider: "plausible", domain: "acme.example" }, "https://plausible.io/js/script.js", []],
    [
      { provider: "umami", website: WEBSITE },
      "https://cloud.umami.is/script.js",
      ["https://gateway.umami.is", "https://api-gateway.umami.dev"],
    ],
    [
      { provider: "umami", website: WEBSITE, script: "https://stats.example/script.js" },
      "https://stats.example/script.js",
      [],
    ],
    [
      { provider: "goatcounter", endpoint: "https://acme.goatcounter.com/count" },
      "https://gc.zgo.at/count.js",
      ["https://acme.goatcounter.com/count"],
    ],
    [
      { provider: "matomo", server: "https://stats.example/matomo/", site: 3 },
      "https://stats.example/matomo/matomo.js",
      ["https://stats.example/matomo"],
    ],
    [
      { provider: "other", script: "/count.js", sendsTo: ["https://stats.example"] },
      "/count.js",
      ["https://stats.example"],
    ],
  ])("is script and requests of %j", (given, script, receivers) => {
    expect(opened({ analytics: given })).toEqual({
      ...NOTHING,
      "connect-src": [script, ...receivers],
      "script-src": [script],
    });
  });

  test("is script and style sheet of giscus, and the form of the newsletter", () => {
    const blog = {
      comments: comments.parse(GIVEN.comments),
      newsletter: newsletter.parse({ ...GIVEN.newsletter, leadsTo: ["https://thanks.example"] }),
    } as Parameters<typeof servicesOf>[1];
    const site = { docs: {}, search: {} } as Parameters<typeof servicesOf>[0];
    expect(policyOpenings(servicesOf(site, blog), [])).toEqual({
      "connect-src": [],
      "form-action": [GIVEN.newsletter.action, "https://thanks.example"],
      "script-src": ["https://giscus.app"],
      "style-src": ["https://giscus.app"],
    });
  });
});

describe("the script that counts", () => {
  test("of Plausible for one site waits for its options", () => {
    const script = "https://plausible.io/js/pa-abc.js";
    expect(servicesWith({ analytics: { provider: "plausible", script } }).analytics).toMatchObject({
      src: script,
      data: {},
      globals: { plausible: { o: {} } },
      noticesPages: true,
    });
  });

  test("of Matomo stores no cookies, and counts the first page last of all calls", () => {
    const given = { provider: "matomo", server: "https://stats.example", site: 3 };
    expect(servicesWith({ analytics: given }).analytics?.globals).toEqual({
      _paq: [
        ["disableCookies"],
        ["setTrackerUrl", "https://stats.example/matomo.php"],
        ["setSiteId", "3"],
        ["trackPageView"],
      ],
    });
  });
});

describe("F hostile values of services are errors", () => {
  const fields = z.strictObject({
    analytics: analytics.optional(),
    comments: comments.optional(),
    newsletter: newsletter.optional(),
  });
  const ATTACKS = ['"><script>alert(1)</script>', "x y", "a;b", "javascript:alert(1)", ""];
  const cases = ATTACKS.flatMap((attack) => [
    { analytics: { provider: "plausible", domain: attack } },
    { analytics: { provider: "plausible", domain: "a.example", script: attack } },
    { analytics: { provider: "umami", website: attack } },
    { analytics: { provider: "goatcounter", endpoint: attack } },
    { analytics: { provider: "matomo", server: attack, site: 1 } },
    { analytics: { provider: "matomo", server: "https://a.example", site: attack } },
    { analytics: { provider: "other", script: "https://a.example", data: { [attack]: "x" } } },
    { analytics: { provider: "other", script: "https://a.example", sendsTo: [attack] } },
    { comments: { ...GIVEN.comments, repo: attack } },
    { comments: { ...GIVEN.comments, repoId: attack } },
    { comments: { ...GIVEN.comments, categoryId: attack } },
    { newsletter: { action: attack } },
    { newsletter: { ...GIVEN.newsletter, field: attack } },
    { newsletter: { ...GIVEN.newsletter, leadsTo: [attack] } },
  ]);

  test.each(cases)("%j", (settings) => {
    expect(fields.safeParse(settings).success).toBe(false);
  });

  test("and proper values are not", () => {
    expect(fields.parse(GIVEN)).toMatchObject(GIVEN);
  });
});
