import { deviationAtCap, dynamicFee } from "../../src/site/formulas/dynamic-fee";
import { priceAtTick } from "../../src/site/formulas/ticks";
import { decimals, percents } from "../../src/site/numbers";
import { figure, share } from "./document";
import { expectNumbers } from "./expect-numbers";

const whole = decimals(0);
const two = decimals(2, 2);
const percent = percents(2, 2);
/** As many decimals as it has: 0.053%. */
const exact = percents(6);

const rules = {
  base: share("dynamicFee.base"),
  perTick: share("dynamicFee.perTick"),
  cap: share("dynamicFee.cap"),
};
const lookback = figure("dynamicFee.lookback");
const feeAt = (deviation: number): number => dynamicFee(rules, deviation);
const rise = (deviation: number): number => priceAtTick(deviation) - 1;
const atCap = deviationAtCap(rules);

const average = 46_000;
const swap = 10_000;
const calm = 30;
const wild = 800;
const jump = 1000;

/** The formula of a fee, as it is in the text. */
const sum = (deviation: number): string =>
  `f=${exact(rules.base)}+${deviation}⋅${exact(rules.perTick)}=${exact(feeAt(deviation))}`;

const feeRow = (deviation: number, format = percent): string[] => [
  whole(deviation),
  format(rise(deviation)),
  percents(3, 3)(feeAt(deviation)),
];
const decayRow = (seconds: number): string[] => {
  const moved = (jump * seconds) / lookback;
  return [String(seconds), whole(moved), whole(jump - moved), percents(3, 3)(feeAt(jump - moved))];
};

const expected = {
  "the-deviation": [
    `A tick is a price step of ${percent(rise(1))}, so a deviation of 100 ticks means that the price is about ${percents(0)(rise(100))} away`,
  ],
  bounds: [
    `(${exact(rules.cap)}−${exact(rules.base)})/${exact(rules.perTick)}=${whole(atCap)} ticks: the price at ${two(1 + rise(atCap))} times its average, or ${percents(0)(-rise(-atCap))} below it.`,
    // Facts about another exchange.
    "limits the base fee in its module to 3% and the cap to 5%, and uses a default lookback of 600 seconds.",
  ],
  "a-calm-market": [
    `The average tick is ${whole(average)} and the current tick is ${whole(average + calm)}, a deviation of ${calm}. The price is ${percent(rise(calm))} above its average.`,
    sum(calm),
    `A swap of ${whole(swap)} USDC pays ${two(swap * feeAt(calm))} USDC, ${two(swap * (feeAt(calm) - rules.base))} more than at the base fee.`,
  ],
  "a-wild-market": [
    `News moves the price by ${percent(rise(wild))} within a minute, to tick ${whole(average + wild)} against an average of ${whole(average)}. The deviation is ${wild}.`,
    sum(wild),
    `The same swap pays ${whole(swap * feeAt(wild))} USDC, more than twice as much. It is still small beside a move of ${percent(rise(wild))}.`,
    [
      ["Deviation in ticks", "Price against its average, rise", "Fee"],
      feeRow(0, percents(0)),
      ...[100, 500, 1000, 2000].map((deviation) => feeRow(deviation)),
      [`${whole(atCap)} and more`, percents(1)(rise(atCap)), percents(3, 3)(rules.cap)],
    ],
  ],
  "how-the-fee-comes-down": [
    `If the price jumps by ${whole(jump)} ticks`,
    [
      ["Seconds after the jump", "Average has moved", "Deviation left", "Fee"],
      ...[0, 60, 150, 300, 600].map(decayRow),
    ],
    `after 150 of ${lookback} seconds the average has moved ${jump}⋅150/${lookback}=${(jump * 150) / lookback} ticks.`,
  ],
  "what-it-means-for-lps": [`A tick is ${percent(rise(1))} of price`],
};

expectNumbers("docs/core/dynamic-fees.md", expected, ["step-by-step"]);

test("M5 the wild market's fee is more than twice the calm one's, and a tick's fee a hundredth of a tick", () => {
  expect(feeAt(wild) / feeAt(calm)).toBeGreaterThan(2);
  expect(rules.perTick / rise(1)).toBeCloseTo(0.01);
});
