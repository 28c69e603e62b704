import { z } from "zod";
import { allElements } from "../../registry/definitions";
import { innerAddress } from "../../site/addresses/address-fields";
import type { SmallChart } from "../../site/charts/small";
import { type Bands, drawStream, type StreamRow } from "../../site/charts/stream";
import type { DocumentTree } from "../../site/tree";
import { exampleElements } from "../../site/worked-examples/elements";
import { type ContentNode, contentNodes, minutesOf } from "../document/content";
import { type DocumentNode, documentTypes } from "../document/document";
import { compileInYaml } from "../document/markdown-in-yaml";
import { drawSmall } from "../document/small-charts";
import type { FileNode, YamlSource } from "../nodes/file-nodes";
import { type NodeApi, type PageApi, type ResolverContext, replaceChildren } from "../nodes/nodes";
import { createProblems } from "../problems/problems";
import { readContentYaml, readFigures } from "../settings/words-file";
import type { YamlPath } from "../yaml/document";

export const types = /* GraphQL */ `
  "The text of the home page: \`content/home.yml\`."
  type HomePage implements Node @dontInfer {
    "The first thing that a reader sees."
    hero: HomeHero!
    "How the product turns, epoch after epoch."
    cycle: HomeCycle!
    "What makes the product different."
    features: [HomeFeature!]!
    "What the product is for, followed through an example. Null if there is none."
    strategies: HomeStrategies
    "What can go wrong. Null if the owner tells nothing of it."
    risks: HomeRisks
    "Ways through the documentation, by reader."
    paths: [HomePath!]!
    "The stream of the hero's example, as a drawing of the brand. Null if it has none."
    stream: Stream
  }

  "A stream as paths in a box of 100 × 100, on both sides of which it goes on."
  type Stream @dontInfer {
    "What it starts with."
    bed: String!
    "What comes in and lies on the bed."
    in: String!
    "What leaves."
    out: String!
  }

  "The first thing that a reader sees."
  type HomeHero @dontInfer {
    "How far the product is, in a few words. Null if the owner says nothing of it."
    status: String
    "Heading of the page."
    title: String!
    "What the product is, in a sentence or two."
    lead: String!
    "Ways on."
    actions: [HomeLink!]!
    "What stands beside it, as a tree, like \`Content.tree\`. Null if there is nothing."
    example: JSON
  }

  "How the product turns, epoch after epoch."
  type HomeCycle @dontInfer {
    "Heading."
    title: String!
    "What turns, in a sentence or two."
    lead: String!
    "Length of a turn in seconds. Turns are counted from the start of 1970, in UTC."
    seconds: Float!
    "How long nobody can vote before and after the end of a turn, in seconds."
    pause: Float!
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
    chart: SmallChart!
  }

  "What the product is for, followed through an example."
  type HomeStrategies @dontInfer {
    "Heading."
    title: String!
    "What it is, in a sentence or two."
    text: String!
    "An example, as a tree, like \`Content.tree\`. Null if there is none."
    example: JSON
    "Heading of the list of duties."
    dutiesTitle: String!
    "What it must do, or must tell."
    duties: [String!]!
    "Ways on."
    actions: [HomeLink!]!
  }

  "What can go wrong."
  type HomeRisks @dontInfer {
    "Heading."
    title: String!
    "A sentence or two before the list."
    text: String!
    "The risks, the most important first."
    items: [HomeRisk!]!
  }

  "Something that can go wrong."
  type HomeRisk @dontInfer {
    "What it is."
    name: String!
    "What happens then, and what remains of it."
    text: String!
    "Route that tells more."
    to: String!
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
    "Minutes that its document takes to read. Null if it leads to no doc, post or page."
    minutes: Float
  }
`;

const text = z.string().min(1);
/** Seconds in each unit of time. */
const SECONDS = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 };
/** A time such as "7 days", or a figure in the language of the build. Its value is in seconds. */
const duration = z.string().transform((written, context) => {
  const figure = readFigures().figures.find(({ text }) => text === written);
  const time = figure ? `${figure.value} ${figure.ownUnit}` : written;
  const [, number = "", unit = ""] = /^([\d.,]+) (\w+?)s?$/.exec(time) ?? [];
  const seconds =
    Number(number.replaceAll(",", "")) * (new Map(Object.entries(SECONDS)).get(unit) ?? 0);
  if (seconds > 0) return seconds;
  context.addIssue({
    code: "custom",
    message: `expected a time such as \`7 days\` or \`1 hour\`, found \`${written}\``,
  });
  return z.NEVER;
});
const to = innerAddress.describe("The page that tells more, such as `/docs`.");
const link = z.strictObject({ label: text.describe("The text of the link."), to });
const links = z.array(link);
/** The elements that are charts, by name. */
const charts = new Map(Array.from(allElements).filter(([, { chart }]) => chart !== undefined));
const attributesOf = (chart: string) => Object.entries(charts.get(chart)?.attributes ?? {});
/** The attributes of charts. They are keys beside `chart`. */
const chartAttributes = Object.fromEntries(
  Array.from(charts.keys())
    .flatMap(attributesOf)
    .map(([name]) => [name, text.optional().describe("An attribute of the chart.")]),
);
const feature = z
  .strictObject({
    title: text.describe("What it is."),
    text: text.describe("What it does for the reader."),
    to,
    chart: z.enum(Array.from(charts.keys())).describe("The chart that shows it."),
    ...chartAttributes,
  })
  .superRefine(({ chart, ...given }, context) => {
    const known = new Set(readFigures().figures.map(({ key }) => key));
    for (const key of charts.get(chart)?.figures ?? []) {
      if (known.has(key)) continue;
      const message = `the chart \`${chart}\` shows the figure \`${key}\`, which is not in \`content/figures.yml\``;
      context.addIssue({ code: "custom", path: ["chart"], message });
    }
    const own = new Map(attributesOf(chart));
    const values = new Map(Object.entries(given));
    for (const name of Object.keys(chartAttributes)) {
      const value = values.get(name);
      const check = own.get(name);
      if (check && value === undefined) {
        const message = `expected the key \`${name}\` beside this chart`;
        context.addIssue({ code: "custom", path: ["chart"], message });
      } else if (check) {
        for (const { message } of check.faultsOf(String(value)))
          context.addIssue({ code: "custom", path: [name], message });
      } else if (value !== undefined) {
        const message = `expected no \`${name}\`, because the chart \`${chart}\` has none`;
        context.addIssue({ code: "custom", path: [name], message });
      }
    }
  });
