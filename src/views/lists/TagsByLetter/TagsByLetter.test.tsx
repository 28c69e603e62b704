/**
 * @jest-environment jsdom
 */
import { render, screen, within } from "@testing-library/react";
import { TagsByLetter } from "./TagsByLetter";

const tag = (label: string, postCount: number, description: string | null = null) => ({
  label,
  path: `/blog/tags/${label}`,
  description,
  postCount,
});

test("R9 tags stand under their letters, with what they are about and how often they are used", () => {
  render(
    <TagsByLetter tags={[tag("hola", 2), tag("gatsby", 3, "The generator."), tag("Hi", 12)]} />,
  );
  const parts = screen
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent, parentElement }) => [
      textContent,
      within(parentElement?.parentElement as HTMLElement)
        .getAllByRole("listitem")
        .map((row) => [within(row).getByRole("link").getAttribute("href"), row.textContent]),
    ]);
  expect(parts).toEqual([
    ["G", [["/blog/tags/gatsby", "gatsby The generator. 3"]]],
    [
      "H",
      [
        ["/blog/tags/Hi", "Hi  12"],
        ["/blog/tags/hola", "hola  2"],
      ],
    ],
  ]);
});
