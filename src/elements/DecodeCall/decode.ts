/** What the data of a call, an error or a log means, by the ABI of the site's contracts. */

import type { AbiOwner, KnownEntry } from "../../site/abi";
import { wholeNumber } from "../../site/whole-number";
import { type Argument, type Arguments, readArguments, withoutValues } from "./read-arguments";

/** What data may be. */
export interface Match {
  kind: KnownEntry["type"];
  signature: string;
  /** Empty for errors of Solidity itself. */
  contracts: readonly AbiOwner[];
  arguments: Argument[];
  /** What is wrong with the data, and what else a reader should know, as sentences. */
  faults: string[];
  notes: string[];
}

/** What a text means: one or several things, or nothing, for a reason. */
export type Decoded = { matches: Match[] } | { fault: string };

/** In characters. A call of this length is four times as long as nodes accept. */
export const MOST_CHARACTERS = 2 ** 20;

const WORD = 64;
const SELECTOR = 8;

/** The errors that the language defines. */
const OF_SOLIDITY: readonly KnownEntry[] = [
  {
    selector: "0x08c379a0",
    signature: "Error(string)",
    type: "error",
    name: "Error",
    inputs: [{ name: "message", type: "string" }],
    contracts: [],
  },
  {
    selector: "0x4e487b71",
    signature: "Panic(uint256)",
    type: "error",
    name: "Panic",
    inputs: [{ name: "code", type: "uint256" }],
    contracts: [],
  },
];

/** What the codes of `Panic(uint256)` mean, by code. */
const PANICS: Readonly<Record<string, string>> = STRINGS.decoder.panics;

const shortened = (digits: string): string =>
  digits.length > 8 ? `${digits.slice(0, 8)}…` : digits;

