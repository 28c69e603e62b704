/**
 * @jest-environment jsdom
 */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { activeItem, type NavbarItemData } from "./active-item";
import { Navbar } from "./Navbar";
import { NavbarItem } from "./NavbarItem";

const item = (partial: Partial<NavbarItemData>): NavbarItemData => ({
  type: "link",
  label: null,
  path: null,
  href: null,
  ...partial,
});

const docs = item({ type: "docSidebar", label: "Docs", path: "/docs/core/metadex" });
const concepts = item({ type: "doc", label: "Concepts", path: "/docs/core/tokenomics" });
const source = item({ label: "Source code", href: "https://example.com/source" });

const renderNavbar = (props: Partial<ComponentProps<typeof Navbar>> = {}) => {
  const { left = [docs, concepts], currentPath = "/" } = props;
  return render(
    <Navbar
      name="Acme Exchange"
      brand="ACME"
      wordmark={null}
      logoWidth={28}
      showName
      left={left}
      right={[source, item({ type: "search" }), item({ type: "colorMode" })]}
      active={activeItem(left, currentPath)}
      currentPath={currentPath}
      controls={{
        search: <button type="button">Search</button>,
        colorMode: <button type="button">Colour mode</button>,
      }}
      menuButton={<button type="button">Open menu</button>}
      {...props}
    />,
  );
};

