import { existsSync } from "node:fs";
import { writeNew } from "../data/files/door";
import { root } from "../data/files/project";
import { UsageError } from "../data/files/usage-error";
import { isSlot, propsLine, slots, unknownSlot } from "../site/slots";

/** Writes a component that leaves a part of pages as it is. Returns its path from the project's root. */
export function newSlot(name: string): string {
  if (!isSlot(name)) throw new UsageError(unknownSlot(name));
  const path = `src/slots/${name}.tsx`;
  if (existsSync(path)) throw new UsageError(`${path} already exists.`);
  const { place, props } = slots[name];
  const [parameter, result] =
    "children" in props ? ["{ children }", "children"] : ["_props", "null"];
  writeNew(
    root,
    path,
    `${propsLine(name)}
import type { SlotProps } from "../site/slots";

/** ${place.charAt(0).toUpperCase()}${place.slice(1)}. */
export default function ${name}(${parameter}: SlotProps["${name}"]) {
  return ${result};
}
`,
  );
  return path;
}
