import { readFileSync } from "node:fs";

/** The package that stands in for those that nothing of this site loads. It is one empty file. */
const EMPTY = "empty-npm-package";

const json = (file: string) => JSON.parse(readFileSync(file, "utf8"));

const leftOut = Object.entries(json("package.json").overrides).flatMap(([name, version]) =>
  version === `npm:${EMPTY}@1.0.0` ? [name] : [],
);

/** All packages that npm installs, by their folders. */
const packages: Record<string, { name?: string; dependencies?: Record<string, string> }> =
  json("package-lock.json").packages;

test.each(leftOut)("%s is empty, and a package still asks for it", (name) => {
  const copies = Object.entries(packages).filter(([folder]) =>
    folder.endsWith(`node_modules/${name}`),
  );
  expect(copies.map(([, copy]) => copy.name)).toEqual([EMPTY]);
  const asking = Object.values(packages).filter(({ dependencies }) => dependencies?.[name]);
  expect(asking).not.toEqual([]);
});
