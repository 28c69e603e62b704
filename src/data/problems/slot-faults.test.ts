import { join } from "node:path";
import { folderOf } from "../../../test/jest/folders";
import { propsLine, slotNames } from "../../site/slots";
import { faultsOfSlot } from "./slot-faults";

const COMPONENT = "export default function Footer() {\n  return null;\n}\n";
const LINE = propsLine("Footer");

/** Returns what is said of a file in `src/slots`. */
const said = (name: string, text: string): string[] =>
  faultsOfSlot(join(folderOf({ [name]: text }), name)).map(
    ({ severity, line, message }) => `${line} ${severity} ${message}`,
  );

test.each([
  ["as `new` writes it", "Footer.tsx", `${LINE}\n${COMPONENT}`, []],
  ["a file of Windows", "Footer.tsx", `${LINE}\n${COMPONENT}`.replaceAll("\n", "\r\n"), []],
  ["an export below", "Footer.tsx", `${LINE}\nexport { Own as default } from "./parts/Own";`, []],
  [
    "no such slot",
    "Foter.tsx",
    COMPONENT,
    [
      "null error There is no slot `Foter`. Did you mean `Footer`? A part of a slot belongs in a folder of `src/slots`.",
    ],
  ],
  [
    "a name that objects have",
    "constructor.tsx",
    COMPONENT,
    [
      `null error There is no slot \`constructor\`. There are ${slotNames.join(", ")}. A part of a slot belongs in a folder of \`src/slots\`.`,
    ],
  ],
  ["another end", "Footer.jsx", COMPONENT, ["null error Rename the file to `Footer.tsx`."]],
  [
    "no component",
    "Footer.tsx",
    `${LINE}\nexport function Footer() {}`,
    ["null error The file exports no component. Write `export default function Footer(…)`."],
  ],
  [
    "no record",
    "Footer.tsx",
    COMPONENT,
    [
      `null warning The file does not say which props it was written for, so an upgrade cannot tell whether they have changed. Add the line \`${LINE}\`.`,
    ],
  ],
  [
    "an upgrade with a new prop",
    "Footer.tsx",
    `import x from "x";\n${LINE.replace(", columns", "")}\n${COMPONENT}`,
    [
      `2 warning The props of the slot \`Footer\` have changed since this file was written: \`columns\` is new. See docs/writing/slots.md, change the component, and write \`${LINE}\`.`,
    ],
  ],
  [
    "an upgrade without two of its props",
    "Footer.tsx",
    `${LINE.replace("columns", "legal, links")}\n${COMPONENT}`,
    [
      `1 error The props of the slot \`Footer\` have changed since this file was written: \`columns\` is new, \`legal\` and \`links\` are gone. See docs/writing/slots.md, change the component, and write \`${LINE}\`.`,
    ],
  ],
])("the check of a slot: %s", (_, name, text, messages) => {
  expect(said(name, text)).toEqual(messages);
});
