import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../site/problems/problem";
import { isSlot, propsLine, slots, unknownSlot } from "../../site/slots";
import { fromRoot, root } from "../files/project";

/** The folder of the components that replace or surround parts of pages. */
const slotsFolder = join(root, "src/slots");

/** Returns the owner's components. What stands in a folder of `src/slots`, or is a test, is a part of one. */
export const slotFiles = (): string[] =>
  existsSync(slotsFolder)
    ? readdirSync(slotsFolder)
        .filter((name) => /^[^.]+\.[cm]?[jt]sx?$/.test(name))
        .sort()
        .map((name) => join(slotsFolder, name))
    : [];

const HAS_DEFAULT = /^export default\b|\bas default\b/m;
const WRITTEN_FOR = /^\/\/ Slot \w+: ?([\w, ]*)$/m;

/** Returns `a` and `b` are new, `c` is gone: how the props of a slot differ from those in a file. */
function changesOf(written: readonly string[], now: readonly string[]): string {
  const told = (names: readonly string[], what: string): string[] =>
    names.length === 0
      ? []
      : [
          `${names.map((name) => `\`${name}\``).join(" and ")} ${names.length > 1 ? "are" : "is"} ${what}`,
        ];
  return [
    ...told(
      now.filter((name) => !written.includes(name)),
      "new",
    ),
    ...told(
      written.filter((name) => !now.includes(name)),
      "gone",
    ),
  ].join(", ");
}

/** Returns what is wrong with the file of a slot. */
export function faultsOfSlot(path: string): Problem[] {
  const file = fromRoot(path);
  const [, name = "", end = ""] = /([^/]+?)(\.\w+)$/.exec(file) ?? [];
  const report = (
    severity: Problem["severity"],
    message: string,
    line: number | null = null,
  ): Problem[] => [{ code: "slot", severity, message, file, line, column: null }];
  if (!isSlot(name)) {
    return report(
      "error",
      `${unknownSlot(name)} A part of a slot belongs in a folder of \`src/slots\`.`,
    );
  }
  if (end !== ".tsx") return report("error", `Rename the file to \`${name}.tsx\`.`);
  const text = readFileSync(path, "utf8");
  if (!HAS_DEFAULT.test(text)) {
    return report(
      "error",
      `The file exports no component. Write \`export default function ${name}(…)\`.`,
    );
  }
  const written = WRITTEN_FOR.exec(text);
  if (!written) {
    return report(
      "warning",
      `The file does not say which props it was written for, so an upgrade cannot tell whether they have changed. Add the line \`${propsLine(name)}\`.`,
    );
  }
  const changes = changesOf(
    (written[1] ?? "").split(/[, ]+/).filter(Boolean),
    Object.keys(slots[name].props),
  );
  if (!changes) return [];
  return report(
    changes.endsWith("gone") ? "error" : "warning",
    `The props of the slot \`${name}\` have changed since this file was written: ${changes}. See docs/writing/slots.md, change the component, and write \`${propsLine(name)}\`.`,
    text.slice(0, written.index).split("\n").length,
  );
}

/** Reports slots that do not exist or were written for other props. */
export const slotProblems = (): Problem[] => slotFiles().flatMap(faultsOfSlot);
