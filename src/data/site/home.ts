import { z } from "zod";
import { innerAddress, unless } from "../../site/addresses/address-fields";
import { chartNames, chartOf, smallChartOf } from "../../site/charts";
import { figureIn } from "../../site/charts/figures";
import { pathFault } from "../../site/charts/price-path";
import type { SmallChart } from "../../site/charts/small";
import { elementFigures, PRICE_PATH } from "../../site/elements";
import type { Problem } from "../../site/problems/problem";
import { placeInYaml } from "../files/place-of";
import { fromRoot } from "../files/project";
import type { FileNode } from "../nodes/file-nodes";
import { type NodeApi, replaceChildren } from "../nodes/nodes";
import { createProblems } from "../problems/problems";
import { readContentYaml, readFigures } from "../settings/words-file";

export const types = /* GraphQL */ `
  "The text of the home page: \`content/home.yml\`."
  type HomePage implements Node @dontInfer {
    "The first thing that a reader sees."
    hero: HomeHero!
    "How the product turns, epoch after epoch."
    cycle: HomeCycle!
    "What makes the product different."
    features: [HomeFeature!]!
    "Ways through the documentation, by reader."
    paths: [HomePath!]!
  }

  "The first thing that a reader sees."
  type HomeHero @dontInfer {
    "Heading of the page."
    title: String!
    "What the product is, in a sentence or two."
    lead: String!
    "Ways on."
    actions: [HomeLink!]!
  }

  "How the product turns, epoch after epoch."
  type HomeCycle @dontInfer {
    "Heading."
    title: String!
    "What turns, in a sentence or two."
    lead: String!
    "Length of a turn, as the middle of the picture shows it."
    length: String!
    "The four parts of a turn, in order; the last leads to the first."
    stages: [HomeStage!]!
  }

  "A part of an epoch."
  type HomeStage @dontInfer {
    "What it is about, in a word."
    name: String!
    "What happens."
    text: String!
    "Route that tells more."
    to: String!
  }

  "Something that makes the product different."
  type HomeFeature @dontInfer {
    "What it is."
    title: String!
    "What it does for the reader."
    text: String!
    "Route that tells more."
    to: String!
    "A chart of it, drawn small from the product's figures."
    chart: HomeChart!
  }

  "A small chart, ready to be shown. Its paths are in a box 100 wide and 100 high."
  type HomeChart @dontInfer {
    "What it shows, for readers who do not see it."
    description: String!
    "Its lines, the one that matters most first."
    lines: [HomeChartLine!]!
    "Distance of the vertical axis's zero from the top of the box."
    zero: Float!
    "What the horizontal axis measures."
    axis: String!
    "What is at the left end of the horizontal axis."
    start: String!
    "What is at the right end of the horizontal axis."
    end: String!
  }

  "A line of a small chart."
  type HomeChartLine @dontInfer {
    "What it stands for."
    label: String!
    "The drawing, as the \`d\` of an SVG path."
    path: String!
  }

  "A way through the documentation for one kind of reader."
  type HomePath @dontInfer {
    "Who it is for."
    reader: String!
    "The docs to read, in order."
    steps: [HomeLink!]!
  }

  "A link of the home page."
  type HomeLink @dontInfer {
    "Text of the link."
    label: String!
    "Route that it opens."
    to: String!
  }
`;

const text = z.string().min(1);
const link = z.strictObject({ label: text, to: innerAddress });
const feature = z
  .strictObject({
    title: text,
    text,
    to: innerAddress,
    chart: z.enum([...chartNames, PRICE_PATH]),
    prices: text.superRefine(unless(pathFault)).optional(),
  })
  .superRefine(({ chart, prices }, context) => {
    if (chart === PRICE_PATH && prices === undefined) {
      const message = "expected the key `prices` beside this chart";
      context.addIssue({ code: "custom", path: ["chart"], message });
    }
    if (chart !== PRICE_PATH && prices !== undefined) {
      const message = `expected no prices, because only the chart \`${PRICE_PATH}\` has some`;
      context.addIssue({ code: "custom", path: ["prices"], message });
    }
  });
const schema = z.strictObject({
  hero: z.strictObject({ title: text, lead: text, actions: z.array(link) }),
  cycle: z.strictObject({
    title: text,
    lead: text,
    length: text,
    stages: z.array(z.strictObject({ name: text, text, to: innerAddress })).length(4),
  }),
  features: z.array(feature),
  paths: z.array(z.strictObject({ reader: text, steps: z.array(link) })),
});

type Feature = z.infer<typeof feature>;

function drawChart({ chart, prices }: Feature): SmallChart | undefined {
  const figures = readFigures().figures.map(({ key, value, unit = null }) => ({
    key,
    value,
    unit,
  }));
  const draw = chartOf(chart, prices === undefined ? {} : { prices });
  return draw && smallChartOf(draw, figureIn(figures));
}

export const resolvers = {
  HomeFeature: { chart: { resolve: drawChart } },
};

/** Reports charts that cannot be drawn because a figure is missing. */
function missingFigures(features: readonly Feature[], { absolutePath }: FileNode): Problem[] {
  const known = new Set(readFigures().figures.map(({ key }) => key));
  return features.flatMap(({ chart }, index) =>
    elementFigures[chart]
      .filter((key) => !known.has(key))
      .map((key) => ({
        code: "missing-figure",
        severity: "error",
        message: `The chart \`${chart}\` shows the figure \`${key}\`, which is not in \`content/figures.yml\`.`,
        file: fromRoot(absolutePath),
        ...placeInYaml(absolutePath, ["features", index, "chart"]),
      })),
  );
}

/** Makes the HomePage node of `content/home.yml`. */
export function createHome(api: NodeApi, file: FileNode): void {
  const { value, problems } = readContentYaml(file.absolutePath, schema);
  const nodes = value ? [{ id: api.createNodeId("home page"), fields: value }] : [];
  replaceChildren(api, file, "HomePage", nodes);
  createProblems(api, file, [...problems, ...missingFigures(value?.features ?? [], file)]);
}
