import type { DrawChart } from "../../site/charts/chart";
import type { ChartField } from "../../site/charts/field";
import { domainOf } from "../../site/charts/scale";
import { decayedEmission, emissionSchedule } from "../../site/formulas/emissions";
import { decimals, percents, short } from "../../site/numbers";

/** The figures that it shows. */
export const figures = [
  "emissions.initialSupply",
  "emissions.firstWeek",
  "emissions.weeklyDecay",
  "emissions.tailThreshold",
  "emissions.tailRate",
] as const;

/** The last epoch in the chart: four years of weeks. */
const LAST = 208;
const EPOCHS = Array.from({ length: LAST + 1 }, (_, epoch) => epoch);

const tokens = decimals(0);

/** Draws what each epoch emits: the decay, then the tail that takes over. */
export const draw: DrawChart<(typeof figures)[number]> = (figure, valueIn) => {
  const firstWeek = figure("emissions.firstWeek");
  const decay: ChartField = {
    label: STRINGS.elements.EmissionSchedule.decay,
    start: figure("emissions.weeklyDecay").value,
    min: 0,
    max: 20,
    step: 0.1,
    unit: STRINGS.chart.percent,
  };
  const threshold: ChartField = {
    label: STRINGS.elements.EmissionSchedule.threshold,
    start: figure("emissions.tailThreshold").value,
    min: 0,
    max: firstWeek.value,
    step: 100_000,
  };

  const weeklyDecay = valueIn(decay) / 100;
  const schedule = emissionSchedule(
    {
      initialSupply: figure("emissions.initialSupply").value,
      firstWeek: firstWeek.value,
      weeklyDecay,
      tailThreshold: valueIn(threshold),
      tailRate: figure("emissions.tailRate").value / 100,
    },
    EPOCHS.length,
  );
  const emissionAt = (epoch: number) => schedule[Math.round(epoch)]?.emission ?? 0;
  const supplyAt = (epoch: number) => schedule[Math.round(epoch)]?.supply ?? 0;
  const tail = schedule.find(({ isTail }) => isTail)?.epoch ?? LAST;
  return {
    title: STRINGS.elements.EmissionSchedule.title,
    description: STRINGS.elements.EmissionSchedule.description,
    fields: [decay, threshold],
    x: {
      label: STRINGS.chart.epoch,
      domain: [0, LAST],
      ticks: [0, 52, 104, 156, 208],
      tick: tokens,
      format: (epoch) => STRINGS.chart.epochNumber(epoch),
      step: 1,
      start: tail,
    },
    y: {
      label: firstWeek.unit
        ? STRINGS.elements.EmissionSchedule.anEpoch(firstWeek.unit)
        : STRINGS.elements.EmissionSchedule.tokensAnEpoch,
      domain: domainOf(schedule.map(({ emission }) => emission)),
      tick: short,
    },
    series: [
      {
        name: STRINGS.elements.EmissionSchedule.emission,
        at: emissionAt,
        format: tokens,
        nameAt: 30,
      },
      {
        name: STRINGS.elements.EmissionSchedule.withoutTail,
        at: (epoch) => decayedEmission(firstWeek.value, weeklyDecay, epoch),
        format: tokens,
        nameAt: 184,
        nameBelow: 22,
      },
    ],
    others: [
      { name: STRINGS.elements.EmissionSchedule.supplyBefore, at: supplyAt, format: tokens },
      {
        name: STRINGS.elements.EmissionSchedule.share,
        at: (epoch) => emissionAt(epoch) / supplyAt(epoch),
        format: percents(2, 2),
      },
    ],
    places: EPOCHS,
    rows: [0, 12, 25, 52, 78, 104, 105, 156, 208],
  };
};
