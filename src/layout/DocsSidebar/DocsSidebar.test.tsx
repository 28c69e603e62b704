/**
 * @jest-environment jsdom
 */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DocsSidebar } from "./DocsSidebar";
import type { SidebarLine } from "./nest";

const doc = (label: string, depth: number): SidebarLine => ({
  type: "DOC",
  label,
  path: `/docs/${label.toLowerCase()}`,
  href: null,
  depth,
  collapsible: false,
  collapsed: false,
});

const category = (
  label: string,
  depth: number,
  partial: Partial<SidebarLine> = {},
): SidebarLine => ({
  type: "CATEGORY",
  label,
  path: null,
  href: null,
  depth,
  collapsible: true,
  collapsed: true,
  ...partial,
});

const lines: SidebarLine[] = [
  doc("Intro", 0),
  category("Core", 0),
  doc("Fees", 1),
  category("Token", 1),
  doc("Emissions", 2),
  doc("Weight", 2),
  category("Legal", 0, { collapsed: false }),
  doc("Disclaimer", 1),
  category("Guides", 0, { collapsible: false }),
  doc("Swap", 1),
  { ...doc("Forum", 0), type: "LINK", path: null, href: "https://forum.example" },
];

const sidebar = (currentPath: string) => <DocsSidebar lines={lines} currentPath={currentPath} />;

const section = (label: string): HTMLDetailsElement | null =>
  screen.queryByText(label)?.closest("details") ?? null;

const openSections = (): string[] =>
  ["Core", "Token", "Legal"].filter((label) => section(label)?.open);

/** jsdom has no layout: the list is given its size when a test says so. */
let show: (() => void) | undefined;

beforeEach(() => {
  show = undefined;
  class FakeResizeObserver implements ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      show = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      show = undefined;
    }
  }
  window.ResizeObserver = FakeResizeObserver;
});

describe("D3 the sidebar of the docs", () => {
  test("is a navigation with a link to every doc of an open section, and to other sites", () => {
    render(sidebar("/docs/emissions"));
    const navigation = within(screen.getByRole("navigation", { name: "Docs" }));
    const links = navigation.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Intro", "/docs/intro"],
      ["Fees", "/docs/fees"],
      ["Emissions", "/docs/emissions"],
      ["Weight", "/docs/weight"],
      ["Disclaimer", "/docs/disclaimer"],
      ["Swap", "/docs/swap"],
      ["Forum", "https://forum.example"],
    ]);
  });

  test("X5 a closed section holds its first doc, the way in without scripts, however deep", () => {
    const inToken = lines.filter(({ label }) => label !== "Fees");
    render(<DocsSidebar lines={inToken} currentPath="/docs/intro" />);
    const core = screen.getByText("Core").closest("details");
    const links = Array.from(core?.querySelectorAll("a") ?? [], ({ textContent }) => textContent);
    expect(links).toEqual(["Emissions"]);
  });

  test.each<[string, string[], string[]]>([
    ["/docs/intro", ["Intro"], ["Legal"]],
    ["/docs/fees", ["Fees"], ["Core", "Legal"]],
    ["/docs/emissions", ["Emissions"], ["Core", "Token", "Legal"]],
    ["/docs/disclaimer", ["Disclaimer"], ["Legal"]],
    ["/docs/swap", ["Swap"], ["Legal"]],
    ["/docs/unlisted", [], ["Legal"]],
  ])("at %s %j is the current page, and the open sections are %j", (path, current, open) => {
    render(sidebar(path));
    const marked = screen
      .getAllByRole("link", { hidden: true })
      .filter((link) => link.getAttribute("aria-current") === "page");
    expect(marked.map(({ textContent }) => textContent)).toEqual(current);
    expect(openSections()).toEqual(open);
  });

  test("a section that does not collapse is a label above its docs, always shown", () => {
    render(sidebar("/docs/intro"));
    expect(section("Guides")).toBeNull();
    expect(screen.getByText("Guides")).toBeVisible();
    expect(screen.getByRole("link", { name: "Swap" })).toBeVisible();
  });

  test("a section opens and closes by its label", async () => {
    render(sidebar("/docs/intro"));
    await userEvent.click(screen.getByText("Core"));
    expect(openSections()).toEqual(["Core", "Legal"]);
    await userEvent.click(screen.getByText("Legal"));
    expect(openSections()).toEqual(["Core"]);
  });

  test("a section opens when the route changes to one of its docs", () => {
    const { rerender } = render(sidebar("/docs/intro"));
    expect(openSections()).toEqual(["Legal"]);
    rerender(sidebar("/docs/emissions"));
    expect(openSections()).toEqual(["Core", "Token", "Legal"]);
  });

  test("what the reader has opened stays open when the route changes", async () => {
    const { rerender } = render(sidebar("/docs/intro"));
    await userEvent.click(screen.getByText("Core"));
    rerender(sidebar("/docs/disclaimer"));
    expect(openSections()).toEqual(["Core", "Legal"]);
  });

  test("without lines there is an empty list", () => {
    render(<DocsSidebar lines={[]} currentPath="/docs" />);
    expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
  });
});

