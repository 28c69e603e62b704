/**
 * @jest-environment jsdom
 */
import { act, render, screen } from "@testing-library/react";
import { RouteSuggestions } from "./RouteSuggestions";

const PAGES = {
  0: { title: "MetaDEX", path: "/docs/core/metadex" },
  1: { title: "<b>Fees</b>", path: "/docs/core/dynamic-fees" },
};

interface Answer {
  ok: boolean;
  json: () => Promise<unknown>;
}

const answer = (json: unknown, ok = true): Promise<Answer> =>
  Promise.resolve({ ok, json: () => Promise.resolve(json) });

const fetchMock = jest.fn<Promise<Answer>, [string]>();
const suggestions = (path: string) => (
  <RouteSuggestions path={path} pagesUrl="/store.json">
    <p data-testid="below" />
  </RouteSuggestions>
);
const isSettled = () => screen.getByTestId("below").parentElement?.hasAttribute("data-settled");

/**
 * Waits until the component has fetched and read the store, and has shown the suggestions or not.
 */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

describe("E5 suggestions of existing pages", () => {
  beforeEach(() => {
    fetchMock.mockReset().mockImplementation(() => answer(PAGES));
    Object.assign(window, { fetch: fetchMock });
  });

  test("name the pages whose routes are near, once each", async () => {
    render(suggestions("/docs/core/metadx"));
    expect(isSettled()).toBe(false);
    const link = await screen.findByRole("link", { name: "MetaDEX" });
    expect(link).toHaveAttribute("href", "/docs/core/metadex");
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(screen.getByRole("region", { name: "Did you mean" })).toHaveTextContent(
      "/docs/core/metadex",
    );
    expect(fetchMock.mock.calls).toEqual([["/store.json"]]);
    expect(isSettled()).toBe(true);
  });

  test("are text, whatever a title holds", async () => {
    render(suggestions("/docs/core/dynamic-fee"));
    const link = await screen.findByRole("link", { name: "<b>Fees</b>" });
    expect(link).toHaveAttribute("href", "/docs/core/dynamic-fees");
    expect(link.children).toHaveLength(0);
  });

  test("follow the route", async () => {
    const { rerender } = render(suggestions("/docs/core/metadx"));
    await screen.findByRole("link", { name: "MetaDEX" });
    rerender(suggestions("/docs/core/dynamic-fee"));
    await screen.findByRole("link", { name: "<b>Fees</b>" });
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });

  test.each<[string, string, () => Promise<Answer>]>([
    ["nothing is near", "/no/such/page", () => answer(PAGES)],
    ["the store is missing", "/docs/core/metadx", () => answer(null, false)],
    ["there is no network", "/docs/core/metadx", () => Promise.reject(new TypeError("failed"))],
    ["the store is broken", "/docs/core/metadx", () => answer(null)],
  ])("are not there when %s", async (_, path, respond) => {
    fetchMock.mockImplementation(respond);
    const { container } = render(suggestions(path));
    await settled();
    expect(container).toHaveTextContent("");
    expect(isSettled()).toBe(true);
    expect(container.querySelector("[aria-live='polite']")).toBeEmptyDOMElement();
  });
});