/** Returns the hexadecimal digits of a text that may have several words; or what is wrong with it. */
export function digitsOf(written: string): { digits: string } | { fault: string } {
  if (written.length > MOST_CHARACTERS) {
    const fault = STRINGS.decoder.tooLong(
      wholeNumber(written.length),
      wholeNumber(MOST_CHARACTERS),
    );
    return { fault };
  }
  // A long number may be broken into lines, of which only the first begins with `0x`.
  const numbers = written
    .replace(/[\s,;"'[\]]+/g, " ")
    .trim()
    .replace(/^0x/i, "")
    .split(/ 0x/i)
    .map((number) => number.replaceAll(" ", ""));
  for (const digits of numbers) {
    const other = /[^\da-f]/iu.exec(digits)?.[0];
    if (other !== undefined) return { fault: STRINGS.decoder.noDigit(other) };
    if (digits.length % 2 === 1) {
      const number = wholeNumber(digits.length);
      const fault =
        numbers.length === 1
          ? STRINGS.decoder.oddDigits(number)
          : STRINGS.decoder.oddDigitsOf(`0x${shortened(digits)}`, number);
      return { fault };
    }
  }
  return { digits: numbers.join("").toLowerCase() };
}

/** Returns what to say of arguments that do not fit the data. */
function faultsOf({ missing, extra, fault }: Arguments, isDynamic: boolean): string[] {
  if (fault !== undefined) return [STRINGS.decoder.unreadable(fault)];
  if (missing > 0) {
    const say = isDynamic ? STRINGS.decoder.cutOffAtLeast : STRINGS.decoder.cutOff;
    return [say(missing, wholeNumber(missing))];
  }
  return extra > 0 ? [STRINGS.decoder.extra(extra, wholeNumber(extra))] : [];
}

/** Whether a signature has a type whose length the data itself tells. */
const hasDynamic = (signature: string): boolean => /bytes(?!\d)|string|\[\]/.test(signature);

const named = ({ type, signature, contracts }: KnownEntry) => ({
  kind: type,
  signature,
  contracts,
});

/** Returns what a call or an error means. `digits` follow the selector. */
function matchOfCall(entry: KnownEntry, digits: string): Match {
  const { inputs, signature, contracts } = entry;
  const isSelectorOnly = digits === "" && inputs.length > 0;
  if (isSelectorOnly) {
    const notes = [STRINGS.decoder.selectorAlone];
    return { ...named(entry), arguments: withoutValues(inputs), faults: [], notes };
  }
  const read = readArguments(inputs, digits);
  const [{ value } = {}] = read.values;
  const panic = signature === "Panic(uint256)" && value?.kind === "number" ? value.text : undefined;
  const meaning =
    panic === undefined
      ? []
      : [PANICS[`x${BigInt(panic).toString(16)}`] ?? STRINGS.decoder.unknownPanic];
  const origin = contracts.length === 0 ? [STRINGS.decoder.ofSolidity] : [];
  return {
    ...named(entry),
    arguments: read.values,
    faults: faultsOf(read, hasDynamic(signature)),
    notes: [...origin, ...meaning],
  };
}

/** Whether a value fits into a topic, which otherwise has its hash. */
const fitsTopic = (type: string): boolean => !/^(?:bytes|string|tuple)$|\]$/.test(type);

/** Returns what a log means. `digits` are the further topics, and then the data. */
function matchOfLog(entry: KnownEntry, digits: string): Match {
  const { inputs, signature } = entry;
  const indexed = inputs.filter((one) => one.indexed);
  const others = inputs.filter((one) => !one.indexed);
  if (digits === "" && inputs.length > 0) {
    const notes = [STRINGS.decoder.topicAlone];
    return { ...named(entry), arguments: withoutValues(inputs), faults: [], notes };
  }
  const inTopics = WORD * indexed.length;
  const ofTopics = readArguments(
    indexed.map((one) => (fitsTopic(one.type) ? one : { ...one, type: "bytes32" })),
    digits.slice(0, inTopics),
  );
  const ofData = readArguments(others, digits.slice(inTopics));
  const dataAlone = readArguments(others, digits);
  const isExact = (read: Arguments): boolean =>
    read.missing === 0 && read.extra === 0 && read.fault === undefined;
  const isDataAlone =
    indexed.length > 0 && isExact(dataAlone) && !(isExact(ofTopics) && isExact(ofData));
  const topics = isDataAlone
    ? withoutValues(indexed)
    : ofTopics.values.map((one, index): Argument => {
        const { value } = one;
        const type = indexed[index]?.type ?? one.type;
        const isHash = !fitsTopic(type) && value.kind === "bytes";
        return { ...one, type, value: isHash ? { kind: "hash", text: value.text } : value };
      });
  const data = isDataAlone ? dataAlone : ofData;
  const values = inputs.map((one) => {
    const from = one.indexed ? topics : data.values;
    const index = (one.indexed ? indexed : others).indexOf(one);
    return from[index] as Argument;
  });
  const missing = data.missing + (isDataAlone ? 0 : ofTopics.missing);
  return {
    ...named(entry),
    arguments: values,
    faults: faultsOf({ ...data, missing }, hasDynamic(signature)),
    notes: isDataAlone ? [STRINGS.decoder.dataAlone] : [],
  };
}

/** Returns what a text means. */
export function decode(written: string, known: readonly KnownEntry[]): Decoded {
  const read = digitsOf(written);
  if ("fault" in read) return read;
  const { digits } = read;
  if (digits.length < SELECTOR) {
    const left = (SELECTOR - digits.length) / 2;
    return { fault: STRINGS.decoder.shortSelector(left, wholeNumber(left)) };
  }
  const entries = [...known, ...OF_SOLIDITY];
  const find = (selector: string, isEvent: boolean): KnownEntry[] =>
    entries.filter((one) => one.selector === `0x${selector}` && (one.type === "event") === isEvent);
  const topic = digits.slice(0, WORD);
  const events = find(topic, true).map((one) => matchOfLog(one, digits.slice(WORD)));
  if (events.length > 0) return { matches: events };
  const selector = digits.slice(0, SELECTOR);
  const calls = find(selector, false).map((one) => matchOfCall(one, digits.slice(SELECTOR)));
  if (calls.length > 0) return { matches: calls };
  const fault =
    digits.length >= WORD
      ? STRINGS.decoder.unknownTopic(`0x${selector}`, `0x${topic}`)
      : STRINGS.decoder.unknownSelector(`0x${selector}`);
  return { fault };
}
