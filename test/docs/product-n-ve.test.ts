import { lockWeight } from "../../src/site/formulas/lock-weight";
import { decimals, percents } from "../../src/site/numbers";
import { epochStart, rebase, voterReward } from "./calculations";
import { figure, plain, share } from "./document";
import { expectNumbers } from "./expect-numbers";

const whole = decimals(0);
const two = decimals(2);
const percent = percents(2);

const DAY = 24 * 60 * 60;
const years = figure("lock.longest");
const longest = years * 365;
const amount = figure("lock.example");
const weighs = (tokens: number, days: number): number => lockWeight(tokens, days / 7, years);

// The example of rounding: from a Wednesday at noon, for two years.
const created = Date.UTC(2025, 9, 8, 12) / 1000;
const chosen = 730;
const chosenEnd = created + chosen * DAY;
const rounded = (epochStart(chosenEnd) - created) / DAY;

const first = { tokens: 600, days: 365 };
const second = { tokens: 400, days: 1095 };
const apart = weighs(first.tokens, first.days) + weighs(second.tokens, second.days);
const merged = weighs(first.tokens + second.tokens, second.days);

const pool = { pays: 20_000, votes: 10_000, vote: 500 };

const emission = figure("emissions.firstWeek");
const factor = share("emissions.rebaseCap");
const locked = 0.5;

test("M5 the example of rounding ends on a Friday at noon, a day and a half after the boundary", () => {
  expect(new Date(created * 1000).toUTCString()).toMatch(/^Wed.* 12:00:00 GMT$/);
  expect(new Date(chosenEnd * 1000).toUTCString()).toMatch(/^Fri.* 12:00:00 GMT$/);
  expect(chosenEnd - epochStart(chosenEnd)).toBe(1.5 * DAY);
  expect(second.days - first.days).toBe(2 * 365);
});

expectNumbers("docs/core/product-n-ve.md", {
  formula: [`counted as ${years}⋅365=${longest} days.`],
  "worked-example-one-lock": [
    [
      ["Time left", "Share of the longest lock", "Weight"],
      ...[1, 3 / 4, 1 / 2, 1 / 4, 7 / longest].map((part) => [
        `${whole(part * longest)} days`,
        percent(part),
        two(weighs(amount, part * longest)),
      ]),
    ],
    `Each week the lock loses ${amount}⋅7/${longest}=${two(weighs(amount, 7))} of weight`,
    `for ${chosen} days. That is ${Math.floor(chosen / 7)} weeks and ${chosen % 7} days, so the chosen end is a Friday at noon.`,
    `The lock starts with ${rounded} days: ${amount}⋅${rounded}/${longest}=${two(weighs(amount, rounded))}.`,
  ],
  "worked-example-merge": [
    `Lock one holds ${first.tokens} tokens for ${first.days} days and weighs ${plain(weighs(first.tokens, first.days))}.`,
    `Lock two holds ${second.tokens} tokens for ${whole(second.days)} days and weighs ${plain(weighs(second.tokens, second.days))}.`,
    `After the merge, ${whole(first.tokens + second.tokens)} tokens are locked for ${whole(second.days)} days and weigh ${plain(merged)}.`,
    `The gain of ${plain(merged - apart)} is not free: the ${first.tokens} tokens are now locked two years longer.`,
  ],
  rewards: [
    `Suppose a pool pays ${whole(pool.pays)} USDC and has ${whole(pool.votes)} votes. With a vote of ${pool.vote} you receive ${whole(voterReward(pool.pays, pool.vote, pool.votes))} USDC.`,
    `If another ${whole(pool.votes)} votes join before the window closes, you receive half.`,
  ],
  rebase: [
    `Suppose E is ${whole(emission)}, c is ${factor} and half of the supply is locked for good, so V/S=${locked}.`,
    `Then the rebase is ${factor}⋅${whole(emission)}⋅${plain((1 - locked) ** 2)}=${whole(rebase(factor, emission, locked))}.`,
  ],
});
