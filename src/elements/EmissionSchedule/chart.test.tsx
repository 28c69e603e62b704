/**
 * @jest-environment jsdom
 */
import { describeChart } from "../../../test/jest/describe-chart";
import { draw } from "./chart";
import { EmissionSchedule } from "./EmissionSchedule";

describeChart("EmissionSchedule", {
  element: <EmissionSchedule />,
  draw,
  header: ["Epoch", "Emission", "Without a tail", "Supply before", "Share of it"],
  row: ["Epoch 12", "8,863,849", "8,863,849", "613,615,128", "1.44%"],
  values: [
    [null, "Epoch 105Emission: 3,455,721Without a tail: 3,480,931Supply before: 1,151,906,886"],
    [
      "12",
      "Emission: 8,863,849Without a tail: 8,863,849Supply before: 613,615,128Share of it: 1.44%",
    ],
    ["50", "Emission: 6,050,061"],
  ],
  outside: { "emissions.tailThreshold": 99e6 },
});
