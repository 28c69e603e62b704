/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Table } from "./Table";

test("M1 a table stands in a group of its own, which can be scrolled by keyboard", async () => {
  render(
    <Table id="fees">
      <tbody>
        <tr>
          <td>0.05%</td>
        </tr>
      </tbody>
    </Table>,
  );
  const group = screen.getByRole("group", { name: "Table" });
  const table = screen.getByRole("table");
  expect(group).toContainElement(table);
  expect(table).toHaveAttribute("id", "fees");
  expect(screen.getByRole("cell", { name: "0.05%" })).toBeInTheDocument();
  await userEvent.tab();
  expect(group).toHaveFocus();
});
