/**
 * @jest-environment jsdom
 */
import { render, screen, within } from "@testing-library/react";
import { Tags } from "./Tags";

describe("R9, B1 tags", () => {
  test("are a named list of links, in their order", () => {
    render(
      <Tags
        tags={[
          { label: "hola", path: "/blog/tags/hola" },
          { label: "gatsby", path: "/blog/tags/gatsby" },
        ]}
      />,
    );
    const links = within(screen.getByRole("list", { name: "Tags" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["hola", "/blog/tags/hola"],
      ["gatsby", "/blog/tags/gatsby"],
    ]);
  });
});
