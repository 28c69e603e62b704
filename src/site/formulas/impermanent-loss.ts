/**
 * Value of a 50/50 deposit over all prices against holding, when one price becomes `ratio` times the other: 2√r / (1 + r) − 1.
 * Zero or negative: −0.2 is a loss of 20%. Source: Pintail, "Uniswap: A Good Deal for Liquidity Providers?".
 */
export const impermanentLoss = (ratio: number): number => (2 * Math.sqrt(ratio)) / (1 + ratio) - 1;