describe("L3 the navbar", () => {
  test("stands in the page's banner and holds menu, brand, links and controls in their order", () => {
    renderNavbar();
    const navbar = within(screen.getByRole("banner")).getByRole("navigation", { name: "Main" });
    const names = Array.from(
      navbar.querySelectorAll("a, button"),
      ({ textContent }) => textContent,
    );
    expect(names).toEqual([
      "Open menu",
      "ACME",
      "Docs",
      "Concepts",
      "Source code",
      "Search",
      "Colour mode",
    ]);
  });

  test("a logo of its own for dark pages is there beside the other, which is hidden there", () => {
    const usual = LOGO;
    const logosOf = (dark: string | null) => {
      Object.assign(globalThis, { LOGO: { ...usual, light: "/img/day.svg", dark } });
      return Array.from(renderNavbar().container.querySelectorAll("img"), (logo) => [
        logo.getAttribute("src"),
        logo.className,
      ]);
    };
    expect(logosOf(null)).toEqual([["/img/day.svg", ""]]);
    expect(document.querySelector("style")).toBeNull();
    expect(logosOf("/night.svg")).toEqual([
      ["/img/day.svg", "light-only"],
      ["/night.svg", "dark-only"],
    ]);
    expect(document.querySelector("style")?.textContent).toContain(".light-only{display:none}");
    Object.assign(globalThis, { LOGO: usual });
  });

  test("a logo that says the name stands alone, and its link has the name all the same", () => {
    renderNavbar({ showName: false });
    expect(screen.getByRole("link", { name: "ACME: Acme Exchange home page" }).textContent).toBe(
      "",
    );
  });

  test("N2 the brand shows the short name, is named in full, and leads home", () => {
    renderNavbar();
    const brand = screen.getByRole("link", { name: "ACME: Acme Exchange home page" });
    expect(brand).toHaveTextContent("ACME");
    expect(brand).toHaveAttribute("href", "/");
  });

  test("the drawn short name is read as the name that it draws", () => {
    renderNavbar({ wordmark: { width: 14, letters: [{ x: 0, path: "M0 0V20" }] } });
    const brand = screen.getByRole("link", { name: "ACME: Acme Exchange home page" });
    expect(within(brand).getByRole("img", { name: "ACME" })).toBeInTheDocument();
    expect(brand).not.toHaveTextContent("ACME");
  });

  test.each([
    ["Docs", "/docs/core/metadex", null],
    ["Concepts", "/docs/core/tokenomics", null],
    ["Source code", "https://example.com/source", "noopener"],
  ])("%s leads to %s", (name, href, rel) => {
    renderNavbar();
    const link = screen.getByRole("link", { name });
    expect(link).toHaveAttribute("href", href);
    expect(link.getAttribute("rel")).toBe(rel);
    // A mark says that the link leaves the site.
    expect(link.querySelectorAll("svg")).toHaveLength(rel === null ? 0 : 1);
  });

  describe("marks one item, that which stands most closely for the page", () => {
    const marked = () =>
      screen
        .getAllByRole("link")
        .filter((link) => link.hasAttribute("aria-current"))
        .map((link) => [link.textContent, link.getAttribute("aria-current")]);

    test.each<[string, boolean, (string | null)[][]]>([
      ["/", false, []],
      ["/docs/core/metadex", true, [["Docs", "page"]]],
      ["/docs/core/other", true, [["Docs", "true"]]],
      ["/docs/core/tokenomics", true, [["Concepts", "page"]]],
      ["/docs/core/tokenomics/", true, [["Concepts", "page"]]],
      ["/Docs/Core/Tokenomics", true, [["Concepts", "page"]]],
    ])("at %s, of the sidebar: %s", (currentPath, isAround, expected) => {
      const ofSidebar = { ...docs, around: isAround ? ("sidebar" as const) : undefined };
      renderNavbar({ currentPath, left: [ofSidebar, concepts] });
      expect(marked()).toEqual(expected);
    });

    test("a link to the first page of a section, rather than the sidebar around it", () => {
      const left = [
        { ...docs, around: "sidebar" as const },
        {
          ...item({ type: "doc", label: "Build", path: "/docs/swap" }),
          around: "section" as const,
        },
      ];
      renderNavbar({ currentPath: "/docs/quote", left });
      expect(marked()).toEqual([["Build", "true"]]);
    });

    test.each([
      ["/blog", [["Blog", "page"]]],
      ["/blog/welcome", [["Blog", "true"]]],
      ["/blog/tags/fees", [["Tags", "true"]]],
      ["/blogs", []],
      ["/", [["Home", "page"]]],
    ])("at %s, of links to lists, one within another", (currentPath, expected) => {
      const left = [
        item({ label: "Blog", path: "/blog" }),
        item({ label: "Tags", path: "/blog/tags" }),
        item({ label: "Home", path: "/" }),
      ];
      renderNavbar({ currentPath, left });
      expect(marked().filter(([name]) => name)).toEqual(expected);
    });
  });

  describe("a menu", () => {
    const more = { ...item({ type: "menu", label: "More" }), items: [docs, source] };
    const show = (currentPath = "/") => renderNavbar({ left: [more], right: [], currentPath });
    const menu = () => screen.getByText("More").closest("details");
    const isOpen = () => menu()?.open;
    const open = () => {
      menu()?.setAttribute("open", "");
      screen.getByText("More").focus();
    };

    test("has its links, and is marked on the pages that they lead to", () => {
      show();
      const links = Array.from(menu()?.querySelectorAll("a") ?? [], (link) => link.textContent);
      expect(links).toEqual(["Docs", "Source code"]);
      expect(screen.getByText("More")).not.toHaveAttribute("aria-current");
      cleanup();
      show("/docs/core/metadex");
      expect(screen.getByText("More")).toHaveAttribute("aria-current", "true");
    });

    test("closes on Escape, which gives the focus back to its button", () => {
      show();
      open();
      screen.getByText("Docs").focus();
      fireEvent.keyDown(screen.getByText("Docs"), { key: "Escape" });
      expect(isOpen()).toBe(false);
      expect(screen.getByText("More")).toHaveFocus();
    });

    test.each([
      ["the focus leaves it", () => screen.getByRole("link", { name: /^ACME/ }).focus()],
      ["something else is pressed", () => fireEvent.pointerDown(document.body)],
      ["one of its links is followed", () => fireEvent.click(screen.getByText("Docs"))],
    ])("closes when %s", (_, turnAway) => {
      show();
      open();
      fireEvent.pointerDown(screen.getByText("Docs"));
      screen.getByText("Source code").focus();
      expect(isOpen()).toBe(true);
      turnAway();
      expect(isOpen()).toBe(false);
    });
  });

  test("a control that the site does not have leaves no trace", () => {
    const { container } = render(
      <NavbarItem
        item={item({ type: "search" })}
        active={undefined}
        currentPath="/"
        controls={{ search: null }}
      />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});

describe("E6 an item that cannot be shown throws an error with its whole definition", () => {
  // React and jsdom both report an error that nothing catches.
  beforeEach(() => {
    jest.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test.each([
    ["no target", item({ label: "Nowhere" })],
    ["no label", item({ path: "/blog" })],
    ["a menu without links", { ...item({ type: "menu", label: "More" }), items: [] }],
    ["an empty target", item({ label: "Nowhere", href: "" })],
  ])("%s", (_, faulty) => {
    let message = "";
    try {
      renderNavbar({ left: [docs, faulty] });
    } catch (error) {
      message = String(error);
    }
    expect(message).toContain("content/site.yml");
    expect(message).toContain(JSON.stringify(faulty, null, 2));
    expect(message).not.toContain('"Docs"');
  });
});

test("L3 a crowded navbar brings styles that React and browsers read alike", () => {
  Object.assign(globalThis, { NAVBAR_CROWDED_UP_TO: 1400 });
  const { container } = renderNavbar();
  const text = container.querySelector("style")?.textContent ?? "";
  expect(text).toContain("@media (max-width:1400px)");
  expect(text).not.toMatch(/[<>&"']/);
  Object.assign(globalThis, { NAVBAR_CROWDED_UP_TO: 0 });
});
