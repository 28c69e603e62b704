/**
 * @jest-environment jsdom
 */
import { loadWithoutQuery } from "./without-query";

afterEach(() => Reflect.deleteProperty(window, "___loader"));

test.each([
  ["/search?q=fee", "/search"],
  ["/docs?a=b?c#d", "/docs"],
  ["/docs#a?b", "/docs"],
  ["/docs", "/docs"],
  ["/", "/"],
])("S4 Gatsby loads %s as %s", async (address, path) => {
  const page = { page: { path } };
  const loadPage = jest.fn(() => Promise.resolve(page));
  const loadPageSync = jest.fn(() => page);
  const loader: NonNullable<typeof window.___loader> = { loadPage, loadPageSync };
  window.___loader = loader;
  loadWithoutQuery();
  expect(await loader.loadPage?.(address)).toBe(page);
  expect(loadPage).toHaveBeenCalledWith(path);
  const options = { withErrorDetails: true };
  expect(loader.loadPageSync?.(address, options)).toBe(page);
  expect(loadPageSync).toHaveBeenCalledWith(path, options);
});

test("S4 nothing changes if Gatsby has other names", () => {
  loadWithoutQuery();
  expect(window.___loader).toBeUndefined();
});
