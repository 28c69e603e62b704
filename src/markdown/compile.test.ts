/**
 * @jest-environment node
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { compile } from "./compile";
import type { Environment } from "./environment";
import { splitFrontMatter } from "./front-matter";

const environment: Environment = {
  words: () =>
    new Map([
      ["product.name", "Stratora"],
      ["product.slug", "stra"],
      ["figures.lock.longest", "4 years"],
    ]),
  routeOf: (file) => (file.endsWith("/metadex.md") ? "/docs/core/metadex" : undefined),
  contentRoot: resolve("content"),
  staticRoot: resolve("static"),
  elements: new Set(["Admonition"]),
};
const compiled = (source: string) =>
  compile(source, resolve("content/docs/core/x.md"), environment);

test("x", () => {
  console.log(
    JSON.stringify(
      compiled(`# Title {#t}

Hello {product.name}, it takes {figures.lock.longest}. [Link](./metadex.md#a) [bad](./no.md)

<!-- truncate -->

## A *head* {#custom}

:::note[Hey **you**]

Math $x_{i} \\cdot y$ here {/* c */}.

:::

\`\`\`ts title="a.ts"
const a = 1;
\`\`\`

| a | b |
|---|--:|
| 1 | 2 |

$$
\\frac{a}{b}
$$

- [x] done

Foot[^1].

[^1]: Note.

### A head
{product.nam}
`),
      null,
      1,
    ),
  );
  const dir = resolve("content/docs/core");
  for (const f of readdirSync(dir)) {
    const t = performance.now();
    const r = compile(
      splitFrontMatter(readFileSync(join(dir, f), "utf8")).body,
      join(dir, f),
      environment,
    );
    console.log(
      f,
      r.words,
      performance.now() - t,
      JSON.stringify(r.tree).length,
      r.problems.filter((p) => p.code !== "unknown-word" && p.code !== "broken-link"),
    );
  }
});
