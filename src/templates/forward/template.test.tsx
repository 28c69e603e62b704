import fc from "fast-check";
import type { PageProps } from "gatsby";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { renderToStaticMarkup } from "react-dom/server";
import { anyText } from "../../../test/jest/any-text";
import { randomCases } from "../../../test/jest/random";
import { redirectTarget } from "../../site/addresses/address-fields";
import { toUrl } from "../../site/addresses/url";
import { Refresh } from "./Refresh";

// It asks Gatsby for the site's data.
jest.mock("../../layout/PageMetadata/PageMetadata", () => ({ PageMetadata: () => null }));

let ForwardTemplate: typeof import("./template").default;
beforeAll(async () => {
  ({ default: ForwardTemplate } = await import("./template"));
});

type Props = PageProps<object, { forward: { path: string; title: string } }>;

/** Returns the elements of a page that leads to an address, as a browser without scripts reads it. */
function elementsOf(path: string): Element[] {
  const props = {
    pageContext: { forward: { path, title: path } },
    location: { search: "", hash: "" },
  };
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <Refresh to={path} />
      </head>
      <ForwardTemplate {...(props as unknown as Props)} />
    </html>,
  );
  const below = ({ children }: Root | Element): Element[] =>
    children.flatMap((child) => (child.type === "element" ? [child, ...below(child)] : []));
  return below(fromHtml(html) as Root);
}

const ELEMENTS = "a article body div h1 head header html meta noscript p".split(" ");

/** Expects that a page leads to an address, and that nothing of the address has become markup. */
function expectToLead(path: string): void {
  const elements = elementsOf(path);
  const refreshes = elements.flatMap(({ tagName, properties }) =>
    tagName === "meta" ? [properties] : [],
  );
  expect(refreshes).toEqual([{ httpEquiv: ["refresh"], content: `0; url=${path}` }]);
  expect(Array.from(new Set(elements.map(({ tagName }) => tagName))).sort()).toEqual(ELEMENTS);
}

describe("R11 a page that leads to another one, without scripts", () => {
  test.each([
    "/docs/intro",
    "https://a.example/b?c=d",
    "/docs/intro?a=b&c=d#e",
    '/blog"></noscript><script>alert(1)</script>',
    "/blog'><img src=x onerror=alert(1)>",
    "/<!--",
    "/]]>",
    "/&quot;&gt;",
  ])("%s", expectToLead);

  test("leads to every target that the settings accept", () => {
    const part = fc.oneof(
      anyText({ maxLength: 4 }),
      fc.constantFrom("/", "?", "#", "&", "&quot;", "&#62;", "'", "%22", "%3Cscript%3E", ";", "="),
    );
    const address = fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join("")}`);
    fc.assert(
      fc.property(address, (to) => {
        const path = redirectTarget.safeParse(to).success ? toUrl(to) : undefined;
        if (path !== undefined) expectToLead(path);
      }),
      { numRuns: randomCases(1000) },
    );
  });
});
