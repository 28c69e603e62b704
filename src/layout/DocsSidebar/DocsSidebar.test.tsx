/**
 * @jest-environment jsdom
 */
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import type { SidebarLine } from "../../site/sidebar";
import { DocsSidebar } from "./DocsSidebar";

const doc = (label: string): SidebarLine => ({ label, path: `/docs/${label.toLowerCase()}` });

/** Returns a section. It is closed unless a test says otherwise. */
const category = (
  label: string,
  lines: SidebarLine[],
  more: Partial<SidebarLine> = {},
): SidebarLine => ({ label, collapsed: true, ...more, lines });

const lines: SidebarLine[] = [
  doc("Intro"),
  category("Core", [doc("Fees"), category("Token", [doc("Emissions"), doc("Weight")])]),
  category("Legal", [doc("Disclaimer")], { collapsed: false }),
  { label: "Guides", lines: [doc("Swap")] },
  { label: "Forum", href: "https://forum.example" },
];

const sidebar = (currentPath: string) => <DocsSidebar lines={lines} currentPath={currentPath} />;

const section = (label: string): HTMLDetailsElement | null =>
  screen.queryByText(label)?.closest("details") ?? null;

const openSections = (): string[] =>
  ["Core", "Token", "Legal"].filter((label) => section(label)?.open);

