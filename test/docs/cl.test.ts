import { impermanentLoss } from "../../src/site/formulas/impermanent-loss";
import {
  capitalEfficiency,
  positionAmounts,
  positionValue,
} from "../../src/site/formulas/liquidity-range";
import { priceAtTick, tickAtPrice } from "../../src/site/formulas/ticks";
import { changes, decimals, percents } from "../../src/site/numbers";
import { figure, plain } from "./document";
import { expectNumbers } from "./expect-numbers";

const whole = decimals(0);
const one = decimals(1, 1);
const two = decimals(2, 2);
const four = decimals(4, 4);
const percent = percents(2, 2);

const liquidity = 1000;
const price = figure("range.price");
const range = { low: figure("range.low"), high: figure("range.high") };
const at = (current: number) => positionAmounts(liquidity, current, range);
const rootLow = Math.sqrt(range.low);
const root = Math.sqrt(price);
const rootHigh = Math.sqrt(range.high);

/** An amount with four decimals, or none where it has none. */
const amount = (value: number): string =>
  Number.isInteger(Math.round(value * 1e9) / 1e9) ? whole(value) : four(value);
const pricesRow = (current: number, place: string): string[] => [
  `${current}, ${place}`,
  amount(at(current).token0),
  amount(at(current).token1),
  two(positionValue(liquidity, current, range)),
];

const spacing = 100;
/** The bound that a pool with this spacing would allow. */
const allowed = (bound: number): number => Math.round(tickAtPrice(bound) / spacing) * spacing;

const efficiencyRow = (m: number, range = ""): string[] => [
  range,
  String(m),
  one(capitalEfficiency(price, { low: price / m, high: price * m })),
];
/** A range around the price, in percent. */
const around = (m: number, least = 0): string =>
  `${changes(1, least)(1 / m - 1)} to ${changes(1, least)(m - 1)}`;

const everywhere = 2 * liquidity * Math.sqrt(price);
const held = (current: number): number => at(price).token0 * current + at(price).token1;
const lossAt = (current: number): number =>
  positionValue(liquidity, current, range) / held(current) - 1;
const ratio = range.high / price;
const atTop = positionValue(liquidity, range.high, range);
const lost = held(range.high) - atTop;
const beyond = 144;

const active = 20_000;
const swapFee = 30;
const rebalanced = 1000;
const fee = 0.003;
const impact = 0.001;
const rebalancing = rebalanced * (fee + impact);

expectNumbers("docs/core/cl.md", {
  "ticks-1": [
    `One tick is a step of ${percent(priceAtTick(1) - 1)}.`,
    `so 100 ticks are about ${percents(0)(priceAtTick(100) - 1)} at any price level.`,
  ],
  "range-and-spacing": [
    [
      ["Spacing s", "Step in price", "Suits"],
      ...(
        [
          [1, "Two tokens pegged to one value"],
          [50, "Closely related tokens"],
          [100, "Liquid tokens"],
          [200, "Volatile tokens"],
          [2000, "New or thinly traded tokens"],
        ] as const
      ).map(([ticks, suits]) => [whole(ticks), percent(priceAtTick(ticks) - 1), suits]),
    ],
  ],
  "worked-example": [
    `Take L=${liquidity}, Pa=${range.low}, Pb=${range.high}. The square roots are ${plain(rootLow)} and ${plain(rootHigh)}.`,
    `with s=${spacing}, ticks ${whole(allowed(range.low))} and ${whole(allowed(range.high))} give ${two(priceAtTick(allowed(range.low)))} and ${two(priceAtTick(allowed(range.high)))}.`,
    [
      ["Price P", "Token 0", "Token 1", "Value in token 1"],
      pricesRow(64, "below"),
      pricesRow(range.low, "bottom"),
      pricesRow(price, "inside"),
      pricesRow(range.high, "top"),
      pricesRow(beyond, "above"),
    ],
    `At P=${price}: x=${liquidity}⋅(1/${plain(root)}−1/${plain(rootHigh)})=${four(at(price).token0)} and y=${liquidity}⋅(${plain(root)}−${plain(rootLow)})=${plain(at(price).token1)}.`,
  ],
  "how-many-times-deeper": [
    [
      ["Range around the price", "m", "η"],
      efficiencyRow(4, "A quarter to four times"),
      efficiencyRow(2, "Half to double"),
      efficiencyRow(1.25, around(1.25)),
      efficiencyRow(1.1, around(1.1)),
      efficiencyRow(1.01, around(1.01, 1)),
    ],
    `a full range needs ${whole(everywhere)} for L=${liquidity}, the range needs ${two(positionValue(liquidity, price, range))}, and η=${two(capitalEfficiency(price, range))}.`,
  ],
  fees: [
    `With L=${liquidity} of ${whole(active)} active, you have ${percents(0)(liquidity / active)}: a fee of ${swapFee} USDC gives ${two((swapFee * liquidity) / active)} USDC.`,
  ],
  "worked-example-1": [
    `In the range from ${range.low} to ${range.high}, let the price go from ${price} to ${range.high}, so rP=${plain(ratio)}.`,
    `Holding: ${four(at(price).token0)}⋅${range.high}+${plain(at(price).token1)}=${whole(held(range.high))}. The position: ${whole(atTop)}.`,
    `Formula: −${liquidity}⋅${plain(root)}⋅(${plain(Math.sqrt(ratio))}−1)2=−${whole(lost)}, which agrees.`,
    `Relative: −${whole(lost)}/${plain(held(range.high))}=${percent(lossAt(range.high))}. A full range loses only ${percent(impermanentLoss(ratio))}.`,
    `Move the marker past ${plain(ratio)}, where the range ends,`,
    `At P=${beyond}, holding is worth ${two(held(beyond))} and the loss is ${percent(-lossAt(beyond))}.`,
  ],
  rebalancing: [
    `At ${range.high} you hold ${whole(at(range.high).token1)} of token 1 and need about half in token 0.`,
    `With a fee of ${percent(fee)} and ${percent(impact)} price impact, swapping ${whole(rebalanced)} costs about ${plain(rebalancing)}.`,
    `earn more than ${plain(rebalancing)} plus gas before`,
    `The ${whole(lost)} lost is gone in either case`,
  ],
});
