import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, By, Key as Code, until, type WebDriver } from "selenium-webdriver";
import type { Key, Reader, Settings, Started } from "../../test/e2e/journeys/reader";
import { freePort } from "../../test/free-port";
import { required } from "../../test/programs/program";
import { WEBKIT } from "../../test/programs/webkit";

/** The longest time that anything may take, in ms. */
const PATIENCE = 10_000;
const PAUSE = 50;

/**
 * The longest time that a window may take, in ms, and how many drivers are asked for one. A driver
 * may lose the request: on a busy machine 8 of 300 had not answered after a minute, while all others
 * answered within 8 s, half of them within 1.7 s.
 */
const OPENING = 8000;
const WINDOWS = 3;

/** The longest time that a script may need to read a page, in ms. */
const ANSWER = 1000;

/** WebDriver's codes for the keys that type no character. */
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

/** Waits for a program's answer. Fails if the program ends first. */
async function started<Answer>(
  name: string,
  program: ChildProcess,
  answer: Promise<Answer>,
): Promise<Answer> {
  const ended = once(program, "exit").then(([code]) => {
    throw new Error(`${name} ended with code ${code} before it was ready.`);
  });
  return Promise.race([answer, ended]);
}

/** Starts a virtual display. Returns its process and its number. */
async function startDisplay(program: string): Promise<[ChildProcess, string]> {
  const display = spawn(program, ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const numbers = display.stdio[3] as Readable;
  const [number] = await started("Xvfb", display, once(numbers, "data"));
  return [display, `:${String(number).trim()}`];
}

/** Waits until a driver accepts commands. */
async function untilReady(url: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(PAUSE);
  }
  throw new Error(`WebKitWebDriver does not answer after ${PATIENCE / 1000} s.`);
}

/** MiniBrowser's own buttons would make its window wider than a phone. */
const SMALL_BUTTONS =
  "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px }";

/** Creates a folder with the settings of GTK. */
function configure(): string {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0", "gtk.css"), SMALL_BUTTONS);
  return folder;
}

/** Returns MiniBrowser's command-line options for the settings of a reader. */
const argumentsOf = ({ scripts, storage }: Settings): string[] => [
  ...(scripts ? ["--enable-javascript=false"] : []),
  ...(storage ? ["--enable-html5-local-storage=false"] : []),
];

/** Starts WebKitGTK over WebDriver, on a display of its own. */
export async function startWebKit(settings: Settings): Promise<Started> {
  const { driver, browser, display } = required(WEBKIT);
  const [screen, number] = await startDisplay(display);
  const folder = configure();
  const env = { ...process.env, DISPLAY: number, XDG_CONFIG_HOME: folder };
  const options = { binary: browser, args: ["--automation", ...argumentsOf(settings)] };
  return {
    // Each reader has a driver of its own: a driver stops answering after about thirty windows.
    newReader: () => openWebKit(driver, env, options),
    close: async () => {
      screen.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Gives WebKit a command until it answers. It may never answer a command that comes while it opens
 * a window or shows a new page. The command must do the same if WebKit gets it twice.
 */
async function insist<Answer>(name: string, command: () => PromiseLike<Answer>): Promise<Answer> {
  for (let asked = 0; asked < PATIENCE / ANSWER; asked += 1) {
    const answered = Promise.resolve(command()).then((answer) => ({ answer }));
    // An earlier command may fail when nobody waits for it any more.
    answered.catch(() => {});
    const heard = await Promise.race([answered, wait(ANSWER)]);
    if (heard) return heard.answer;
  }
  throw new Error(`WebKit does not answer: ${name}.`);
}

/**
 * Starts a driver that opens a window. Returns null if the window does not come: the driver then
 * never answers, however long one waits.
 */
async function openWindow(
  program: string,
  env: NodeJS.ProcessEnv,
  options: { binary: string; args: string[] },
): Promise<{ server: ChildProcess; driver: WebDriver } | null> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(program, [`--port=${port}`], { stdio: "ignore", env });
  await started("WebKitWebDriver", server, untilReady(url));
  const opened = Promise.resolve(
    new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: "MiniBrowser",
        pageLoadStrategy: "eager",
        "webkitgtk:browserOptions": options,
      })
      .build(),
  );
  // It fails when the driver ends, and then nobody waits for it any more.
  opened.catch(() => {});
  const driver = await Promise.race([opened, wait(OPENING, undefined, { ref: false })]);
  if (driver) return { server, driver };
  server.kill();
  return null;
}

/** Opens a window for a reader with nothing stored. */
async function openWebKit(
  program: string,
  env: NodeJS.ProcessEnv,
  options: { binary: string; args: string[] },
): Promise<Reader> {
  let window: Awaited<ReturnType<typeof openWindow>> = null;
  for (let tried = 0; window === null && tried < WINDOWS; tried += 1)
    window = await openWindow(program, env, options);
  if (!window) throw new Error(`WebKit opens no window, in ${WINDOWS} times ${OPENING / 1000} s.`);
  const { server, driver } = window;
  const look = <Seen>(see: (...all: string[]) => Seen | PromiseLike<Seen>, ...values: string[]) =>
    insist("a script", () => driver.executeScript<Seen>(see, ...values));
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
  await look(() => document.readyState);
  // The mouse is still where the previous reader left it.
  await insist("a move of the mouse", () => driver.actions().move({ x: 0, y: 0 }).perform());
  return {
    open: async (url) => {
      await driver.get(url);
      await look(() => document.readyState);
    },
    reload: async () => {
      await driver.navigate().refresh();
      await look(() => document.readyState);
    },
    press: async (...keys) => {
      const codes = keys.map((key) => CODES[key] ?? key);
      let actions = driver.actions();
      for (const code of codes) actions = actions.keyDown(code);
      for (const code of codes.reverse()) actions = actions.keyUp(code);
      await actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    click: async (selector) => (await moveTo(selector)).click().perform(),
    tap: () => Promise.reject(new Error("WebKitGTK has no touch without a touch screen.")),
    hover: async (selector) => (await moveTo(selector)).perform(),
    look,
    resize: async (width, height) => {
      const rectangle = { x: 0, y: 0, width, height };
      await insist("another size", () => driver.manage().window().setRect(rectangle));
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    // WebDriver does not report console messages.
    problems: () => [],
    close: async () => {
      await driver.quit();
      server.kill();
    },
  };
}
