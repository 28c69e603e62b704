/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PageProps } from "gatsby";

// It asks Gatsby for the site's data.
jest.mock("../../layout/PageMetadata/PageMetadata", () => ({ PageMetadata: () => null }));

let GlossaryTemplate: typeof import("./template").default;
beforeAll(async () => {
  // Imported after the mock: imports at the top of the file would run before it.
  ({ default: GlossaryTemplate } = await import("./template"));
});

type Props = PageProps<Queries.GlossaryPageQuery>;
type Term = Props["data"]["allGlossaryTerm"]["nodes"][number];

const termOf = (label: string, aliases: string[], definition: string): Term => ({
  slug: label.toLowerCase(),
  label,
  aliases,
  definition,
  hasFigures: false,
  explanation: null,
});

const TERMS = [
  termOf("Pool", ["market"], "Holds two tokens."),
  termOf("Epoch", [], "A week."),
  termOf("Position", [], "Liquidity between two prices."),
];

function open(nodes: Term[] = TERMS) {
  render(<GlossaryTemplate {...({ data: { allGlossaryTerm: { nodes } } } as unknown as Props)} />);
  const type = async (text: string) => {
    const field = screen.getByRole("searchbox", { name: "Find a term" });
    const user = userEvent.setup();
    await user.clear(field);
    if (text) await user.type(field, text);
  };
  const shown = () => screen.queryAllByRole("heading", { level: 3 }).map(({ id }) => id);
  return { type, shown };
}

test("a term has its other names, its definition, and a link to where it is explained", () => {
  const explanation = { path: "/docs/pools", title: "Pools" };
  open([{ ...termOf("Pool", ["market"], "Holds two tokens."), explanation }]);
  for (const text of ["Also: market", "Holds two tokens."])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole("link", { name: "Pools" })).toHaveAttribute("href", "/docs/pools");
});

describe("R9 finding a term in the glossary", () => {
  test("at first all terms are there, in order", () => {
    expect(open().shown()).toEqual(["epoch", "pool", "position"]);
  });

  test.each([
    ["po", ["epoch", "pool", "position"]],
    [" POSITION ", ["position"]],
    ["market", ["pool"]],
    ["two", ["pool", "position"]],
    ["a week", ["epoch"]],
  ])(
    "`%s` leaves only the terms with this text in name, alias or definition",
    async (text, left) => {
      const { type, shown } = open();
      await type(text);
      expect(shown()).toEqual(left);
      expect(screen.queryByText("No term has this text.")).not.toBeInTheDocument();
    },
  );

  test("letters without terms are gone, and all come back with an empty field", async () => {
    const { type, shown } = open();
    await type("market");
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
    expect(screen.queryByRole("link", { name: "E" })).not.toBeInTheDocument();
    await type("");
    expect(shown()).toHaveLength(3);
  });

  test("no term says so", async () => {
    const { type, shown } = open();
    await type("xyz");
    expect(shown()).toEqual([]);
    expect(screen.getByText("No term has this text.")).toBeVisible();
  });

  test("a glossary without terms has no field, and says so", () => {
    open([]);
    expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
    expect(screen.getByText("There are no terms yet.")).toBeVisible();
  });
});
