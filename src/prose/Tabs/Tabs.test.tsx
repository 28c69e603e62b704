/**
 * @jest-environment jsdom
 */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { bundled } from "../../../test/jest/bundled";
import { TabItem } from "./TabItem";
import { Tabs } from "./Tabs";

const tab = (name: string) => screen.getByRole("tab", { name });
const panelOf = (text: string) => screen.getByText(text).closest("[role=tabpanel]");
const isShown = (text: string) =>
  panelOf(text)?.hasAttribute("data-active") && !panelOf(text)?.hasAttribute("hidden");
const stored = () => JSON.parse(localStorage.getItem("tabs.choices") ?? "null");

const example = (group?: string, suffix = "") => (
  <Tabs groupId={group}>
    <TabItem value="npm" label={`npm${suffix}`}>
      {`with npm${suffix}`}
    </TabItem>
    <TabItem value="pnpm" label={`pnpm${suffix}`} default>
      {`with pnpm${suffix}`}
    </TabItem>
    <TabItem value="yarn" label={`Yarn${suffix}`}>
      {`with yarn${suffix}`}
    </TabItem>
  </Tabs>
);

beforeEach(() => {
  localStorage.clear();
  window.scrollBy = () => {};
});

describe("M1 tabs", () => {
  test("show the default one at first, and the first one where there is no default", () => {
    render(example());
    expect(tab("pnpm")).toHaveAttribute("aria-selected", "true");
    expect(isShown("with pnpm")).toBe(true);
    expect(isShown("with npm")).toBe(false);
    render(
      <Tabs>
        <TabItem value="a">one</TabItem>
        <TabItem value="b">two</TabItem>
      </Tabs>,
    );
    expect(tab("a")).toHaveAttribute("aria-selected", "true");
  });

  test("stand in the order of `values`, with those that it does not name at the end", () => {
    render(
      <Tabs values={[{ value: "c" }, { value: "a" }]}>
        {["a", "b", "c"].map((value) => (
          <TabItem key={value} value={value}>
            text
          </TabItem>
        ))}
      </Tabs>,
    );
    const tabs = screen.getAllByRole("tab");
    expect(tabs.map(({ textContent }) => textContent)).toEqual(["c", "a", "b"]);
    expect(tabs[0]).toHaveAttribute("aria-selected", "true");
  });

  test("have the classes that an owner gives them", () => {
    render(
      <Tabs className="mine">
        <TabItem value="a" className="own">
          one
        </TabItem>
      </Tabs>,
    );
    expect(screen.getByRole("tablist").parentElement).toHaveClass("mine");
    expect(panelOf("one")).toHaveClass("own");
  });

  test("take labels and default from `values` and `defaultValue` too, as Docusaurus does", () => {
    render(
      <Tabs defaultValue="b" values={[{ value: "a", label: "Aa" }, { value: "b" }]}>
        <TabItem value="a">one</TabItem>
        <TabItem value="b">two</TabItem>
      </Tabs>,
    );
    expect(tab("Aa")).toHaveAttribute("aria-selected", "false");
    expect(tab("b")).toHaveAttribute("aria-selected", "true");
  });

  describe("with `queryString`", () => {
    const asked = (queryString: string | boolean, groupId?: string) => (
      <Tabs queryString={queryString} groupId={groupId}>
        <TabItem value="a">one</TabItem>
        <TabItem value="b">two</TabItem>
      </Tabs>
    );
    afterEach(() => history.replaceState(null, "", "/"));

    test.each([
      ["?os=b", "os", undefined, "b"],
      ["?os=c", "os", undefined, "a"],
      ["?one=b", true, "one", "b"],
      ["?os=a", "os", "stored", "a"],
      ["?os=c", "os", "stored", "b"],
      ["?os=b", false, undefined, "a"],
    ])("at %s, %j of the group %s opens %s", (search, queryString, group, expected) => {
      localStorage.setItem("tabs.choices", '{"stored":"b"}');
      history.replaceState(null, "", search);
      render(asked(queryString, group));
      expect(tab(expected)).toHaveAttribute("aria-selected", "true");
    });

    test("write the open tab into the address, and leave the rest of it", async () => {
      history.replaceState({ of: "Gatsby" }, "", "/?c=d#e");
      render(asked("os"));
      await userEvent.click(tab("b"));
      expect(location.search + location.hash).toBe("?c=d&os=b#e");
      expect(history.state).toEqual({ of: "Gatsby" });
    });

    test("follow a link to the same page", () => {
      const { rerender } = render(asked("os"));
      history.replaceState(null, "", "?os=b");
      rerender(asked("os"));
      expect(tab("b")).toHaveAttribute("aria-selected", "true");
    });
  });

  test("name their panels, which stay in the page for the browser's search", async () => {
    render(example());
    await userEvent.click(tab("Yarn"));
    expect(panelOf("with yarn")).toHaveAccessibleName("Yarn");
    expect(tab("Yarn")).toHaveAttribute("aria-controls", panelOf("with yarn")?.id);
    expect(panelOf("with pnpm")).toHaveAttribute("hidden", "until-found");
    expect(isShown("with yarn")).toBe(true);
  });

  test("are one stop of the Tab key; arrows, Home and End go on, around the ends", async () => {
    render(example());
    await userEvent.tab();
    expect(tab("pnpm")).toHaveFocus();
    for (const [key, name] of [
      ["ArrowRight", "Yarn"],
      ["ArrowRight", "npm"],
      ["ArrowLeft", "Yarn"],
      ["Home", "npm"],
      ["End", "Yarn"],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(tab(name)).toHaveFocus();
      expect(tab(name)).toHaveAttribute("aria-selected", "true");
      expect(isShown(`with ${name.toLowerCase()}`)).toBe(true);
    }
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  test("of one group are switched together and remembered; others are left alone", async () => {
    render(
      <>
        {example("manager")}
        {example("manager", " 2")}
        {example("other", " 3")}
        {example(undefined, " 4")}
      </>,
    );
    await userEvent.click(tab("npm"));
    expect(isShown("with npm 2")).toBe(true);
    expect(isShown("with pnpm 3")).toBe(true);
    expect(isShown("with pnpm 4")).toBe(true);
    expect(stored()).toEqual({ manager: "npm" });
    await userEvent.click(tab("Yarn 3"));
    expect(stored()).toEqual({ manager: "npm", other: "yarn" });
    await userEvent.click(tab("Yarn 4"));
    expect(stored()).toEqual({ manager: "npm", other: "yarn" });
  });

  test.each([
    ['{"manager":"yarn"}', "with yarn"],
    ['{"manager":"bun"}', "with pnpm"],
    ['{"manager":7}', "with pnpm"],
    ["null", "with pnpm"],
    ["{", "with pnpm"],
  ])("with %s in the storage", (value, shown) => {
    localStorage.setItem("tabs.choices", value);
    render(example("manager"));
    expect(isShown(shown)).toBe(true);
  });

  test("work without storage", async () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("blocked");
    });
    render(
      <>
        {example("manager")}
        {example("manager", " 2")}
      </>,
    );
    await userEvent.click(tab("npm"));
    expect(isShown("with npm 2")).toBe(true);
    jest.restoreAllMocks();
  });

  test("open the panel in which the browser has found something, at once", () => {
    render(example());
    act(() => {
      screen.getByText("with yarn").dispatchEvent(new Event("beforematch", { bubbles: true }));
      expect(isShown("with yarn")).toBe(true);
      expect(isShown("with pnpm")).toBe(false);
    });
    expect(tab("Yarn")).toHaveAttribute("aria-selected", "true");
  });

  test("show a remembered choice before React starts, which React takes over without a warning", () => {
    localStorage.setItem("tabs.choices", '{"manager":"yarn"}');
    Object.assign(globalThis, { FIRST_CHOICE_SCRIPT: bundled("FIRST_CHOICE_SCRIPT") });
    const error = jest.spyOn(console, "error");
    // React warns about layout effects on the server, where these effects have nothing to do.
    error.mockImplementation(() => {});
    const server = renderToString(example("manager"));
    const host = document.createElement("div");
    host.innerHTML = server;
    document.body.append(host);
    // The browser's HTML parser sets `document.currentScript` in the same way.
    const script = host.querySelector("script");
    Object.defineProperty(document, "currentScript", { value: script, configurable: true });
    new Function(script?.textContent ?? "")();
    expect(tab("Yarn")).toHaveAttribute("aria-selected", "true");
    expect(isShown("with yarn")).toBe(true);
    error.mockClear();
    act(() => {
      hydrateRoot(host, example("manager"));
    });
    expect(error).not.toHaveBeenCalled();
    expect(tab("Yarn")).toHaveAttribute("aria-selected", "true");
    expect(tab("pnpm")).toHaveAttribute("aria-selected", "false");
    expect(isShown("with yarn")).toBe(true);
    expect(isShown("with pnpm")).toBe(false);
    host.remove();
    jest.restoreAllMocks();
  });
});
