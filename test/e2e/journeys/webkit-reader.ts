import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, By, Key as Code, until, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../free-port";
import { requireWebKit } from "../../webkit";
import type { Key, Reader } from "./reader";

/** As long as anything may take that is waited for, in ms. */
const PATIENCE = 10_000;

/** As long as a script may take that looks at a page, in ms. */
const ANSWER = 1000;

/** What WebDriver calls the keys that have no letter. */
const CODES: Partial<Record<Key, string>> = {
  Control: Code.CONTROL,
  Tab: Code.TAB,
  Enter: Code.ENTER,
  Escape: Code.ESCAPE,
  End: Code.END,
  ArrowDown: Code.ARROW_DOWN,
  ArrowRight: Code.ARROW_RIGHT,
  ArrowUp: Code.ARROW_UP,
};

/** A display without a screen; answers with its number. */
async function startDisplay(program: string): Promise<[ChildProcess, string]> {
  const display = spawn(program, ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const numbers = display.stdio[3];
  if (!numbers) throw new Error("Xvfb has not been started.");
  const [number] = await once(numbers, "data");
  return [display, `:${String(number).trim()}`];
}

/** WebKitGTK, over WebDriver, on a display of its own. */
export async function startWebKit() {
  const { driver, browser, display } = requireWebKit();
  const [screen, number] = await startDisplay(display);
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: number },
  });
  return {
    newReader: () => openWebKit(`http://127.0.0.1:${port}`, browser),
    close: async () => {
      server.kill();
      screen.kill();
    },
  };
}

/** A reader in a window of their own, without anything stored. */
async function openWebKit(server: string, binary: string): Promise<Reader> {
  const driver: WebDriver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: "MiniBrowser",
      pageLoadStrategy: "eager",
      "webkitgtk:browserOptions": { binary, args: ["--automation"] },
    })
    .build();
  const look = async <Seen>(
    see: (...all: string[]) => Seen | PromiseLike<Seen>,
    ...values: string[]
  ) => {
    // What is asked while WebKit shows a new page may never be answered.
    for (let asked = 0; asked < PATIENCE / ANSWER; asked += 1) {
      const seen = driver.executeScript<Seen>(see, ...values).then((answer) => ({ answer }));
      const heard = await Promise.race([seen, wait(ANSWER)]);
      if (heard) return heard.answer;
    }
    throw new Error("WebKit does not answer.");
  };
  const find = async (selector: string) => {
    const element = await driver.wait(until.elementLocated(By.css(selector)), PATIENCE);
    await driver.wait(until.elementIsVisible(element), PATIENCE);
    await driver.executeScript(
      (node: Element) => node.scrollIntoView({ block: "nearest", behavior: "instant" }),
      element,
    );
    return element;
  };
  const moveTo = async (selector: string) =>
    driver.actions().move({ origin: await find(selector) });
  // The mouse is where the reader before has left it.
  await driver.actions().move({ x: 0, y: 0 }).perform();
  return {
    open: async (url) => {
      await driver.get(url);
      await look(() => document.readyState);
    },
    reload: async () => {
      await driver.navigate().refresh();
      await look(() => document.readyState);
    },
    // Not at once: a script that ends its own page is never answered.
    back: () => look(() => void setTimeout(() => history.back())),
    forward: () => look(() => void setTimeout(() => history.forward())),
    press: async (...keys) => {
      const codes = keys.map((key) => CODES[key] ?? key);
      let actions = driver.actions();
      for (const code of codes) actions = actions.keyDown(code);
      for (const code of codes.reverse()) actions = actions.keyUp(code);
      await actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    click: async (selector) => (await moveTo(selector)).click().perform(),
    hover: async (selector) => (await moveTo(selector)).perform(),
    look,
    resize: (width, height) =>
      driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height })
        .then(() => {}),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    // WebDriver tells nothing of the console.
    problems: () => [],
    close: () => driver.quit(),
  };
}
