import { inOneWord } from "./mermaid-words";

const NO_MESSAGE =
  /^(?:participant|actor|create|destroy|activate|deactivate|note|loop|alt|else|opt|par|and|critical|option|break|rect|end|autonumber|box|links?|properties|details)(?:\s|$)/i;
/** Who says it, the arrow, to whom, and the words. The library has no arrow with two heads. */
const MESSAGE = /^(.+?)(?<!<<)(\s*--?(?:>>?|[x)])\s*[+-]?)([^:]+):\s*(.*)$/;
const PARTICIPANT = /^(?:create\s+)?(participant|actor)\s+(.+?)(?:@\{.*\})?(\s+as\s.+)?$/i;
const NOTE = /^(note\s+(?:left of|right of|over)\s+)([^:]+)(?=:)/i;

const isMessage = (text: string): boolean => !NO_MESSAGE.test(text) && MESSAGE.test(text);

/** Whether a line says something in a sequence. */
export const isOfSequence = (text: string): boolean => NO_MESSAGE.test(text) || isMessage(text);

/** Makes one word of each participant's name, and leaves no message without words. */
export const withNames = (text: string): string =>
  isMessage(text)
    ? text.replace(
        MESSAGE,
        (_, from: string, arrow: string, to: string, words: string) =>
          `${inOneWord(from)}${arrow}${inOneWord(to.trim())}: ${words || inOneWord(" ")}`,
      )
    : text
        .replace(
          PARTICIPANT,
          (_, kind: string, name: string, label = "") =>
            `${kind.toLowerCase()} ${inOneWord(name)}${label}`,
        )
        .replace(NOTE, (_, place: string, names: string) => {
          const each = names.split(",").map((name) => inOneWord(name.trim()));
          return `${place}${each.join(",")}`;
        });

/** Writes numbers before the messages of a sequence after `autonumber`, counting as Mermaid does. */
export function numbered<Line extends { text: string }>(lines: readonly Line[]): Line[] {
  let next = 1;
  let step = 1;
  let isShown = false;
  return lines.map((line) => {
    const [word, start, by] = line.text.split(/\s+/);
    if (word === "autonumber") {
      isShown = start !== "off";
      next = Number(start) || next;
      if (isShown && start) step = Number(by) || 1;
    }
    if (!isMessage(line.text)) return line;
    const number = next;
    next += step;
    if (!isShown) return line;
    const text = line.text.replace(MESSAGE, `$1$2$3: ${number}. $4`);
    return { ...line, text };
  });
}
