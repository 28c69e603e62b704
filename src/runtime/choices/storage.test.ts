/**
 * @jest-environment jsdom
 */
import { keys, read, readInTab, write, writeInTab } from "./storage";

const blocked = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};
const full = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};

describe("V6 browser storage", () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const { scrollPositions, ...kept } = keys;

  test.each(Object.entries(kept))("%s is kept under `%s`", (_, key) => {
    expect(read(key)).toBeNull();
    write(key, "value");
    expect(localStorage.getItem(key)).toBe("value");
    expect(sessionStorage).toHaveLength(0);
    expect(read(key)).toBe("value");
    write(key, null);
    expect(localStorage).toHaveLength(0);
  });

  test("scroll positions are kept as long as the tab is open", () => {
    expect(readInTab(scrollPositions)).toBeNull();
    writeInTab(scrollPositions, "value");
    expect(sessionStorage.getItem(scrollPositions)).toBe("value");
    expect(localStorage).toHaveLength(0);
    expect(readInTab(scrollPositions)).toBe("value");
  });

  test("every value has a key of its own", () => {
    expect(new Set(Object.values(keys)).size).toBe(Object.keys(keys).length);
  });

  test("when storage is blocked, nothing is read and nothing thrown", () => {
    localStorage.setItem(keys.colorMode, "light");
    const access = jest.spyOn(window, "localStorage", "get").mockImplementation(blocked);
    expect(read(keys.colorMode)).toBeNull();
    expect(() => write(keys.colorMode, "dark")).not.toThrow();
    expect(() => write(keys.colorMode, null)).not.toThrow();
    expect(access).toHaveBeenCalled();
    access.mockRestore();
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(blocked);
    expect(readInTab(scrollPositions)).toBeNull();
    expect(() => writeInTab(scrollPositions, "value")).not.toThrow();
    expect(read(keys.colorMode)).toBe("light");
  });

  test("when storage is full, the old value stays and nothing is thrown", () => {
    write(keys.colorMode, "light");
    const set = jest.spyOn(Storage.prototype, "setItem").mockImplementation(full);
    expect(() => write(keys.colorMode, "dark")).not.toThrow();
    expect(set).toHaveBeenCalledTimes(1);
    expect(read(keys.colorMode)).toBe("light");
  });
});
