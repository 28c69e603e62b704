/**
 * @jest-environment jsdom
 */
import { act, render, waitFor } from "@testing-library/react";
import { loadHelmet } from "../../runtime/loading/helmet";
import { Head } from "./Head";

const page = (title: string) => (
  <Head>
    <title>{title}</title>
    <meta name="description" content={`About ${title}`} />
  </Head>
);

const descriptions = () =>
  [...document.head.querySelectorAll("meta[name=description]")].map((meta) =>
    meta.getAttribute("content"),
  );

test("N2 the head of the HTML stays until another is needed, and then there is one of each tag", async () => {
  document.head.innerHTML =
    '<title data-react-helmet="true">Fees</title><meta data-react-helmet="true" name="description" content="About Fees">';
  const [title, meta] = document.head.children;
  const { rerender } = render(page("Fees"));
  rerender(page("Fees"));
  expect([...document.head.children]).toEqual([title, meta]);

  await act(loadHelmet);
  expect([...document.head.children]).toEqual([title, meta]);

  rerender(page("Locks"));
  await waitFor(() => expect(document.title).toBe("Locks"));
  expect(descriptions()).toEqual(["About Locks"]);
});
