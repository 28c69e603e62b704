/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import { MermaidDrawing } from "./MermaidDrawing";

test("a drawing has its natural size, and says how small it may become", () => {
  render(<MermaidDrawing title="A way" width="924" height="420" code="graph" />);
  const drawing = screen.getByRole("img", { name: "A way" });
  expect(drawing).toHaveAttribute("width", "924");
  expect(drawing).toHaveAttribute("height", "420");
  expect(drawing.style.getPropertyValue("--least")).toBe("693px");
});
