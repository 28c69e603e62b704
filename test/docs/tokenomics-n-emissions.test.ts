import { decayedEmission, emissionSchedule, halfLife } from "../../src/site/formulas/emissions";
import { decimals, percents } from "../../src/site/numbers";
import {
  gaugeEmission,
  holderDilution,
  lockerDilution,
  rebase,
  SECONDS_PER_WEEK,
} from "./calculations";
import { figure, plain, share } from "./document";
import { expectNumbers } from "./expect-numbers";

const whole = decimals(0);
const percent = percents(2, 2);
const short = percents(1);

const rules = {
  initialSupply: figure("emissions.initialSupply"),
  firstWeek: figure("emissions.firstWeek"),
  weeklyDecay: share("emissions.weeklyDecay"),
  tailThreshold: figure("emissions.tailThreshold"),
  tailRate: share("emissions.tailRate"),
};
const schedule = emissionSchedule(rules, 209);
const tail = schedule.findIndex(({ isTail }) => isTail);
const emissionAt = (epoch: number): number => schedule[epoch]?.emission ?? Number.NaN;
const supplyAt = (epoch: number): number => schedule[epoch]?.supply ?? Number.NaN;
const step = emissionAt(tail) / emissionAt(tail - 1) - 1;

const epochRow = (epoch: number, name = String(epoch)): string[] => [
  name,
  whole(emissionAt(epoch)),
  whole(supplyAt(epoch)),
  percent(emissionAt(epoch) / supplyAt(epoch)),
];

const millions = (tokens: number): string => decimals(2)(tokens / 1e6);
/** Supply when the decay has come down to an emission, from the sum of a geometric series. */
const supplyOf = (emission: number): number =>
  rules.initialSupply + (rules.firstWeek - emission) / rules.weeklyDecay;
const fitting = rules.tailThreshold / supplyOf(rules.tailThreshold);

const factor = share("emissions.rebaseCap");
const mintAt = (lockedShare: number) => ({
  supply: rules.initialSupply,
  emission: rules.firstWeek,
  rebase: rebase(factor, rules.firstWeek, lockedShare),
  weight: rules.initialSupply * lockedShare,
});

const teamShare = share("emissions.teamShare");
const votes = 0.03;
const received = gaugeEmission(rules.firstWeek, teamShare, votes);
const stake = 0.02;

describe("M5 the tail joins the decay", () => {
  test("where it begins, the emission falls by at most 2%", () => {
    expect(step).toBeLessThan(0);
    expect(step).toBeGreaterThan(-0.02);
  });

  test("it begins with no more than the decay would have given", () => {
    const decayed = decayedEmission(rules.firstWeek, rules.weeklyDecay, tail);
    expect(emissionAt(tail)).toBeLessThanOrEqual(decayed);
    expect(rules.tailRate).toBeLessThan(fitting);
  });
});

test("M5 the parts of the initial supply add up to the whole", () => {
  const parts = ["lockers", "ecosystem", "treasury", "team", "liquidity"];
  expect(parts.reduce((sum, part) => sum + figure(`allocation.${part}`), 0)).toBe(100);
});

test("M5 a locker whose rebase is E·V/(S − V) is not diluted", () => {
  const mint = mintAt(0.3);
  const enough = (mint.emission * mint.weight) / (mint.supply - mint.weight);
  expect(lockerDilution({ ...mint, rebase: enough })).toBeCloseTo(0, 12);
});

const expected = {
  epochs: [`${whole(SECONDS_PER_WEEK)} the number of seconds in a week`],
  decay: [
    `gives d=${plain(1 - rules.weeklyDecay)}.`,
    `With d=${plain(1 - rules.weeklyDecay)} the emission halves in ln2−ln${plain(1 - rules.weeklyDecay)}, about ${whole(halfLife(rules.weeklyDecay))} weeks.`,
  ],
  "schedule-example": [
    `d=${plain(1 - rules.weeklyDecay)}, a threshold`,
    [
      ["Epoch n", "Emission", "Supply before it", "Emission as a share"],
      ...[0, 12, 25, 52, tail - 1].map((epoch) => epochRow(epoch)),
      epochRow(tail, `${tail}, tail begins`),
      epochRow(208),
    ],
    `At n=${tail}, the ${tail + 1}th epoch, the schedule would give ${whole(decayedEmission(rules.firstWeek, rules.weeklyDecay, tail))}, which is below the threshold.`,
    `The tail begins with ${whole(emissionAt(tail))} instead: ${short(-step)} less than the epoch before, where the decay takes ${short(rules.weeklyDecay)}.`,
    `the supply is ${millions(rules.initialSupply)}+(${millions(rules.firstWeek)}−E)/${plain(rules.weeklyDecay)} million.`,
    `At ${millions(rules.tailThreshold)} million that is ${millions(supplyOf(rules.tailThreshold))} million, and ${millions(rules.tailThreshold)}/${plain(supplyOf(rules.tailThreshold) / 1e6)}=${percents(3)(fitting)}.`,
    `Over 52 epochs it compounds to ${plain(1 + rules.tailRate)}52−1=${short((1 + rules.tailRate) ** 52 - 1)}.`,
  ],
  "pool-share": [
    `Suppose ${whole(rules.firstWeek)} tokens are emitted, τ is ${short(teamShare)} and a pool has ${short(votes)} of the votes.`,
    `Its gauge gets ${whole(rules.firstWeek)}⋅${plain(1 - teamShare)}⋅${votes}=${whole(received)} tokens.`,
    `with ${short(stake)} of the earning stake during the whole epoch receives ${whole(received * stake)}.`,
  ],
  "dilution-example": [
    [
      ["Locked share V/S", "Rebase R", "Holder", "Locker"],
      ...[0.25, 0.5, 0.75, 0.9].map((lockedShare) => {
        const mint = mintAt(lockedShare);
        return [
          short(lockedShare),
          whole(mint.rebase),
          percent(holderDilution(mint)),
          percent(lockerDilution(mint)),
        ];
      }),
    ],
    `At ${short(0.5)} that is ${millions((rules.firstWeek * 0.5) / (1 - 0.5))} million: as much as the emission itself.`,
  ],
  risks: [
    `The first one adds ${short(rules.firstWeek / rules.initialSupply)} in the example above.`,
  ],
};

expectNumbers("docs/core/tokenomics-n-emissions.md", expected, ["how-others-do-it"]);
