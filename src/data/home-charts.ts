import { geometricAverage } from "../site/formulas/average-price";
import { deviationAtCap, dynamicFee } from "../site/formulas/dynamic-fee";
import { emissionSchedule } from "../site/formulas/emissions";
import { capitalEfficiency } from "../site/formulas/liquidity-range";
import { lockWeight, weeksIn } from "../site/formulas/lock-weight";
import { readFigures } from "./words-file";

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

const percent = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });
const short = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

/** Prices of the range that stands for all ranges, as multiples of the current price. */
const RANGE = { low: 0.8, high: 1.25 };

function liquidityRange(): Chart {
  const depth = capitalEfficiency(1, RANGE);
  return {
    description: `The same tokens give ${depth.toFixed(1)} times the depth in a range from −20% to +25% of the price, and none outside it.`,
    start: "−40%",
    end: "+40% of the price",
    curves: [
      {
        label: "All prices",
        points: [
          [0.6, 1],
          [1.4, 1],
        ],
      },
      {
        label: "A range",
        points: [
          [0.6, 0],
          [RANGE.low, 0],
          [RANGE.low, depth],
          [RANGE.high, depth],
          [RANGE.high, 0],
          [1.4, 0],
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
    description: `A lock of ${years} years starts with a weight of ${short.format(amount)} for ${short.format(amount)} tokens and falls to zero in a straight line. A permanent lock keeps its weight.`,
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

/** A price that one block bends, and for how long. */
const BENT = { price: 1.5, seconds: 12 };

function averagePrices(figure: Figures): Chart {
  const window = figure("oracle.window");
  const minutes = window / 60;
  const bent = (held: number) =>
    geometricAverage([
      { price: BENT.price, seconds: held },
      { price: 1, seconds: window - held },
    ]);
  const highest = bent(BENT.seconds);
  const start = minutes / 2;
  const end = start + BENT.seconds / 60;
  return {
    description: `Somebody holds the price ${percent.format(BENT.price - 1)} too high for one block of ${BENT.seconds} seconds. The average of ${minutes} minutes moves by ${percent.format(highest - 1)}.`,
    start: "0 minutes",
    end: `${minutes} minutes`,
    curves: [
      {
        label: "Price",
        points: [
          [0, 1],
          [start, 1],
          [start, BENT.price],
          [end, BENT.price],
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
    description: `Emissions start at ${short.format(rules.firstWeek)} tokens an epoch, shrink by ${percent.format(rules.weeklyDecay)} each epoch${tail ? ` and follow the supply from epoch ${tail.epoch + 1} on` : ""}.`,
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

type ChartName = keyof typeof charts;

/** Names of the small charts that `content/home.yml` can ask for. */
export const chartNames = Object.keys(charts) as ChartName[];

/** Room above the highest point, so that its line is not cut. */
const HEADROOM = 1.06;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Draws a small chart from the figures as they are now: paths in a box of 100 by 100. */
export function drawChart(name: ChartName) {
  const { figures } = readFigures();
  const { curves, ...words } = charts[name]((key) => {
    const figure = figures.find((one) => one.key === key);
    if (!figure) throw new Error(`content/figures.yml has no ${key}, which the home page draws.`);
    return figure.value;
  });
  const points = curves.flatMap((curve) => curve.points);
  const xs = points.map(([x]) => x);
  const left = Math.min(...xs);
  const width = Math.max(...xs) - left;
  const height = Math.max(...points.map(([, y]) => y)) * HEADROOM;
  const place = ([x, y]: Point) =>
    `${round((100 * (x - left)) / width)},${round(100 - (100 * y) / height)}`;
  return {
    ...words,
    lines: curves.map((curve) => ({
      label: curve.label,
      path: `M${curve.points.map(place).join("L")}`,
    })),
  };
}
