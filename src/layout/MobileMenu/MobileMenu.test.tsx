/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import type { MenuGroup } from "./MainMenu";
import { MobileMenu } from "./MobileMenu";

const NONE: MenuGroup = { title: null, links: [] };
const SOME: MenuGroup = { title: "More", links: [{ label: "Terms", target: "/terms" }] };

describe("L5 the menu has a button", () => {
  test.each<[string, MenuGroup[], ReactNode, string[]]>([
    ["not if there is nothing to show", [NONE], null, []],
    ["if there is a link", [NONE, SOME], null, ["Open menu", "Close menu"]],
    ["on a doc, without a way to an empty main menu", [NONE], "docs", ["Open menu", "Close menu"]],
    [
      "on a doc, with a way to the main menu",
      [NONE, SOME],
      "docs",
      ["Open menu", "← Back to the main menu", "Close menu"],
    ],
  ])("%s", (_, groups, docs, buttons) => {
    render(<MobileMenu groups={groups} docs={docs} />);
    const found = screen.queryAllByRole("button", { hidden: true });
    expect(found.map((button) => button.ariaLabel ?? button.textContent)).toEqual(buttons);
  });
});
