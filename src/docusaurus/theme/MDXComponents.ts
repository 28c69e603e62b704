import type { ComponentType } from "react";

/** The elements that Docusaurus gives to each document. Here, documents have them without this map. */
const none: Readonly<Record<string, ComponentType>> = {};
export default none;
