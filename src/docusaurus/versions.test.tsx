import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

jest.mock("@gatsbyjs/reach-router", () => ({
  useLocation: () => ({ pathname: "/docs/next/a" }),
}));
jest.mock("gatsby", () => ({
  graphql: () => undefined,
  withPrefix: (path: string) => path,
  useStaticQuery: () => ({
    allDocsVersion: {
      nodes: [
        { name: "2.0", label: "Two", path: "/docs", collection: "docs" },
        { name: "current", label: "Next", path: "/docs/next", collection: "docs" },
        { name: "boats", label: "Next", path: "/boats", collection: "boats" },
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
      { name: "2.0", label: "Two", path: "/docs", isLast: true },
      { name: "current", label: "Next", path: "/docs/next", isLast: false },
    ],
    "2.0",
    "Next",
  ]);
  expect(shown(<Versions of="boats" />)).toEqual([
    [{ name: "boats", label: "Next", path: "/boats", isLast: true }],
    "boats",
    null,
  ]);
});
