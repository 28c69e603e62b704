import { createHash } from "node:crypto";
import { open } from "./loading";
import { found } from "./search";
import { expect, Faults, test } from "./site";

const VAULT = "/docs/reference/IVault";
const TOKEN = "/docs/reference/IToken";
/** A doc that links to a contract. */
const GUIDE = "/docs/core/metadex-properties";
/** Of \`TooLittle(uint256,uint256)\`. */
const SELECTOR = "0x618bc7c9";

test("the page of a contract leads to what it inherits, to its types and to its guides", async ({
  page,
}) => {
  const faults = new Faults(page, () => false);
  await open(page, VAULT);
  const article = page.getByRole("article");
  await expect(page.getByRole("heading", { level: 1, name: "IVault" })).toBeVisible();
  await expect(article.getByText("no interest")).toBeVisible();
  const links = article.getByRole("link");
  const types = links.filter({ hasText: "Amounts.Entry" }).first();
  await expect(types).toHaveAttribute("href", "/docs/reference/Amounts#type-Entry");
  await expect(links.filter({ hasText: "IToken.TooLittle" })).toHaveAttribute(
    "href",
    `${TOKEN}#error-TooLittle`,
  );
  const uses = article.getByRole("region", { name: "Used in" });
  await expect(uses.getByRole("link")).toHaveAttribute("href", GUIDE);
  await uses.getByRole("link").click();
  await expect(page).toHaveURL(GUIDE);
  await page.getByRole("link", { name: "IVault.deposit" }).click();
  await expect(page).toHaveURL(`${VAULT}#function-deposit`);
  await expect(page.locator("#function-deposit")).toBeInViewport();
  expect(faults.found).toEqual([]);
});

test("a selector is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, TOKEN);
  const error = page.getByText(SELECTOR).locator("xpath=ancestor::p");
  await error.getByRole("button", { name: "Copy" }).click();
  await expect(error.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SELECTOR);
});

test("the search finds a contract by name, and an error by its selector", async ({ page }) => {
  for (const [query, address] of [
    ["IVault", VAULT],
    ["TooLittle", `${TOKEN}#error-TooLittle`],
    [SELECTOR, `${TOKEN}#error-TooLittle`],
  ] as const) {
    await open(page, `/search?q=${encodeURIComponent(query)}`);
    // A page stands above its sections.
    const first = found(page).and(page.locator("[href^='/docs/']")).first();
    await expect(first, query).toHaveAttribute("href", address.replace(/#.*/, ""));
    const part = found(page).and(page.locator(`[href="${address}"]`));
    await expect(part, query).toBeVisible();
  }
});

test("files for programs agree with their digests and with the page", async ({ request }) => {
  const sums = await (await request.get("/abi/SHA256SUMS")).text();
  const files = sums
    .trim()
    .split("\n")
    .map((line) => line.split("  ") as [string, string]);
  expect(files.map(([, name]) => name)).toEqual(
    expect.arrayContaining(["IVault.json", "IVault.sol", "parts/Amounts.sol", "abis.ts"]),
  );
  for (const [digest, name] of files) {
    const body = await (await request.get(`/abi/${name}`)).body();
    expect(createHash("sha256").update(body).digest("hex"), name).toBe(digest);
  }
  const copy = await (await request.get(`${TOKEN}.md`)).text();
  expect(copy).toContain(SELECTOR);
  expect(await (await request.get("/llms.txt")).text()).toContain("/docs/reference/IVault");
});
