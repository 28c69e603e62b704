import { arithmeticAverage, geometricAverage } from "../../src/site/formulas/average-price";
import { priceAtTick, tickAtPrice } from "../../src/site/formulas/ticks";
import { changes, decimals, percents } from "../../src/site/numbers";
import { pricePush, type Sandwich, sandwich } from "./calculations";
import { figure } from "./document";
import { expectNumbers } from "./expect-numbers";

const whole = decimals(0);
const two = decimals(2, 2);
const four = decimals(4, 4);
const percent = percents(1);
const change = changes(1, 1);

const window = figure("oracle.window");
const block = figure("oracle.manipulation");

// A legacy pool: its reserves, and for how many seconds.
const stretches = [
  { a: 1000, usdc: 1_000_000, seconds: 1200 },
  { a: 800, usdc: 1_250_000, seconds: 600 },
] as const;
const [before, after] = stretches;
const time = before.seconds + after.seconds;
const averageOf = (of: (stretch: (typeof stretches)[number]) => number): number =>
  stretches.reduce((sum, stretch) => sum + of(stretch) * stretch.seconds, 0) / time;
const priceOf = ({ a, usdc }: (typeof stretches)[number]): number => usdc / a;
const [averageA, averageUsdc] = [averageOf(({ a }) => a), averageOf(({ usdc }) => usdc)];

// A false price of ten times, and of a tenth, for one block.
const tick = 69_080;
const falseTick = Math.round(tick + tickAtPrice(10));
const price = priceAtTick(tick);
const held = (falsePrice: number) => [
  { price, seconds: window - block },
  { price: falsePrice, seconds: block },
];
const bent = held(priceAtTick(falseTick));
const crashed = held(price / 10);

const quote = 1_000_000;
const wanted = 100;
const pushRow = (seconds: number): string[] => {
  const push = (wanted * seconds) / block;
  const { capital, loss } = pricePush(quote, priceAtTick(push));
  return [
    `${whole(seconds)} s`,
    `${whole(push)} ticks`,
    two(priceAtTick(push)),
    `${whole(capital)} USDC`,
    `${whole(loss)} USDC`,
  ];
};

const victim = { base: 1000, quote: 1_000_000, paid: 10_000, fee: 0, tolerance: 0.01 };
const attack = sandwich(victim);
const fee = 0.003;
const highFee = 0.01;
const tolerance = 0.002;
const gainWith = (change: Partial<Sandwich>): number => sandwich({ ...victim, ...change }).gain;

const expected = {
  "legacy-pools": [
    `Suppose the reserves are ${whole(before.a)} A and ${whole(before.usdc)} USDC for ${whole(before.seconds)} seconds, then ${after.a} A and ${whole(after.usdc)} USDC for ${after.seconds} seconds.`,
    `The average reserves are ${two(averageA)} A and ${whole(averageUsdc)} USDC, so the average price is about ${two(averageUsdc / averageA)} USDC.`,
    `The arithmetic mean of the two prices, ${whole(priceOf(before))} and ${two(priceOf(after))}, would be ${two(averageOf(priceOf))}.`,
  ],
  means: [
    `Suppose a pool trades at tick ${whole(tick)}, a price of about ${two(price)}, for ${whole(window - block)} seconds. For one block of ${block} seconds it trades at tick ${whole(falseTick)}, ten times as high.`,
    `=${tick}⋅${window - block}+${falseTick}⋅${block}${window}=${tickAtPrice(geometricAverage(bent)).toFixed(2)}`,
    [
      [`Average over ${whole(window)} seconds`, "Result", "Change"],
      ...[
        ["Geometric mean of prices", geometricAverage(bent)] as const,
        ["Arithmetic mean of prices", arithmeticAverage(bent)] as const,
      ].map(([name, average]) => [name, two(average), change(average / price - 1)]),
    ],
    `a block at a tenth of the price moves it by ${change(geometricAverage(crashed) / price - 1)}, the arithmetic mean by only ${change(arithmeticAverage(crashed) / price - 1)}.`,
  ],
  window: [
    `At one observation every 2 seconds, a window of ${whole(window)} seconds needs ${window / 2} observations`,
  ],
  "worked-example": [
    `A pool holds ${whole(quote)} USDC on the quote side.`,
    `to raise the average by ${wanted} ticks (about ${percents(0)(priceAtTick(wanted) - 1)}) and can hold the price for one block of ${block} seconds.`,
    [
      ["Window", "Push", "Price factor", "Capital", "Loss"],
      ...[figure("dynamicFee.lookback"), window, 3600].map(pushRow),
    ],
  ],
  "minimum-output-by-hand": [
    `The pool holds ${whole(victim.base)} A and ${whole(victim.quote)} USDC. You buy A with ${whole(victim.paid)} USDC, and fees are zero.`,
    `Without interference you get ${four(attack.undisturbed)} A. With a tolerance of ${percent(victim.tolerance)} you accept ${four(attack.minimum)} A.`,
    `An attacker can buy with ${whole(attack.first)} USDC first, which leaves you exactly your minimum. Selling afterwards returns ${whole(attack.returned)} USDC, a gain of about ${whole(attack.gain)} USDC.`,
    `With a pool fee of ${percents(2, 2)(fee)} on every swap, the same plan gains about ${whole(gainWith({ fee }))} USDC.`,
    `With ${percent(highFee)} it loses money.`,
    `With a tolerance of ${percent(tolerance)} and a fee of ${percents(2, 2)(fee)}, the gain falls to about ${whole(gainWith({ fee, tolerance }))} USDC, before gas.`,
    `The first purchase moves the price by only about ${whole(tickAtPrice((1 + attack.first / victim.quote) ** 2))} ticks.`,
  ],
  "a-tax-on-priority": [
    `With a charge of 99 for each 1 of priority fee, the pool would capture ${percents(0)(99 / (99 + 1))} of that competition.`,
  ],
};

expectNumbers("docs/core/oracle-n-mev-protection.md", expected, ["concentrated-pools"]);

test("M5 the sandwich of the example loses where the doc says so", () => {
  expect(gainWith({ fee: highFee })).toBeLessThan(0);
});
