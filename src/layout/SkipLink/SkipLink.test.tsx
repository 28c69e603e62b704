/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MAIN_ID } from "../../site/frame-ids";
import { SkipLink } from "./SkipLink";

test("L1 the skip link is reached by the first Tab and leads to the main region", async () => {
  render(
    <>
      <SkipLink />
      <a href="/docs">Docs</a>
      <main id={MAIN_ID} tabIndex={-1} />
    </>,
  );
  await userEvent.tab();
  const link = screen.getByRole("link", { name: "Skip to main content" });
  expect(link).toHaveFocus();
  expect(document.querySelector(link.getAttribute("href") ?? "")).toBe(screen.getByRole("main"));
});
