/**
 * @jest-environment jsdom
 */
import { render, screen, within } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { loadHelmet } from "../../../runtime/loading/helmet";
import { Breadcrumbs } from "./Breadcrumbs";

const steps = [
  { label: "Docs", path: "/docs" },
  { label: "Core", path: null },
  { label: "Dynamic fees", path: "/docs/core/dynamic-fees" },
];

/** The result of `Helmet.peek()`. Its published type describes the server's result instead. */
interface HelmetState {
  scriptTags: { type: string; innerHTML: string }[];
}

const structuredData = (): unknown[] => {
  const state: unknown = Helmet.peek();
  return (state as HelmetState).scriptTags
    .filter(({ type }) => type === "application/ld+json")
    .map(({ innerHTML }) => JSON.parse(innerHTML));
};

describe("D4 breadcrumbs", () => {
  beforeAll(loadHelmet);
  beforeEach(() => {
    render(<Breadcrumbs steps={steps} siteUrl="https://acme.example" />);
  });

  test("lead from home through the sections to the page", () => {
    const trail = within(screen.getByRole("navigation", { name: "Breadcrumbs" }));
    expect(trail.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Home",
      "Docs",
      "Core",
      "Dynamic fees",
    ]);
  });

  test("link to what has a page, but for the page itself, which is marked as current", () => {
    const links = screen.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Home", "/"],
      ["Docs", "/docs"],
    ]);
    expect(screen.getByText("Dynamic fees")).toHaveAttribute("aria-current", "page");
    expect(screen.getByText("Core")).not.toHaveAttribute("aria-current");
  });

  test("X2 are given as structured data, with absolute addresses", () => {
    expect(structuredData()).toEqual([
      {
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Home", item: "https://acme.example/" },
          { "@type": "ListItem", position: 2, name: "Docs", item: "https://acme.example/docs" },
          { "@type": "ListItem", position: 3, name: "Core" },
          {
            "@type": "ListItem",
            position: 4,
            name: "Dynamic fees",
            item: "https://acme.example/docs/core/dynamic-fees",
          },
        ],
      },
    ]);
  });
});