describe("M6 a section with a page of its own", () => {
  const withPages: SidebarLine[] = [
    doc("Intro", 0),
    category("Guides", 0, { path: "/docs/guides" }),
    doc("Swap", 1),
    category("Pools", 1, { path: "/docs/pools" }),
    doc("Create", 2),
    category("Legal", 0, { path: "/docs/legal", collapsible: false, collapsed: false }),
    doc("Terms", 1),
  ];
  const view = (path: string) => <DocsSidebar lines={withPages} currentPath={path} />;
  const names = () => screen.getAllByRole("link").map(({ textContent }) => textContent);
  const fold = (name: string) => screen.getByRole("button", { name: `Docs of ${name}` });

  test.each<[string, string[], string | undefined]>([
    ["/docs/intro", ["Intro", "Guides", "Legal", "Terms"], "Intro"],
    ["/docs/guides", ["Intro", "Guides", "Swap", "Pools", "Legal", "Terms"], "Guides"],
    ["/docs/swap", ["Intro", "Guides", "Swap", "Pools", "Legal", "Terms"], "Swap"],
    ["/docs/pools", ["Intro", "Guides", "Swap", "Pools", "Create", "Legal", "Terms"], "Pools"],
    ["/docs/terms", ["Intro", "Guides", "Legal", "Terms"], "Terms"],
  ])("at %s the links are %j, %s the current page", (path, expected, current) => {
    render(view(path));
    expect(names()).toEqual(expected);
    expect(screen.getByRole("link", { current: "page" })).toHaveTextContent(current ?? "");
    expect(screen.getByRole("link", { name: "Guides" })).toHaveAttribute("href", "/docs/guides");
  });

  test("a button of its own folds it, and says whether it is open", async () => {
    render(view("/docs/intro"));
    expect(fold("Guides")).toHaveAttribute("aria-expanded", "false");
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole("link", { name: "Guides" })).toHaveFocus();
    await userEvent.tab();
    expect(fold("Guides")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(fold("Guides")).toHaveAttribute("aria-expanded", "true");
    expect(names()).toContain("Swap");
    await userEvent.keyboard(" ");
    expect(names()).not.toContain("Swap");
  });

  test("its label opens it, when it is the current page too", async () => {
    render(view("/docs/guides"));
    await userEvent.click(fold("Guides"));
    expect(names()).not.toContain("Swap");
    // jsdom cannot go anywhere.
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener("click", stay, { once: true });
    await userEvent.click(screen.getByRole("link", { name: "Guides" }));
    expect(names()).toContain("Swap");
  });

  test("one that does not fold has no button", () => {
    render(view("/docs/intro"));
    expect(screen.queryByRole("button", { name: "Docs of Legal" })).toBeNull();
  });
});

describe("the current item is brought into view inside the sidebar", () => {
  const HEIGHT = 500;

  /** The sidebar in a box of its own that scrolls, its current item so far below the box's top. */
  function scrolled(top: number) {
    const view = (path: string) => (
      <aside data-testid="box" style={{ overflowY: "auto" }}>
        {sidebar(path)}
      </aside>
    );
    const { rerender } = render(view("/docs/intro"));
    const box = screen.getByTestId("box");
    Object.defineProperties(box, {
      clientHeight: { value: HEIGHT },
      scrollHeight: { value: 4 * HEIGHT },
    });
    box.getBoundingClientRect = () => new DOMRect(0, 0, 200, HEIGHT);
    const current = screen.getByRole("link", { current: "page" });
    const place = new DOMRect(0, top, 200, 40);
    current.getBoundingClientRect = () => place;
    current.getClientRects = () => Object.assign([place], { item: () => place });
    return { box, go: (path: string) => rerender(view(path)) };
  }

  test.each([
    ["below, it comes to the middle", 900, 900 + 20 - HEIGHT / 2],
    ["above, it comes to the middle", -300, -300 + 20 - HEIGHT / 2],
    ["in view, nothing moves", 300, 0],
    ["at the very end, nothing moves", HEIGHT - 40, 0],
  ])("%s", (_, top, expected) => {
    const { box } = scrolled(top);
    show?.();
    expect(box.scrollTop).toBe(expected);
  });

  test("once a route: what the reader scrolls then stays", () => {
    const { box, go } = scrolled(900);
    show?.();
    expect(show).toBeUndefined();
    box.scrollTop = 0;
    go("/docs/intro");
    expect(show).toBeUndefined();
    go("/docs/fees");
    expect(show).toBeDefined();
  });

  test("a menu stays at its top, where its own controls are", () => {
    render(
      <dialog open style={{ overflowY: "auto" }}>
        {sidebar("/docs/fees")}
      </dialog>,
    );
    const menu = screen.getByRole("dialog");
    Object.defineProperties(menu, {
      clientHeight: { value: HEIGHT },
      scrollHeight: { value: 4 * HEIGHT },
    });
    const place = new DOMRect(0, 900, 200, 40);
    const current = screen.getByRole("link", { current: "page" });
    current.getBoundingClientRect = () => place;
    current.getClientRects = () => Object.assign([place], { item: () => place });
    show?.();
    expect(menu.scrollTop).toBe(0);
  });

  test("while it is not shown, as in a narrow window, it waits", () => {
    const { box } = scrolled(900);
    const current = screen.getByRole("link", { current: "page" });
    current.getClientRects = () => Object.assign([], { item: () => null });
    show?.();
    expect(box.scrollTop).toBe(0);
    expect(show).toBeDefined();
  });
});
