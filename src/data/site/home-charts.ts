import { pathThrough } from "../../site/charts/plot";
import { geometricAverage } from "../../site/formulas/average-price";
import { deviationAtCap, dynamicFee } from "../../site/formulas/dynamic-fee";
import { emissionSchedule } from "../../site/formulas/emissions";
import { capitalEfficiency } from "../../site/formulas/liquidity-range";
import { lockWeight, weeksIn } from "../../site/formulas/lock-weight";
import { changes, percents, short } from "../../site/numbers";
import { readFigures } from "../settings/words-file";

type Point = [x: number, y: number];

interface Curve {
  label: string;
  points: Point[];
}

interface Chart {
  description: string;
  start: string;
  end: string;
  curves: Curve[];
}

type Figures = (key: string) => number;

const percent = percents(1);
const change = changes(0);

function liquidityRange(figure: Figures): Chart {
  const price = figure("range.price");
  const range = { low: figure("range.low"), high: figure("range.high") };
  const depth = capitalEfficiency(price, range);
  const [down, up] = [range.low, range.high].map((end) => change(end / price - 1));
  const [start, end] = [price * 0.6, price * 1.4];
  return {
    description: `The same tokens give ${depth.toFixed(1)} times the depth in a range from ${down} to ${up} of the price, and none outside it.`,
    start: "−40%",
    end: "+40% of the price",
    curves: [
      {
        label: "All prices",
        points: [
          [start, 1],
          [end, 1],
        ],
      },
      {
        label: "A range",
        points: [
          [start, 0],
          [range.low, 0],
          [range.low, depth],
          [range.high, depth],
          [range.high, 0],
          [end, 0],
        ],
      },
    ],
  };
}

function dynamicFees(figure: Figures): Chart {
  const rules = {
    base: figure("dynamicFee.base"),
    perTick: figure("dynamicFee.perTick"),
    cap: figure("dynamicFee.cap"),
  };
  const atCap = deviationAtCap(rules);
  const widest = atCap * 1.25;
  const places = [-widest, -atCap, 0, atCap, widest];
  return {
    description: `The fee is ${rules.base}% at the average price and rises on both sides of it in a straight line, up to ${rules.cap}%.`,
    start: "Price below its average",
    end: "above it",
    curves: [
      { label: "Base fee", points: places.map((place) => [place, rules.base]) },
      { label: "Fee", points: places.map((place) => [place, dynamicFee(rules, place)]) },
    ],
  };
}

function lockWeights(figure: Figures): Chart {
  const years = figure("lock.longest");
  const amount = figure("lock.example");
  const weeks = weeksIn(years);
  return {
    description: `A lock of ${years} years starts with a weight of ${short(amount)} for ${short(amount)} tokens and falls to zero in a straight line. A permanent lock keeps its weight.`,
    start: "Today",
    end: `${years} years`,
    curves: [
      {
        label: "Permanent lock",
        points: [
          [0, amount],
          [weeks, amount],
        ],
      },
      {
        label: `${years}-year lock`,
        points: [0, weeks].map((week) => [week, lockWeight(amount, weeks - week, years)]),
      },
    ],
  };
}

/** The false price of a manipulated block, as a multiple of the true one. */
const FALSE_PRICE = 1.5;

function averagePrices(figure: Figures): Chart {
  const window = figure("oracle.window");
  const block = figure("oracle.manipulation");
  const minutes = window / 60;
  const bent = (held: number) =>
    geometricAverage([
      { price: FALSE_PRICE, seconds: held },
      { price: 1, seconds: window - held },
    ]);
  const highest = bent(block);
  const start = minutes / 2;
  const end = start + block / 60;
  return {
    description: `Somebody holds the price ${percent(FALSE_PRICE - 1)} too high for one block of ${block} seconds. The average of ${minutes} minutes moves by ${percent(highest - 1)}.`,
    start: "0 minutes",
    end: `${minutes} minutes`,
    curves: [
      {
        label: "Price",
        points: [
          [0, 1],
          [start, 1],
          [start, FALSE_PRICE],
          [end, FALSE_PRICE],
          [end, 1],
          [minutes, 1],
        ],
      },
      {
        label: "Average",
        points: [
          [0, 1],
          [start, 1],
          [end, highest],
          [minutes, highest],
        ],
      },
    ],
  };
}

/** Four years of weeks, as in the chart of the docs. */
const EPOCHS = 208;

function emissions(figure: Figures): Chart {
  const rules = {
    initialSupply: figure("emissions.initialSupply"),
    firstWeek: figure("emissions.firstWeek"),
    weeklyDecay: figure("emissions.weeklyDecay") / 100,
    tailThreshold: figure("emissions.tailThreshold"),
    tailRate: figure("emissions.tailRate") / 100,
  };
  const schedule = emissionSchedule(rules, EPOCHS);
  const tail = schedule.find(({ isTail }) => isTail);
  return {
    description: `Emissions start at ${short(rules.firstWeek)} tokens an epoch, shrink by ${percent(rules.weeklyDecay)} each epoch${tail ? ` and follow the supply from epoch ${tail.epoch + 1} on` : ""}.`,
    start: "Epoch 1",
    end: `Epoch ${EPOCHS}`,
    curves: [
      {
        label: "First epoch",
        points: [
          [0, rules.firstWeek],
          [EPOCHS - 1, rules.firstWeek],
        ],
      },
      { label: "Emission", points: schedule.map(({ epoch, emission }) => [epoch, emission]) },
    ],
  };
}

const charts = { liquidityRange, dynamicFees, lockWeights, averagePrices, emissions };

type HomeChartName = keyof typeof charts;

/** Names of the small charts that `content/home.yml` can ask for. */
export const chartNames = Object.keys(charts) as HomeChartName[];

/** Room above the highest point, so that the edge does not cut its line. */
const HEADROOM = 1.06;

/** Thrown when a chart needs a figure that does not exist. */
export class MissingFigure extends Error {
  override name = "MissingFigure";
}

/** Draws a small chart from the current figures. The paths are in a box of 100 by 100. */
export function drawChart(name: HomeChartName) {
  const { figures } = readFigures();
  const { curves, ...words } = charts[name]((key) => {
    const figure = figures.find((one) => one.key === key);
    if (!figure)
      throw new MissingFigure(
        `The chart \`${name}\` shows the figure \`${key}\`, which is not in \`content/figures.yml\`.`,
      );
    return figure.value;
  });
  const points = curves.flatMap((curve) => curve.points);
  const xs = points.map(([x]) => x);
  const x = [Math.min(...xs), Math.max(...xs)] as const;
  const y = [0, Math.max(...points.map(([, up]) => up)) * HEADROOM] as const;
  return {
    ...words,
    lines: curves.map((curve) => ({
      label: curve.label,
      path: pathThrough(curve.points, { x, y, side: 100 }),
    })),
  };
}
