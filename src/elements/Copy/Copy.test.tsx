/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Copy } from "./Copy";

test("M2: a button copies the short text beside it, and says so", async () => {
  const user = userEvent.setup();
  render(
    <Copy>
      <code>0x128acb08</code>
    </Copy>,
  );
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByRole("button", { name: "Copied" })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe("0x128acb08");
});