/** jsdom has no layout. A test calls this function to give the list its size. */
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
      ["Forum", "https://forum.example/"],
    ]);
  });

  test("X5 a closed section holds its first doc, the way in without scripts, however deep", () => {
    const inToken = category("Core", [category("Token", [doc("Emissions"), doc("Weight")])]);
    render(<DocsSidebar lines={[inToken]} currentPath="/docs/intro" />);
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
  const pools = category("Pools", [doc("Create")], { path: "/docs/pools" });
  const withPages: SidebarLine[] = [
    doc("Intro"),
    category("Guides", [doc("Swap"), pools], { path: "/docs/guides" }),
    { label: "Legal", path: "/docs/legal", lines: [doc("Terms")] },
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
    // jsdom cannot navigate.
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

describe("D3 a closed section of which the page has no lines", () => {
  const partial = (label: string, more?: Partial<SidebarLine>): SidebarLine =>
    category(label, [], { moreAt: "/docs/fees", ...more });
  const whole = (label: string, more?: Partial<SidebarLine>): SidebarLine =>
    category(label, [doc("Fees"), doc("Bounds"), doc("Oracle")], more);
  const legal = category("Legal", [doc("Terms"), doc("Licence")]);
  const onIntro = [doc("Intro"), partial("Core"), legal];
  const onFees = [doc("Intro"), whole("Core"), legal];
  const partialLegal = category("Legal", [], { moreAt: "/docs/terms" });

  /** The requested addresses, and the function that answers the requests. */
  let asked: string[];
  let answer: () => Promise<Response>;
  const withLines = async (sidebarLines: SidebarLine[]) => {
    const page = { result: { data: { doc: { sidebarLines } } } };
    return { ok: true, json: async () => page } as Response;
  };

  beforeEach(() => {
    asked = [];
    answer = () => withLines(onFees);
    window.fetch = (address) => {
      asked.push(String(address));
      return answer();
    };
  });

  const view = (some: SidebarLine[], path: string) => (
    <DocsSidebar lines={some} currentPath={path} />
  );
  const linksIn = (label: string) =>
    Array.from(section(label)?.querySelectorAll("a") ?? [], ({ textContent }) => textContent);
  const ALL = ["Fees", "Bounds", "Oracle"];
  const WAY_IN = ["First page"];

  test("gets its docs when it is opened, from the page of a doc in it", async () => {
    render(view(onIntro, "/docs/intro"));
    await userEvent.click(screen.getByText("Core"));
    expect(await screen.findByRole("link", { name: "Oracle" })).toBeVisible();
    expect(linksIn("Core")).toEqual(ALL);
    expect(new Set(asked)).toEqual(new Set(["/page-data/docs/fees/page-data.json"]));
  });

  test("leads to its first doc while they come", async () => {
    let come = () => {};
    answer = () =>
      new Promise((resolve) => {
        come = () => resolve(withLines(onFees));
      });
    render(view(onIntro, "/docs/intro"));
    await userEvent.click(screen.getByText("Core"));
    expect(section("Core")?.open).toBe(true);
    expect(linksIn("Core")).toEqual(WAY_IN);
    come();
    await screen.findByRole("link", { name: "Oracle" });
  });

  test.each(["pointerEnter", "focus", "touchStart"] as const)(
    "is fetched ahead on %s, and is there when it is opened",
    async (use) => {
      render(view(onIntro, "/docs/intro"));
      fireEvent[use](screen.getByText("Core"));
      expect(asked).toHaveLength(1);
      await screen.findByText("Core");
      expect(linksIn("Core")).toEqual(WAY_IN);
      fireEvent.click(screen.getByText("Core"));
      await screen.findByRole("link", { name: "Oracle" });
      expect(asked).toHaveLength(1);
    },
  );

  test("V5 is not fetched ahead where the reader saves data", async () => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
      configurable: true,
    });
    try {
      render(view(onIntro, "/docs/intro"));
      fireEvent.focus(screen.getByText("Core"));
      expect(asked).toEqual([]);
      fireEvent.click(screen.getByText("Core"));
      await screen.findByRole("link", { name: "Oracle" });
    } finally {
      Reflect.deleteProperty(navigator, "connection");
    }
  });

  test.each<[string, () => Promise<Response>]>([
    ["nothing answers", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["the page is gone", async () => ({ ok: false }) as Response],
    [
      "what comes is no data",
      async () =>
        ({
          ok: true,
          json: () => Promise.reject(new SyntaxError()),
        }) as Partial<Response> as Response,
    ],
    ["the data has no sidebar", () => withLines([])],
  ])(
    "still leads to its first doc where %s, and tries again when it is opened again",
    async (_, fail) => {
      answer = fail;
      render(view(onIntro, "/docs/intro"));
      fireEvent.click(screen.getByText("Core"));
      await screen.findByRole("link", { name: "First page" });
      const tried = asked.length;
      expect(linksIn("Core")).toEqual(WAY_IN);
      answer = () => withLines(onFees);
      await userEvent.click(screen.getByText("Core"));
      expect(section("Core")?.open).toBe(false);
      await userEvent.click(screen.getByText("Core"));
      expect(await screen.findByRole("link", { name: "Oracle" })).toBeVisible();
      expect(asked.length).toBeGreaterThan(tried);
    },
  );

  test("keeps its docs, and stays open, on the pages that follow", async () => {
    const { rerender } = render(view(onIntro, "/docs/intro"));
    await userEvent.click(screen.getByText("Core"));
    await screen.findByRole("link", { name: "Oracle" });
    rerender(view([doc("Intro"), partial("Core"), legal], "/docs/terms"));
    expect(section("Core")?.open).toBe(true);
    expect(linksIn("Core")).toEqual(ALL);
  });

  test("keeps what the page of one of its docs had", () => {
    const { rerender } = render(view(onFees, "/docs/fees"));
    rerender(view([doc("Intro"), partial("Core"), legal], "/docs/terms"));
    expect(linksIn("Core")).toEqual(ALL);
    expect(asked).toEqual([]);
  });

  test("is read anew when the page's lines change, as they do in development", async () => {
    const { rerender } = render(view(onIntro, "/docs/intro"));
    await userEvent.click(screen.getByText("Core"));
    await screen.findByRole("link", { name: "Oracle" });
    answer = () => withLines([category("Core", [doc("Fees"), doc("New")])]);
    rerender(view([...onIntro], "/docs/intro"));
    expect(linksIn("Core")).toEqual(ALL);
    rerender(view([doc("Intro"), partial("Core")], "/docs/intro"));
    await screen.findByRole("link", { name: "New" });
    expect(linksIn("Core")).toEqual(["Fees", "New"]);
  });

  test("brings the other sections that are open there", async () => {
    answer = () => withLines([whole("Core"), legal]);
    render(view([doc("Intro"), partial("Core"), partialLegal], "/docs/intro"));
    fireEvent.click(screen.getByText("Core"));
    await screen.findByRole("link", { name: "Oracle" });
    fireEvent.click(screen.getByText("Legal"));
    await screen.findByRole("link", { name: "Licence" });
    expect(linksIn("Legal")).toEqual(["Terms", "Licence"]);
    expect(asked).toHaveLength(1);
  });

  test("M6 with a page of its own, opens by its button too", async () => {
    answer = () => withLines([whole("Core", { path: "/docs/core" })]);
    render(view([doc("Intro"), partial("Core", { path: "/docs/core" })], "/docs/intro"));
    const fold = screen.getByRole("button", { name: "Docs of Core" });
    fold.focus();
    expect(asked).toHaveLength(1);
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByRole("link", { name: "Oracle" })).toBeVisible();
    expect(fold).toHaveAttribute("aria-expanded", "true");
    expect(fold).toHaveFocus();
  });

  test("X5 leads to its first doc in the HTML", () => {
    document.body.innerHTML = renderToStaticMarkup(view(onIntro, "/docs/intro"));
    expect(linksIn("Core")).toEqual(WAY_IN);
    expect(section("Core")?.querySelector("a")).toHaveAttribute("href", "/docs/fees");
    expect(asked).toEqual([]);
    document.body.innerHTML = "";
  });
});

describe("the current item is brought into view inside the sidebar", () => {
  const HEIGHT = 500;

  /**
   * Renders the sidebar in a box that scrolls. The current item is `top` px below the top of the
   * box.
   */
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

  test("a menu too, as its own controls stay", () => {
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
    expect(menu.scrollTop).toBeGreaterThan(0);
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
