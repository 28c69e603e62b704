export * from "../theme-common";
