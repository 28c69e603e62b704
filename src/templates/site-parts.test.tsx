/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import type { PageProps } from "gatsby";
import type { ComponentType } from "react";
import { type SiteParts, waysOf } from "../search/ways";

// It asks Gatsby for the site's data.
jest.mock("../layout/PageMetadata/PageMetadata", () => ({ PageMetadata: () => null }));
jest.mock("../layout/RouteSuggestions/RouteSuggestions", () => ({
  RouteSuggestions: ({ children }: { children: unknown }) => children,
}));
jest.mock("../layout/Search/SearchPage", () => ({
  SearchPage: ({
    versions: docs,
    site,
  }: Pick<SiteParts, "site"> & { versions: SiteParts["docs"] }) =>
    waysOf({ docs, site }).map(({ label, path }) => (
      <a key={path} href={path}>
        {label}
      </a>
    )),
}));

/** What the queries of these pages find in a site with a doc, and in one with all parts. */
const site = (parts: object) => ({
  siteConfig: { description: "About", product: { name: "Acme" }, hasGlossary: false, ...parts },
  allDocsVersion: { nodes: [{ mainDoc: { path: "/docs/intro" } }] },
  allBlogPost: { nodes: [] },
});

const pages: Record<string, () => Promise<{ default: unknown }>> = {
  home: () => import("./home/template"),
  "404": () => import("../pages/404"),
  search: () => import("../pages/search"),
};

describe("M6 a site's links to its blog and its glossary", () => {
  test.each([
    ["home", ["/blog"]],
    ["404", ["/blog"]],
    ["search", ["/glossary", "/blog/archive", "/blog/tags"]],
  ])("%s has them only if they are there", async (name, links) => {
    const Page = (await pages[name]?.())?.default as ComponentType<Partial<PageProps>>;
    const shown = (parts: object) => {
      const location = { pathname: "/x" } as PageProps["location"];
      const { unmount } = render(<Page data={site(parts)} location={location} />);
      const found = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
      unmount();
      return found.filter((href) => /^\/(?:blog|glossary)/.test(href ?? ""));
    };
    expect(shown({ blog: { title: "Blog" }, hasGlossary: true })).toEqual(links);
    expect(shown({ blog: null })).toEqual([]);
  });
});
