import { llmsText } from "./llms";

test("X1 a page without a description is a link alone", () => {
  const documents = [
    { title: "Fees", path: "/fees", description: "What it costs." },
    { title: "Film", path: "/film", description: "" },
  ];
  const text = llmsText({
    ...{ name: "Acme", description: "A site.", url: "https://acme.example" },
    parts: [{ title: "Docs", documents }],
  });
  expect(text).toContain(
    "\n- [Fees](https://acme.example/fees.md): What it costs.\n- [Film](https://acme.example/film.md)\n",
  );
});
