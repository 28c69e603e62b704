import { expect, expectImages, Faults, test } from "./site";

interface Route {
  id: string;
  path: string;
  /** Title of the browser's window (N2). */
  title: string;
  /** The page's one heading of level 1. */
  heading: string;
  /** Something that only this page says, in `main`. */
  text: string | RegExp;
  /** Where the reader ends, when it is not the route itself. */
  ends?: string;
  status?: number;
}

const doc = (name: string, title: string, text: string | RegExp): Route => ({
  id: "R12",
  path: `/docs/core/${name}`,
  title: `${title} | Stratora`,
  heading: title,
  text,
});

const routes: Route[] = [
  {
    id: "R1",
    path: "/",
    title: "Stratora",
    heading: "The exchange for DeFi strategies",
    text: "What makes it different",
  },
  {
    id: "R2",
    path: "/markdown-page",
    title: "Markdown page | Stratora",
    heading: "Markdown page",
    text: "content/pages",
  },
  {
    id: "R3",
    path: "/blog",
    title: "Blog | Stratora",
    heading: "Blog",
    text: /Welcome[\s\S]*min read[\s\S]*Read more/,
  },
  {
    id: "R4",
    path: "/blog/archive",
    title: "Archive | Stratora",
    heading: "Archive",
    text: /2021[\s\S]*August 26[\s\S]*2019[\s\S]*May 28/,
  },
  {
    id: "R5",
    path: "/blog/authors",
    title: "Authors | Stratora",
    heading: "Authors",
    text: /Community team[\s\S]*2 posts[\s\S]*Protocol team[\s\S]*3 posts/,
  },
  {
    id: "R6",
    path: "/blog/authors/protocol-team",
    title: "Protocol team - 3 posts | Stratora",
    heading: "Protocol team - 3 posts",
    text: "Where one fee goes",
  },
  {
    id: "R6",
    path: "/blog/authors/community-team",
    title: "Community team - 2 posts | Stratora",
    heading: "Community team - 2 posts",
    text: "First blog post",
  },
  {
    id: "R7",
    path: "/blog/first-blog-post",
    title: "First blog post | Stratora",
    heading: "First blog post",
    text: "May 28, 2019",
  },
  {
    id: "R7",
    path: "/blog/long-blog-post",
    title: "Where one fee goes | Stratora",
    heading: "Where one fee goes",
    text: "May 29, 2019",
  },
  {
    id: "R7",
    path: "/blog/mdx-blog-post",
    title: "A post that calculates | Stratora",
    heading: "A post that calculates",
    text: "voting weight",
  },
  {
    id: "R8",
    path: "/blog/welcome",
    title: "Welcome to the Stratora site | Stratora",
    heading: "Welcome to the Stratora site",
    text: "August 26, 2021",
  },
  {
    id: "R9",
    path: "/blog/tags",
    title: "Tags | Stratora",
    heading: "Tags",
    text: /F\s*Facebook\s*2\s*G\s*Gatsby\s*3\s*H\s*Hello\s*2\s*Hola\s*2/,
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
      title: `${count} posts tagged with “${label}” | Stratora`,
      heading: `${count} posts tagged with “${label}”`,
      text: "View all tags",
    }),
  ),
  {
    id: "R11",
    path: "/docs",
    title: "MetaDEX | Stratora",
    heading: "MetaDEX",
    text: "What a MetaDEX joins",
    ends: "/docs/core/metadex",
  },
  doc("metadex", "MetaDEX", "What a MetaDEX joins"),
  doc("metadex-properties", "MetaDEX properties", "order book"),
  doc("stra-metadex", "The Stratora MetaDEX", "UTC"),
  doc("stra-n-vestra", "STRA and veSTRA", "rebase"),
  doc("cl-stra", "Concentrated liquidity", "Ticks, ranges and spacing"),
  doc("legacy-liquidity", "Legacy liquidity", "Newton"),
  doc("dynamic-fees", "Dynamic fees", "0.05%"),
  doc("oracle-n-mev-protection", "Oracle and MEV protection", "geometric"),
  doc("tokenomics-n-emissions", "Tokenomics and emissions", "10,000,000 STRA"),
  doc("busl-license", "BUSL licence", "licensor"),
  doc("disclaimer", "Disclaimer", "counsel"),
  {
    id: "R13",
    path: "/no/such/page",
    title: "Page not found | Stratora",
    heading: "Page not found",
    text: "The documentation",
    status: 404,
  },
];

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: hasScripts });
    for (const { id, path, title, heading, text, ends = path, status = 200 } of routes) {
      test(`${id} N2 ${path}`, async ({ page, baseURL }) => {
        // Gatsby asks for the data of an unknown page, too.
        const isExpected = (url: string) => status === 404 && url.includes(path);
        const faults = new Faults(page, isExpected);
        const response = await page.goto(path);
        expect(response?.status()).toBe(status);
        await page.waitForURL(baseURL + ends);
        await expect(page).toHaveTitle(title);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText([heading]);
        await expect(page.getByRole("main")).toContainText(text);
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
        await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
        await page.waitForLoadState("networkidle");
        expect(faults.found).toEqual([]);
      });
    }
  });
}

test("R3 the blog shows its posts newest first, each up to its truncate marker", async ({
  page,
}) => {
  await page.goto("/blog");
  const posts = page.getByRole("main").getByRole("article").getByRole("heading", { level: 2 });
  await expect(posts).toHaveText([
    "Welcome to the Stratora site",
    "A post that calculates",
    "Where one fee goes",
    "First blog post",
  ]);
  await expect(page.getByRole("main")).not.toContainText("The idea in one picture");
});

test("R8 the images beside the welcome post are shown in sizes that fit", async ({ page }) => {
  await page.goto("/blog/welcome");
  await expectImages(page, 2);
  await expect(page.locator("picture source[type='image/avif']")).toHaveCount(2);
});
