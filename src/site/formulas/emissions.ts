/**
 * The rules by which tokens are emitted. Amounts are in tokens. Decay and tail rate are shares per
 * epoch (0.01 is 1%).
 */
export interface EmissionRules {
  initialSupply: number;
  firstWeek: number;
  weeklyDecay: number;
  /** Once the decayed emission is below this amount, the tail takes over. */
  tailThreshold: number;
  tailRate: number;
}

/** One epoch of a schedule. The first epoch is 0. */
export interface EpochEmission {
  epoch: number;
  emission: number;
  /** Supply before the emission, without rebases. */
  supply: number;
  isTail: boolean;
}

/** Returns the emission of an epoch during the decay: first × (1 − decay)^epoch. */
export const decayedEmission = (first: number, decay: number, epoch: number): number =>
  first * (1 - decay) ** epoch;

/**
 * Returns the sum of the first `epochs` decaying emissions. It is a geometric series: first × (1 −
 * d^n) / (1 − d) with d = 1 − decay.
 */
export const decayedSum = (first: number, decay: number, epochs: number): number =>
  decay === 0 ? first * epochs : (first * (1 - (1 - decay) ** epochs)) / decay;

/** Returns the number of epochs in which a decaying emission halves: ln 2 / −ln(1 − decay). */
export const halfLife = (decay: number): number => Math.LN2 / -Math.log(1 - decay);

/**
 * Returns the first `epochs` epochs: a decay, then a tail that is a share of the supply.
 * Source: the form of Velodrome's Minter (SPECIFICATION.md), without its rebase.
 */
export function emissionSchedule(rules: EmissionRules, epochs: number): EpochEmission[] {
  const schedule: EpochEmission[] = [];
  let supply = rules.initialSupply;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const decayed = decayedEmission(rules.firstWeek, rules.weeklyDecay, epoch);
    const isTail = decayed < rules.tailThreshold;
    const emission = isTail ? supply * rules.tailRate : decayed;
    schedule.push({ epoch, emission, supply, isTail });
    supply += emission;
  }
  return schedule;
}
