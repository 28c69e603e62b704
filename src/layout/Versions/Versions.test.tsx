/**
 * @jest-environment jsdom
 */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type VersionChoice, versionChoices } from "../../site/docs-versions";
import { VersionMenu } from "./VersionMenu";
import { VersionNotice } from "./VersionNotice";

const choices: VersionChoice[] = [
  { name: "2", label: "2.x", banner: null, path: "/docs/keels" },
  { name: "next", label: "Next", banner: "unreleased", path: "/docs/next/keels" },
  { name: "1", label: "1.x", banner: "unmaintained", path: "/docs/1/keels" },
];

test("V6 a reader can change to the versions that have a place for the page", () => {
  const versions = choices.map(({ path: _, ...version }) => version);
  expect(versionChoices(versions, { "1": "/docs/1/keels", "2": "/docs/keels" })).toEqual([
    choices[0],
    choices[2],
  ]);
});

describe("V6 the menu of versions", () => {
  test("names the version of the page and leads to the page in all of them", async () => {
    render(<VersionMenu choices={choices} shown="next" />);
    await userEvent.click(screen.getByText("Version: Next"));
    const menu = within(screen.getByRole("navigation", { name: "Versions" }));
    expect(menu.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      choices.map(({ path }) => path),
    );
    expect(menu.getByRole("link", { current: true })).toHaveTextContent("Next");
  });

  test("closes when the reader has chosen", async () => {
    const { container, rerender } = render(<VersionMenu choices={choices} shown="next" />);
    await userEvent.click(screen.getByText("Version: Next"));
    rerender(<VersionMenu choices={choices} shown="1" />);
    expect(screen.getByText("Version: 1.x")).toBeVisible();
    expect(container.querySelector("details")).not.toHaveAttribute("open");
  });

  test("is not there where there is nothing to choose from", () => {
    const { container } = render(<VersionMenu choices={[]} shown="2" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("V6 what a reader is told about a version", () => {
  test.each([
    ["next", "This is documentation of Rivers Next, which is not released yet."],
    ["1", "This is documentation of Rivers 1.x, which is no longer actively maintained."],
  ])("%s", (shown, said) => {
    render(<VersionNotice product="Rivers" choices={choices} shown={shown} />);
    expect(screen.getByRole("note")).toHaveTextContent(`${said} The latest version is 2.x.`);
    expect(screen.getByRole("link", { name: "2.x" })).toHaveAttribute("href", "/docs/keels");
  });

  test.each([["2"], [undefined]])("nothing: %s", (shown) => {
    const { container } = render(
      <VersionNotice product="Rivers" choices={choices} shown={shown} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
