import { decimals } from "../../src/site/numbers";
import { epochStart, SECONDS_PER_WEEK, voterReward } from "./calculations";
import { expectNumbers } from "./expect-numbers";

const whole = decimals(0);
const three = decimals(3, 3);

/** "Thursday 9 October 2025" */
const dayOf = (seconds: number): string => {
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });
  return day.format(seconds * 1000).replace(",", "");
};
/** "08:53:20" */
const clockOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 19);

const time = 1_760_000_000;
const start = epochStart(time);

const weight = 800;
const [toA, toB] = [(weight * 3) / 4, weight / 4];
const poolA = { pays: 5000, votes: 20_000 };
const poolB = { pays: 900, votes: 4000 };
/** The sentence part about what a vote earns, with its calculation. */
const earned = ({ pays, votes }: typeof poolA, vote: number): string =>
  `${whole(pays)} USDC to ${whole(votes)} votes, you get ${whole(pays)}⋅${vote}/${whole(votes)}=${whole(voterReward(pays, vote, votes))} USDC`;

const received = 380_000;
const late = SECONDS_PER_WEEK - 6 * 60 * 60;

test("M5 the example of an epoch's start is a Thursday at midnight", () => {
  expect(dayOf(start)).toBe(dayOf(time));
  expect(clockOf(start)).toBe("00:00:00");
  expect(dayOf(start)).toMatch(/^Thursday/);
});

expectNumbers("docs/core/product-metadex.md", {
  epoch: [
    `the number of seconds in seven days, ${whole(SECONDS_PER_WEEK)}.`,
    `t=${whole(time)} is ${dayOf(time)}, ${clockOf(time)} UTC.`,
    `Dividing by W gives ${(time / SECONDS_PER_WEEK).toFixed(2)}, so the epoch began at ${start / SECONDS_PER_WEEK}⋅${whole(SECONDS_PER_WEEK)}=${whole(start)}: the same day`,
  ],
  "life-of-a-vote": [
    `Suppose your lock weighs ${weight}, and you give 3 parts to pool A and 1 part to pool B. A receives ${toA} votes, B ${toB}.`,
    `If A pays ${earned(poolA, toA)} from it.`,
    `If B pays ${earned(poolB, toB)}.`,
  ],
  "life-of-an-emission": [
    `A gauge receives ${whole(received)} tokens.`,
    `the rate is ${whole(received)}/${whole(SECONDS_PER_WEEK)}=${three(received / SECONDS_PER_WEEK)} tokens a second.`,
    `for six hours, ${whole(late)} seconds remain and the rate is ${three(received / late)}.`,
  ],
});
