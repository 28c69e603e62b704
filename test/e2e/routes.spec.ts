import { isLanding } from "../../playwright.config";
import { hydrated } from "./loading";
import { expect, expectImages, Faults, test } from "./site";

interface Route {
  id: string;
  path: string;
  /** The title of the browser's window (N2). */
  title: string;
  /** The page's only heading of level 1. */
  heading: string;
  /** A text in `main` that only this page has. */
  text: string | RegExp;
  /** The route where the reader ends up, if it differs from this one. */
  ends?: string;
  status?: number;
}

const UNKNOWN = "/no/such/page";

const doc = (name: string, title: string, text: string | RegExp): Route => ({
  id: "R12",
  path: `/docs/core/${name}`,
  title: `${title} | Kestrel`,
  heading: title,
  text,
});

const routes: Route[] = [
  {
    id: "R1",
    path: "/",
    title: "Kestrel",
    heading: "The exchange that strategies share",
    text: "What makes it different",
  },
  {
    id: "R2",
    path: "/markdown-page",
    title: "Markdown page | Kestrel",
    heading: "Markdown page",
    text: "content/pages",
  },
  {
    id: "R3",
    path: "/blog",
    title: "Blog | Kestrel",
    heading: "Blog",
    text: /Welcome[\s\S]*min read[\s\S]*Read more[\s\S]*A post that calculates/,
  },
  {
    id: "R4",
    path: "/blog/archive",
    title: "Archive | Kestrel",
    heading: "Archive",
    text: /2021[\s\S]*August 26[\s\S]*2019[\s\S]*May 28/,
  },
  {
    id: "R5",
    path: "/blog/authors",
    title: "Authors | Kestrel",
    heading: "Authors",
    text: /Community team[\s\S]*2 posts[\s\S]*Protocol team[\s\S]*3 posts/,
  },
  {
    id: "R6",
    path: "/blog/authors/protocol-team",
    title: "Protocol team - 3 posts | Kestrel",
    heading: "Protocol team",
    text: /3 posts[\s\S]*Where one fee goes/,
  },
  {
    id: "R6",
    path: "/blog/authors/community-team",
    title: "Community team - 2 posts | Kestrel",
    heading: "Community team",
    text: /2 posts[\s\S]*First blog post/,
  },
  {
    id: "R7",
    path: "/blog/first-blog-post",
    title: "First blog post | Kestrel",
    heading: "First blog post",
    text: "May 28, 2019",
  },
  {
    id: "R7",
    path: "/blog/long-blog-post",
    title: "Where one fee goes | Kestrel",
    heading: "Where one fee goes",
    text: "May 29, 2019",
  },
  {
    id: "R7",
    path: "/blog/mdx-blog-post",
    title: "A post that calculates | Kestrel",
    heading: "A post that calculates",
    text: "The weight",
  },
  {
    id: "R8",
    path: "/blog/welcome",
    title: "Welcome to the Kestrel site | Kestrel",
    heading: "Welcome to the Kestrel site",
    text: "August 26, 2021",
  },
  {
    id: "R9",
    path: "/blog/tags",
    title: "Tags | Kestrel",
    heading: "Tags",
    text: /F\s*Facebook[\s\S]*2\s*G\s*Gatsby[\s\S]*3\s*H\s*Hello[\s\S]*2\s*Hola[\s\S]*2/,
  },
  ...(
    [
      ["gatsby", "Gatsby", 3],
      ["facebook", "Facebook", 2],
      ["hello", "Hello", 2],
      ["hola", "Hola", 2],
    ] as const
  ).map(
    ([slug, label, count]): Route => ({
      id: "R10",
      path: `/blog/tags/${slug}`,
      title: `${count} posts tagged with “${label}” | Kestrel`,
      heading: `${count} posts tagged with “${label}”`,
      text: "All posts",
    }),
  ),
  {
    id: "R11",
    path: "/docs",
    title: "MetaDEX | Kestrel",
    heading: "MetaDEX",
    text: "What a MetaDEX joins",
    ends: "/docs/core/metadex",
  },
  doc("metadex", "MetaDEX", "What a MetaDEX joins"),
  doc("metadex-properties", "MetaDEX properties", "order book"),
  doc("kest-metadex", "The Kestrel MetaDEX", "UTC"),
  doc("kest-n-vekest", "KEST and veKEST", "rebase"),
  doc("cl-kest", "Concentrated liquidity", "Ticks, ranges and spacing"),
  doc("legacy-liquidity", "Legacy liquidity", "Newton"),
  doc("dynamic-fees", "Dynamic fees", "0.05%"),
  doc("oracle-n-mev-protection", "Oracle and MEV protection", "geometric"),
  doc("tokenomics-n-emissions", "Tokenomics and emissions", "500,000,000 KEST"),
  doc("busl-license", "BUSL licence", "licensor"),
  doc("disclaimer", "Disclaimer", "counsel"),
  {
    id: "R13",
    path: UNKNOWN,
    title: "Page not found | Kestrel",
    heading: "Page not found",
    text: "The documentation",
    status: 404,
  },
];

/** The first route of each requirement. */
const firsts = routes.filter(({ id }, index) => routes.findIndex((one) => one.id === id) === index);
const IDS = firsts.map(({ id }) => id).join(" ");

/** The routes that one requirement names differ only in their content. */
const OPENED = isLanding ? firsts : routes;

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: hasScripts });
    test(`${IDS} N2 N3 every route shows its page`, { tag: hasScripts ? [] : ["@full"] }, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      // Gatsby also requests the data of an unknown page.
      const faults = new Faults(page, (url) => url.includes(UNKNOWN));
      for (const { id, path, title, heading, text, ends = path, status = 200 } of OPENED) {
        await test.step(`${id} ${path}`, async () => {
          const response = await page.goto(path);
          expect(response?.status()).toBe(status);
          await page.waitForURL(baseURL + ends);
          await expect(page).toHaveTitle(title);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText([heading]);
          await expect(page.getByRole("main")).toContainText(text);
          await expect(page.locator("html")).toHaveAttribute("lang", "en");
          await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
          if (hasScripts) await hydrated(page);
          expect(faults.found).toEqual([]);
        });
      }
    });
  });
}

test("R3 the blog shows its posts newest first, each up to its truncate marker", async ({
  page,
}) => {
  await page.goto("/blog");
  const posts = page.getByRole("main").getByRole("article").getByRole("heading", { level: 2 });
  await expect(posts).toHaveText([
    "Welcome to the Kestrel site",
    "A post that calculates",
    "Where one fee goes",
    "First blog post",
  ]);
  await expect(page.getByRole("main")).not.toContainText("Each lasts a part of");
});

test("R8 the images beside the welcome post are shown in sizes that fit", async ({ page }) => {
  await page.goto("/blog/welcome");
  await expectImages(page, 2);
  await expect(page.locator("picture source[type='image/avif']")).toHaveCount(2);
});
