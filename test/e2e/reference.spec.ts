import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { toEventSelector, toFunctionSelector } from "viem";
import { open } from "./loading";
import { found } from "./search";
import { expect, Faults, test } from "./site";

const VAULT = "/docs/reference/IVault";
const TOKEN = "/docs/reference/IToken";
/** A doc that links to a contract. */
const GUIDE = "/docs/core/metadex-properties";
/** Of `TooLittle(uint256,uint256)`. */
const SELECTOR = "0x618bc7c9";
/** It has every element, also those for contracts. */
const ELEMENTS = "/elements";
const ABI = "/abi/by-selector.json";

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

const data = (page: Page) => page.getByRole("textbox", { name: /^Calldata/ });
const meaning = (page: Page) => page.locator(":has(> textarea)");

test.describe("a call is decoded", () => {
  const word = (number: bigint): string => number.toString(16).padStart(64, "0");
  const to = 0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359n;
  const move = toFunctionSelector("move(address,uint256)") + word(to) + word(1_234_567n);
  const moved = toEventSelector("Moved(address,address,uint256)") + word(1n) + word(to) + word(42n);

  for (const [what, text, said] of [
    [
      "a call",
      move,
      ["move(address,uint256)", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359", "1,234,567"],
    ],
    ["a call that is cut off", move.slice(0, -8), ["4 bytes missing"]],
    ["a call with more than its arguments", `${move}${word(0n)}`, ["32 bytes too many"]],
    ["a selector", SELECTOR, ["TooLittle(uint256,uint256)", "selector alone"]],
    ["a log", moved, ["Moved(address,address,uint256)", "42"]],
    ["a panic", `0x4e487b71${word(0x11n)}`, ["Panic(uint256)", "left the range of its type"]],
    ["what no contract has", "0x01020304", ["No contract of this site has"]],
    ["what is no number", "0xzz", ["“z” is no hexadecimal digit"]],
    ["half a byte", "0x010", ["odd number of digits"]],
  ] as const) {
    test(what, async ({ page }) => {
      await open(page, ELEMENTS);
      await data(page).fill(text);
      for (const part of said) await expect(meaning(page)).toContainText(part);
    });
  }

  test("from the field's first use on, in the browser alone", async ({ page }) => {
    await open(page, ELEMENTS);
    const asked: string[] = [];
    // On a busy machine, scripts of other parts of the page still arrive.
    page.on("request", (request) => {
      if (request.resourceType() !== "script") asked.push(new URL(request.url()).pathname);
    });
    await data(page).focus();
    await expect.poll(() => asked).toContain(ABI);
    await data(page).fill(SELECTOR);
    await expect(meaning(page)).toContainText("TooLittle");
    const before = asked.length;
    await data(page).fill(move);
    await expect(meaning(page)).toContainText("1,234,567");
    expect(asked.slice(before)).toEqual([]);
    const link = meaning(page).getByRole("link", { name: "IToken" });
    await link.click();
    await page.waitForURL(`**${TOKEN}#function-move-address-uint256`);
    await page.goBack();
    await expect(data(page)).toHaveValue(move);
  });

  test("once the ABI has come, though the first attempt failed", async ({ page }) => {
    await page.route(`**${ABI}`, (route) => route.abort());
    await open(page, ELEMENTS);
    await data(page).fill(move);
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    await page.unroute(`**${ABI}`);
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(meaning(page)).toContainText("1,234,567");
  });
});

test("without scripts there is no field, and the tables of selectors are there", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(ELEMENTS);
  await expect(data(page)).toBeHidden();
  await page.getByText(/^Errors \(\d+\)$/).click();
  await expect(page.getByRole("cell", { name: SELECTOR })).toBeVisible();
  await context.close();
});

test("addresses are copied whole, lead to an explorer, and are data", async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, ELEMENTS);
  const address = "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB";
  const row = page.getByRole("row").filter({ hasText: address });
  await row.getByRole("button", { name: "Copy" }).click();
  await expect(row.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(row.getByRole("link", { name: /^explorer/ })).toHaveAttribute(
    "href",
    `https://far.example/address/${address}`,
  );
  const answer = await request.get("/deployments.json");
  expect(JSON.stringify(await answer.json())).toContain(address);
  expect((await request.get("/deployments.schema.json")).status()).toBe(200);
});
