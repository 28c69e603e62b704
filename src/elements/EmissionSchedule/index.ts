import { lazyPart } from "../../prose/LazyPart/lazy-part";

export const EmissionSchedule = lazyPart(STRINGS.parts.emissions, () =>
  import(/* webpackChunkName: "emission-schedule" */ "./EmissionSchedule").then(
    (module) => module.EmissionSchedule,
  ),
);
