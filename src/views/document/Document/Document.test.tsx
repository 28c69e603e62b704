/**
 * @jest-environment jsdom
 */
import { render, waitFor } from "@testing-library/react";
import { Head } from "../../../layout/Head/Head";
import { loadHelmet } from "../../../runtime/loading/helmet";
import { Document } from "./Document";

const all = (selector: string, attribute: string) =>
  Array.from(document.head.querySelectorAll(selector), (tag) => tag.getAttribute(attribute));

test("M6 N2 the head of a document replaces what the page says of itself", async () => {
  await loadHelmet();
  const page = (head?: unknown) => (
    <>
      <Head>
        <title>Fees | Acme</title>
        <meta name="description" content="Of the page" />
        <link rel="canonical" href="https://acme.example/fees" />
        <link rel="alternate" href="/fees.md" />
      </Head>
      <Document tree={[]} head={head} images={[]} figures={[]} />
    </>
  );
  const { rerender } = render(
    page([
      ["title", {}, "All about fees"],
      ["meta", { name: "description", content: "Of the author" }],
      ["meta", { property: "article:section", content: "Fees" }],
      ["link", { rel: "canonical", href: "https://first.example/fees" }],
      ["link", { rel: "alternate", hrefLang: "de", href: "https://acme.example/de" }],
    ]),
  );
  await waitFor(() => expect(document.title).toBe("All about fees"));
  expect(all("meta[name=description]", "content")).toEqual(["Of the author"]);
  expect(all("meta[property]", "content")).toEqual(["Fees"]);
  expect(all("link[rel=canonical]", "href")).toEqual(["https://first.example/fees"]);
  expect(all("link[rel=alternate]", "href").toSorted()).toEqual([
    "/fees.md",
    "https://acme.example/de",
  ]);

  rerender(page());
  await waitFor(() => expect(document.title).toBe("Fees | Acme"));
  expect(all("meta[name=description]", "content")).toEqual(["Of the page"]);
  expect(all("link[rel=canonical]", "href")).toEqual(["https://acme.example/fees"]);
});
