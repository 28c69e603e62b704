import { readFileSync } from "node:fs";
import { dynamicFee } from "../../src/site/formulas/dynamic-fee";
import { lockWeight, weeksIn } from "../../src/site/formulas/lock-weight";
import { decimals, percents } from "../../src/site/numbers";
import { voterReward } from "./calculations";
import { figure, plain, productShort, share } from "./document";
import { expectNumbers } from "./expect-numbers";

const whole = decimals(0);
const cents = decimals(2, 2);
const percent = percents(2);

const years = figure("lock.longest");
const locked = figure("lock.example");
const weighs = (left: number): number => lockWeight(locked, weeksIn(left), years);

describe("a fee from swap to claim", () => {
  const swap = 40_000;
  const deviation = 500;
  const rules = {
    base: share("dynamicFee.base"),
    perTick: share("dynamicFee.perTick"),
    cap: share("dynamicFee.cap"),
  };
  const rate = dynamicFee(rules, deviation);
  const fee = swap * rate;
  const staked = 0.75;
  const [fromStaked, fromUnstaked] = [fee * staked, fee * (1 - staked)];
  const levy = fromUnstaked * share("fees.unstakedLevy");
  const forVoters = fromStaked + levy;
  const kept = fromUnstaked - levy;

  const week = 10_000;
  const weekForVoters = (week / fee) * forVoters;
  const weekUnstaked = week * staked * (1 - share("fees.unstakedLevy"));

  const yearsLeft = 3;
  const weight = weighs(yearsLeft);
  const votes = 300_000;
  const one = voterReward(forVoters, weight, votes);

  const emitted = 9_000_000;
  const allVotes = 90_000_000;
  const received = (emitted / allVotes) * votes;

  expectNumbers(
    "blog/2019-05-29-long-blog-post.md",
    {
      "": [
        `A trader swaps ${whole(swap)} USDC and pays a fee of ${plain(fee)} USDC.`,
        `This post follows the ${plain(fee)} USDC all the way`,
      ],
      "the-short-version": [
        [
          ["Stop", "What happens", "Amount"],
          ...(
            [
              ["1. Swap", "The trader pays the fee", fee],
              ["2. Pool", "Staked liquidity earned three quarters", fromStaked],
              ["3. Pool", "Unstaked liquidity earned one quarter", fromUnstaked],
              ["4. Levy", "A tenth of the unstaked part is taken for voters", levy],
              ["5. Voters", "Staked part plus levy", forVoters],
              ["6. Owners", "What the unstaked providers keep", kept],
            ] as const
          ).map(([stop, event, amount]) => [stop, event, `${cents(amount)} USDC`]),
        ],
        `The last two lines add up to ${plain(forVoters + kept)} USDC.`,
      ],
      "how-the-fee-is-set": [
        `Suppose that at this moment the base is ${percent(rules.base)}, and that the price stands ${deviation} ticks from its average at ${percents(4)(rules.perTick)} a tick`,
        `f=${percent(rules.base)}+${deviation}⋅${percents(4)(rules.perTick)}=${percents(2, 2)(rate)}`,
        `The trader brings ${whole(swap)} USDC, so the fee is ${whole(swap)} times ${percents(2, 2)(rate)}, which is ${plain(fee)} USDC. The other ${whole(swap - fee)} USDC are exchanged.`,
      ],
      "who-was-there": [
        `Of that active liquidity, ${percent(staked)} is staked in the pool's gauge and ${percent(1 - staked)} is not.`,
      ],
      "staked-liquidity": [
        `So ${percent(staked)} of the fee, ${plain(fromStaked)} USDC, is set aside`,
      ],
      "unstaked-liquidity": [
        `Their part is ${percent(1 - staked)}, which is ${plain(fromUnstaked)} USDC. In the example a levy of ${percent(share("fees.unstakedLevy"))} applies, so ${plain(levy)} USDC goes to voters and ${plain(kept)} USDC to the owners.`,
      ],
      "the-rest-of-the-week": [
        `Suppose that the pool takes ${whole(week)} USDC in epoch n`,
        `${whole(week)}⋅${plain(forVoters)}${plain(fee)}=${whole(weekForVoters)} USDC`,
      ],
      "the-weight": [
        `Our voter locked ${whole(locked)} ${productShort()} for the longest time of ${years} years. When the vote is cast, ${yearsLeft} years remain.`,
        `w=a⋅tT=${locked}⋅${yearsLeft}${years}=${plain(weight)}`,
        `the voter gives all ${plain(weight)} to our pool`,
      ],
      "the-share": [
        `the pool holds votes of ${whole(votes)} in total`,
        `${plain(forVoters)} times ${plain(weight)} divided by ${whole(votes)}, or ${plain(one)} USDC`,
        `${whole(weekForVoters)} times ${plain(weight)} divided by ${whole(votes)}, or ${plain(voterReward(weekForVoters, weight, votes))} USDC`,
        `of the trader's ${plain(fee)} USDC reach this one voter. The other voters of the pool share the remaining ${plain(forVoters - one)} USDC.`,
      ],
      "what-the-providers-got": [
        `The staked providers gave up ${whole(week * staked)} of the ${whole(week)} USDC.`,
        `Suppose ${whole(emitted)} tokens went to all gauges, and our pool held ${whole(votes)} of ${whole(allVotes)} votes.`,
        `${whole(emitted)}⋅${whole(votes)}${whole(allVotes)}=${whole(received)} tokens`,
        `would have kept ${whole(week * staked)} USDC less the levy of ${percent(share("fees.unstakedLevy"))}, which is ${whole(weekUnstaked)} USDC. At ${plain(weekUnstaked / received)} USDC a token, ${whole(received)} tokens are worth exactly that.`,
      ],
      "what-would-change-the-result": [
        `With ${whole(2 * votes)} votes instead of ${whole(votes)}, our voter's share halves`,
        `With 1 year remaining instead of ${yearsLeft}, the weight is ${plain(weighs(1))} and the reward about a third.`,
      ],
      "read-next": [`shows where the ${whole(emitted)} tokens come from`],
    },
    ["how-this-post-is-made"],
  );
});

describe("a post that calculates", () => {
  const name = "blog/2021-08-01-mdx-blog-post.mdx";
  const decay = share("emissions.weeklyDecay");

  expectNumbers(name, {
    "try-the-weight-of-a-lock": [
      `A full lock of ${whole(locked)} tokens weighs ${whole(weighs(years))}.`,
      `the same tokens weigh ${plain(weighs(years / 4))}.`,
    ],
    "see-a-decay-add-up": [`each one after it is ${percent(decay)} smaller`],
  });

  test("M5 its code calculates with the figures of the schedule", () => {
    const source = readFileSync(`content/${name}`, "utf8");
    expect(source).toContain(`const firstWeek = ${figure("emissions.firstWeek")}\n`);
    expect(source).toContain(`decayedEmission(firstWeek, ${decay}, week)`);
    expect(source).toContain(`decayedEmission(1, ${decay}, week)`);
    expect(source).toContain(`halfLife(${decay})`);
  });
});
