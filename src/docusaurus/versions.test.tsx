import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const mockDocs = (path?: string) => {
  const docs = path === undefined ? [] : [{ docId: "a", path }];
  return { docs, mainDoc: docs[0] ?? null };
};
jest.mock("@gatsbyjs/reach-router", () => ({
  useLocation: () => ({ pathname: "/docs/next/a" }),
}));
jest.mock("gatsby", () => ({
  graphql: () => undefined,
  withPrefix: (path: string) => path,
  useStaticQuery: () => ({
    allDocsVersion: {
      nodes: [
        { name: "2.0", label: "Two", path: "/docs", collection: "docs", ...mockDocs("/docs/a") },
        { name: "current", label: "Next", path: "/docs/next", collection: "docs", ...mockDocs() },
        { name: "boats", label: "Next", path: "/boats", collection: "boats", ...mockDocs() },
      ],
    },
  }),
}));

let client: typeof import("./core/plugin-content-docs/client");
beforeAll(async () => {
  // Imported after the mocks: imports at the top of the file would run before them.
  client = await import("./core/plugin-content-docs/client");
});

function Versions({ of }: { of?: string }) {
  const versions = client.useVersions(of);
  const latest = client.useLatestVersion(of);
  const active = client.useActiveVersion(of);
  return JSON.stringify([versions, latest?.name, active?.label]);
}

const shown = (element: ReactNode): unknown =>
  JSON.parse(renderToStaticMarkup(element).replaceAll("&quot;", '"'));

test("M6 a component knows the versions of a documentation, and the one of its page", () => {
  expect(shown(<Versions />)).toEqual([
    [
      {
        name: "2.0",
        label: "Two",
        path: "/docs",
        isLast: true,
        mainDocId: "a",
        docs: [{ id: "a", path: "/docs/a" }],
      },
      { name: "current", label: "Next", path: "/docs/next", isLast: false, docs: [] },
    ],
    "2.0",
    "Next",
  ]);
  expect(shown(<Versions of="boats" />)).toEqual([
    [{ name: "boats", label: "Next", path: "/boats", isLast: true, docs: [] }],
    "boats",
    null,
  ]);
});

const All = () => JSON.stringify(client.useAllDocsData());

test("M6 a component knows all documentations, by the names that Docusaurus has for them", () => {
  expect(shown(<All />)).toMatchObject({
    default: { path: "/docs", versions: [{ name: "2.0" }, { name: "current" }] },
    boats: { path: "/boats", versions: [{ name: "boats" }] },
  });
});
