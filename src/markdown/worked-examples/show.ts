import type { NumberFormat } from "../../site/worked-examples/number-format";
import type { WrittenValue } from "./read-yaml";
import { report, type Scope } from "./scope";

/** As many decimals as are of use to a reader. */
const MOST_DECIMALS = 12;

type Shown = Omit<NumberFormat, "unit">;

function parse(text: string): Shown | undefined {
  const shown: Shown = {};
  for (const part of text.split(",").map((each) => each.trim())) {
    const [decimals, upTo, written] = /^(up to )?(\d{1,2}) decimals?$/.exec(part) ?? [];
    if (decimals) {
      const most = Number(written);
      if (most > MOST_DECIMALS) return undefined;
      shown.decimals = [upTo ? 0 : most, most];
    } else if (part === "percent") shown.isPercent = true;
    else if (part === "number") shown.isPercent = false;
    else if (part === "sign") shown.isSigned = true;
    else return undefined;
  }
  return shown;
}

/** Reads how an author wants a number to be shown: "percent, 2 decimals". */
export function readShow(scope: Scope, { show }: WrittenValue): Shown {
  const shown = show && parse(show.text);
  if (show && !shown) {
    const message = `\`${show.text}\` is no way to show a number. Expected \`2 decimals\`, \`up to 4 decimals\`, \`percent\`, \`number\` or \`sign\`, with commas between.`;
    report(scope, message, show);
  }
  return shown ?? {};
}

/** Returns the words of a name: `poolShare` is “pool share”. */
export const labelOf = (name: string): string =>
  name
    .replaceAll("_", " ")
    .replace(/(?<=[a-z\d])[A-Z](?![A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
