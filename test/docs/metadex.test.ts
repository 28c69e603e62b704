import { decimals, percents } from "../../src/site/numbers";
import { gaugeEmission } from "./calculations";
import { figure, plain, share } from "./document";
import { expectNumbers } from "./expect-numbers";

const whole = decimals(0);
const cents = decimals(2, 2);
const percent = percents(2);

const swap = 10_000;
const rate = 0.003;
const fee = swap * rate;
const staked = 0.8;
const unstaked = 1 - staked;
const levy = fee * unstaked * share("fees.unstakedLevy");

const emission = figure("emissions.firstWeek");
const teamShare = share("emissions.teamShare");
const votes = 0.04;
const received = gaugeEmission(emission, teamShare, votes);
const liquidity = 0.05;

expectNumbers("docs/core/metadex.md", {
  "a-fee-you-can-follow": [
    `swaps ${whole(swap)} USDC in a concentrated pool that charges ${percents(2, 2)(rate)}. The fee is ${whole(fee)} USDC.`,
    `${percent(staked)} of the active liquidity is staked and ${percent(unstaked)} is not.`,
    `The staked part earns ${plain(fee)}⋅${cents(staked)}=${whole(fee * staked)} USDC`,
    `The unstaked part earns ${plain(fee)}⋅${cents(unstaked)}=${whole(fee * unstaked)} USDC`,
    `With a levy of ${percent(share("fees.unstakedLevy"))}, voters take ${cents(levy)} of those ${whole(fee * unstaked)} USDC and the LPs keep ${cents(fee * unstaked - levy)}.`,
    `${cents(fee * staked + levy)} USDC for voters, ${cents(fee * unstaked - levy)} USDC for unstaked LPs, ${whole(fee)} USDC in all.`,
  ],
  "an-emission-you-can-follow": [
    `Take E=${whole(emission)}, τ=${percent(teamShare)} and a pool with ${percent(votes)} of the votes.`,
    `Its gauge receives ${whole(emission)}⋅${plain(1 - teamShare)}⋅${votes}=${whole(received)} tokens.`,
    `A position that makes up ${percent(liquidity)} of the staked, active liquidity for the whole epoch earns ${whole(received * liquidity)}.`,
    `If it is in range for only half of the time, it earns ${whole((received * liquidity) / 2)}.`,
  ],
});
