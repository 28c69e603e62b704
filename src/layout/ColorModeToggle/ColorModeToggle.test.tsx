/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ColorModeToggle } from "./ColorModeToggle";

describe("C1 the toggle of the colour mode", () => {
  test.each(["dark", "light", "system"] as const)(
    "its name and title say that %s is on",
    (choice) => {
      render(<ColorModeToggle choice={choice} onToggle={() => {}} />);
      const button = screen.getByRole("button", {
        name: `Switch between dark and light mode (currently ${choice} mode)`,
      });
      expect(button).toHaveAttribute("title", `${choice} mode`);
    },
  );

  test("C2 the icons of all modes are there, for CSS to choose from", () => {
    const { container } = render(<ColorModeToggle choice="dark" onToggle={() => {}} />);
    const icons = Array.from(container.querySelectorAll("svg[aria-hidden='true']"), (icon) =>
      icon.getAttribute("data-mode"),
    );
    expect(icons.sort()).toEqual(["dark", "light", "system"]);
  });

  test("asks for the next mode on click and on Enter", async () => {
    const onToggle = jest.fn();
    render(<ColorModeToggle choice="dark" onToggle={onToggle} />);
    await userEvent.click(screen.getByRole("button"));
    await userEvent.keyboard("{Enter}");
    expect(onToggle).toHaveBeenCalledTimes(2);
  });
});
