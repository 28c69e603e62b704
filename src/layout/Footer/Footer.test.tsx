/**
 * @jest-environment jsdom
 */
import { render, screen, within } from "@testing-library/react";
import { Footer } from "./Footer";

const columns = [
  {
    title: "Learning Material",
    items: [{ label: "About", to: "/docs/core/metadex", href: null }],
  },
  {
    title: "Community",
    items: [
      { label: "Chat", to: null, href: "https://chat.example" },
      { label: "Social", to: null, href: "https://social.example" },
    ],
  },
  { title: "More", items: [{ label: "Source code", to: null, href: "https://code.example" }] },
];

describe("L4 the footer", () => {
  beforeEach(() => {
    render(<Footer columns={columns} copyright="Copyright © 2025 Acme." />);
  });

  test("has its columns in order, each with a heading", () => {
    const footer = within(screen.getByRole("contentinfo"));
    const titles = footer.getAllByRole("heading", { level: 2 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      "Learning Material",
      "Community",
      "More",
    ]);
  });

  test.each([
    ["Learning Material", ["/docs/core/metadex"]],
    ["Community", ["https://chat.example/", "https://social.example/"]],
    ["More", ["https://code.example/"]],
  ])("%s links to %j", (title, addresses) => {
    const column = within(screen.getByRole("region", { name: title }));
    expect(column.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(addresses);
  });

  test("ends with the copyright line", () => {
    expect(screen.getByRole("contentinfo")).toHaveTextContent(/Copyright © 2025 Acme\.$/);
  });
});

test("L4 a footer without columns is the copyright line alone", () => {
  render(<Footer columns={[]} copyright="Copyright © 2025 Acme." />);
  expect(screen.getByRole("contentinfo")).toHaveTextContent(/^Copyright © 2025 Acme\.$/);
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

test("L4 a footer without anything in it is not there", () => {
  const { container } = render(<Footer columns={[]} copyright={null} />);
  expect(container).toBeEmptyDOMElement();
});
