import { lazyPart } from "../LazyPart/lazy-part";

export { TabItem } from "./TabItem";

// The chunk has a name, as webpack lists only the styles of named chunks (part-styles.ts).
export const Tabs = lazyPart(STRINGS.parts.tabs, () =>
  import(/* webpackChunkName: "tabs" */ "./Tabs").then((module) => module.Tabs),
);
