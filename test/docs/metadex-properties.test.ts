import { decimals, percents } from "../../src/site/numbers";
import { expectNumbers } from "./expect-numbers";

const whole = decimals(0);
const two = decimals(2, 2);
const four = decimals(4, 4);
const percent = percents(1);

interface Pool {
  reward: number;
  before: number;
}

const a: Pool = { reward: 6000, before: 30_000 };
const b: Pool = { reward: 2000, before: 5000 };

const reward = a.reward + b.reward;
const votes = a.before + b.before;
const inBalance = (pool: Pool) => (votes / reward) * pool.reward;

/** A row of the table: a value of both pools, and their sum where it means something. */
const row = (name: string, format: (value: number) => string, of: (pool: Pool) => number) => [
  name,
  format(of(a)),
  format(of(b)),
  format(of(a) + of(b)),
];
const perVote = (...args: Parameters<typeof row>) => [...row(...args).slice(0, 3), ""];

expectNumbers("docs/core/metadex-properties.md", {
  "worked-example": [
    `Two pools share ${whole(votes)} votes.`,
    [
      ["", "Pool A", "Pool B", "Together"],
      row("Reward Fp in USDC", whole, (pool) => pool.reward),
      row("Votes before", whole, (pool) => pool.before),
      perVote("Reward per vote before", two, (pool) => pool.reward / pool.before),
      row("Votes in balance", whole, inBalance),
      perVote("Reward per vote in balance", four, (pool) => pool.reward / inBalance(pool)),
    ],
    `Balance needs ${whole(inBalance(b) - b.before)} votes to move from A to B.`,
    `B's share of emissions rises from ${percent(b.before / votes)} to ${percent(inBalance(b) / votes)}, equal to its share of rewards.`,
  ],
});
