import type { DrawChart } from "../../site/charts/chart";
import type { ChartField } from "../../site/charts/field";
import type { Domain } from "../../site/charts/plot";
import { domainOf, evenly } from "../../site/charts/scale";
import { arithmeticAverage, geometricAverage } from "../../site/formulas/average-price";
import { changes, decimals } from "../../site/numbers";

/** The figures that it shows. */
export const figures = ["oracle.window", "oracle.manipulation"] as const;

/**
 * The false price as a multiple of the true one, given as a power of ten: from a tenth to ten
 * times.
 */
const POWERS: Domain = [-1, 1];
const PLACES = evenly(POWERS, 41);
const FACTORS = [0.1, 0.2, 0.5, 1, 2, 5, 10];

const change = changes(2, 2);
const number = decimals(2);
const factor = (power: number): string => `${number(10 ** power)}×`;

/** Draws how far a false price, held for some seconds, moves the two averages. */
export const draw: DrawChart<(typeof figures)[number]> = (figure, valueIn) => {
  const unit = STRINGS.chart.seconds;
  const span: ChartField = {
    label: STRINGS.elements.ManipulatedAverage.window,
    start: figure("oracle.window").value,
    min: 60,
    max: 86_400,
    step: 60,
    unit,
  };
  const averaged = valueIn(span);
  const held: ChartField = {
    label: STRINGS.elements.ManipulatedAverage.falsePrice,
    start: figure("oracle.manipulation").value,
    min: 0,
    max: averaged,
    unit,
  };
  const seconds = valueIn(held);

  const stretches = (power: number) => [
    { price: 1, seconds: averaged - seconds },
    { price: 10 ** power, seconds },
  ];
  const geometric = (power: number) => geometricAverage(stretches(power)) - 1;
  const arithmetic = (power: number) => arithmeticAverage(stretches(power)) - 1;
  return {
    title: STRINGS.elements.ManipulatedAverage.title,
    description: STRINGS.elements.ManipulatedAverage.description,
    fields: [span, held],
    x: {
      label: STRINGS.elements.ManipulatedAverage.spotPrice,
      domain: POWERS,
      ticks: FACTORS.map(Math.log10),
      tick: factor,
      format: (power) => STRINGS.elements.ManipulatedAverage.spotPriceAt(factor(power)),
      step: 0.02,
      start: 1,
    },
    y: {
      label: STRINGS.elements.ManipulatedAverage.change,
      domain: domainOf(POWERS.flatMap((power) => [geometric(power), arithmetic(power)])),
      tick: changes(1),
    },
    series: [
      {
        name: STRINGS.elements.ManipulatedAverage.geometric,
        at: geometric,
        format: change,
        nameAt: 1,
        nameBelow: 62,
      },
      {
        name: STRINGS.elements.ManipulatedAverage.arithmetic,
        at: arithmetic,
        format: change,
        nameAt: 0.75,
      },
    ],
    places: PLACES,
    rows: FACTORS.map(Math.log10),
  };
};
