import { lazyPart } from "../../prose/LazyPart/lazy-part";

export const EmissionSchedule = lazyPart("The chart of emissions", () =>
  import(/* webpackChunkName: "emission-schedule" */ "./EmissionSchedule").then(
    (module) => module.EmissionSchedule,
  ),
);