const heading = text.describe("The heading.");
const entry = z.strictObject({
  name: text.describe("What it is."),
  text: text.describe("What happens."),
  to,
});
/** The shape of `content/home.yml`. */
export const homeSchema = z.strictObject({
  hero: z
    .strictObject({
      status: text.optional().describe("How far the product is, in a few words."),
      title: heading,
      lead: text.describe("What the product is, in a sentence or two."),
      actions: links.describe("Ways on."),
      example: text.optional().describe("Markdown that stands beside it."),
    })
    .describe("The first thing that a reader sees."),
  cycle: z
    .strictObject({
      title: heading,
      lead: text.describe("What turns, in a sentence or two."),
      length: duration.describe("The length of a turn, such as `7 days`."),
      pause: duration
        .optional()
        .describe("How long nobody can vote before and after the end of a turn: `1 hour`."),
      stages: z.array(entry).length(4).describe("The four parts of a turn, in order."),
    })
    .describe("How the product turns, epoch after epoch."),
  features: z.array(feature).describe("What makes the product different."),
  strategies: z
    .strictObject({
      title: heading,
      text: text.describe("What it is, in a sentence or two."),
      example: text.optional().describe("Markdown that follows it through an example."),
      duties: z
        .strictObject({ title: heading, items: z.array(text).describe("The duties.") })
        .describe("What it must do, or must tell."),
      actions: links.describe("Ways on."),
    })
    .optional()
    .describe("What the product is for."),
  risks: z
    .strictObject({
      title: heading,
      text: text.describe("A sentence or two before the list."),
      items: z.array(entry).describe("The risks, the most important first."),
    })
    .optional()
    .describe("What can go wrong."),
  paths: z
    .array(
      z.strictObject({
        reader: text.describe("Who it is for."),
        steps: links.describe("The docs to read, in order."),
      }),
    )
    .describe("Ways through the documentation, by reader."),
});

type Feature = z.infer<typeof feature>;

const drawChart = ({ chart, title, text, to, ...attributes }: Feature): SmallChart | undefined =>
  drawSmall(chart, attributes);

/** Returns how long the document at a route takes to read. */
async function minutesAt(
  { to }: { to: string },
  _: unknown,
  { nodeModel }: ResolverContext,
): Promise<number | null> {
  const query = { filter: { path: { eq: to.split(/[?#]/)[0] } } };
  for (const { name: type } of documentTypes) {
    const document = await nodeModel.findOne<DocumentNode>({ type, query });
    const content =
      document &&
      nodeModel.getNodeById<ContentNode>({ id: document.contentId, type: contentNodes.name });
    if (content) return minutesOf(content);
  }
  return null;
}

export const resolvers = {
  HomeFeature: { chart: { resolve: drawChart } },
  HomeLink: { minutes: { resolve: minutesAt } },
};

/** Returns the first stream of a document; null if it has none. */
function streamIn(tree: DocumentTree): Bands | null {
  for (const node of tree) {
    if (typeof node === "string") continue;
    const [name, { steps }, ...children] = node;
    if (name === "Flow" && steps) return drawStream(steps as unknown as StreamRow[]).bands;
    const found = streamIn(children);
    if (found) return found;
  }
  return null;
}

/** Makes the HomePage node of `content/home.yml`. */
function createHome(api: NodeApi, file: FileNode): void {
  const { absolutePath } = file;
  const { value, problems } = readContentYaml(absolutePath, homeSchema);
  if (!value) {
    replaceChildren(api, file, "HomePage", []);
    createProblems(api, file, problems);
    return;
  }
  const { hero, cycle, strategies, ...others } = value;
  const exampleAt = (markdown: string | undefined, at: YamlPath) =>
    markdown === undefined ? undefined : compileInYaml(markdown, absolutePath, at, exampleElements);
  const followed = exampleAt(hero.example, ["hero", "example"]);
  const strategy = exampleAt(strategies?.example, ["strategies", "example"]);
  const { length: seconds, pause = 0, ...stages } = cycle;
  const fields = {
    ...others,
    hero: { ...hero, example: followed?.tree ?? null },
    stream: streamIn(followed?.tree ?? []),
    cycle: { ...stages, seconds, pause },
    strategies: strategies && {
      ...strategies,
      example: strategy?.tree ?? null,
      dutiesTitle: strategies.duties.title,
      duties: strategies.duties.items,
    },
  };
  replaceChildren(api, file, "HomePage", [{ id: api.createNodeId("home page"), fields }]);
  createProblems(api, file, [
    ...problems,
    ...(followed?.problems ?? []),
    ...(strategy?.problems ?? []),
  ]);
}

/** The file of these nodes. */
export const yaml: YamlSource = { file: "content/home.yml", create: createHome };

/** Returns the stream of the home page as a drawing; null if it has none. */
export function streamOf(api: Pick<PageApi, "getNodesByType">): Bands | null {
  const [home] = api.getNodesByType("HomePage");
  return (home?.stream as Bands | undefined) ?? null;
}
