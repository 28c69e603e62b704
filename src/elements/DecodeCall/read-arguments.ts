/**
 * Reads values that are encoded as the ABI specification says. A library would only tell that data
 * is too short. This also tells how many bytes are missing or left over, and reads the rest.
 */

import type { AbiParameter } from "../../site/abi";
import { withChecksum } from "../../site/eip55";
import { wholeNumber } from "../../site/whole-number";

/** A value as it is shown. */
export type Value =
  | {
      kind: "address" | "bool" | "bytes" | "number" | "text";
      text: string;
      /** Of a number with thousands separators. */
      grouped?: string;
      /** How many bytes are not shown. */
      more?: number;
      /** Why a contract would not accept it. */
      fault?: string;
    }
  | { kind: "list"; items: Argument[] /** How many items are not shown. */; more: number }
  /** Of an indexed parameter whose value does not fit into a topic. */
  | { kind: "hash"; text: string }
  /** What was not given. */
  | { kind: "missing" };

/** A value with its name, which may be empty, and its type. */
export interface Argument {
  name: string;
  type: string;
  value: Value;
}

/** The values of a list of parameters. */
export interface Arguments {
  values: Argument[];
  /** How many bytes are needed at least, and were not given. */
  missing: number;
  /** How many bytes follow the last that is needed. */
  extra: number;
  /** Why the rest could not be read. */
  fault?: string;
}

const WORD = 32;
/** Of a list, of all lists, and of the bytes of a value. More would be more than a page can show. */
const MOST_ITEMS = 100;
const MOST_SHOWN = 1000;
const MOST_BYTES = 1024;
/** Data may refer to itself, and so stand for more values than it has bytes. */
const MOST_VALUES = 100_000;
/** In bytes. No call is as long, so a position beyond it is no position. */
const FARTHEST = 2 ** 24;

/** Data ends before a value does. */
class Ended extends Error {}
/** Data that no encoder writes. */
class Unreadable extends Error {}

const NOTHING: Value = { kind: "missing" };

/** Returns what an array holds, and of how many; undefined if the type is no array. */
function arrayOf(
  parameter: AbiParameter,
): { item: AbiParameter; length: number | null } | undefined {
  const [, type, length] = /^(.*)\[(\d*)\]$/.exec(parameter.type) ?? [];
  if (type === undefined) return undefined;
  const internalType = parameter.internalType?.replace(/\[\d*\]$/, "");
  const item = { ...parameter, name: "", type, ...(internalType && { internalType }) };
  return { item, length: length ? Number(length) : null };
}

/** Whether a value stands elsewhere, and its place has its position. */
function isDynamic(parameter: AbiParameter): boolean {
  const { type, components = [] } = parameter;
  const array = arrayOf(parameter);
  if (array) return array.length === null || isDynamic(array.item);
  return type === "bytes" || type === "string" || (type === "tuple" && components.some(isDynamic));
}

/** Returns how many bytes the place of a value has. */
function sizeOf(parameter: AbiParameter): number {
  const { type, components = [] } = parameter;
  if (isDynamic(parameter)) return WORD;
  const array = arrayOf(parameter);
  if (array) return (array.length ?? 0) * sizeOf(array.item);
  return type === "tuple" ? sizeOfAll(components) : WORD;
}

const sizeOfAll = (parameters: readonly AbiParameter[]): number =>
  parameters.reduce((sum, parameter) => sum + sizeOf(parameter), 0);

/** Returns a type as it is shown: that of a struct is its name. */
export const typeOf = ({ type, internalType }: AbiParameter): string =>
  type.startsWith("tuple") && internalType ? internalType.replace(/^struct /, "") : type;

/** Returns a number with thousands separators, if it is long enough to need them. */
const numberValue = (number: bigint, fault?: string): Value => {
  const text = String(number);
  return {
    kind: "number",
    text,
    ...(/\d{5}/.test(text) && { grouped: wholeNumber(number).replace("-", "−") }),
    ...(fault && { fault }),
  };
};

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

const DIRTY = STRINGS.decoder.outsideType;

/** Returns the value of a word of 64 digits. */
function wordValue(type: string, word: string): Value {
  const number = BigInt(`0x${word}`);
  const [, kind = "", bits = ""] = /^(uint|int|bytes|address|bool|function)(\d*)$/.exec(type) ?? [];
  switch (kind) {
    case "uint":
      return numberValue(number, number >> BigInt(bits) === 0n ? undefined : DIRTY);
    case "int": {
      const signed = BigInt.asIntN(256, number);
      const fits = BigInt.asIntN(Number(bits), number) === signed;
      return numberValue(signed, fits ? undefined : DIRTY);
    }
    case "bool": {
      const fault = number > 1n ? DIRTY : undefined;
      return { kind: "bool", text: String(number !== 0n), ...(fault && { fault }) };
    }
    case "address": {
      const fault = number >> 160n === 0n ? undefined : DIRTY;
      return {
        kind: "address",
        text: withChecksum(`0x${word.slice(24)}`),
        ...(fault && { fault }),
      };
    }
    case "bytes":
    case "function": {
      const digits = 2 * (kind === "function" ? 24 : Number(bits));
      const fault = /^0*$/.test(word.slice(digits)) ? undefined : DIRTY;
      return { kind: "bytes", text: `0x${word.slice(0, digits)}`, ...(fault && { fault }) };
    }
    default:
      throw new Unreadable(STRINGS.decoder.unknownType(type));
  }
}

/** Reads the values of parameters from hexadecimal digits. */
export function readArguments(parameters: readonly AbiParameter[], digits: string): Arguments {
  const given = digits.length / 2;
  /** The end of the farthest byte that is needed, and of the last that was read with its padding. */
  let needed = 0;
  let end = 0;
  let count = 0;
  let shown = 0;

  const need = (until: number): void => {
    if (until > FARTHEST) throw new Unreadable(STRINGS.decoder.farPosition);
    needed = Math.max(needed, until);
    if (until > given) throw new Ended();
  };
  const read = (start: number, length: number): string => {
    need(start + length);
    end = Math.max(end, Math.min(given, start + Math.ceil(length / WORD) * WORD));
    return digits.slice(2 * start, 2 * (start + length));
  };
  const readNumber = (start: number): number => Number(BigInt(`0x${read(start, WORD)}`));

  /**
   * Reads a value. `start` is where its place, or what its position leads to, begins. Of a value that
   * is not shown, it finds the end only.
   */
  function readValue(parameter: AbiParameter, start: number, isShown: boolean): Value {
    count += 1;
    if (count > MOST_VALUES)
      throw new Unreadable(STRINGS.decoder.manyValues(wholeNumber(MOST_VALUES)));
    const { type, components = [] } = parameter;
    const array = arrayOf(parameter);
    if (array) {
      const length = array.length ?? readNumber(start);
      const first = array.length === null ? start + WORD : start;
      need(first + length * sizeOf(array.item));
      return readList(length, () => array.item, first, isShown);
    }
    if (type === "tuple") {
      need(start + sizeOfAll(components));
      const typeAt = (index: number) => components[index] as AbiParameter;
      return readList(components.length, typeAt, start, isShown);
    }
    if (type !== "bytes" && type !== "string") {
      const word = read(start, WORD);
      return isShown ? wordValue(type, word) : NOTHING;
    }
    const length = readNumber(start);
    const whole = read(start + WORD, length);
    if (!isShown) return NOTHING;
    const hex = whole.slice(0, 2 * MOST_BYTES);
    const more = Math.max(0, length - MOST_BYTES);
    return type === "bytes"
      ? { kind: "bytes", text: `0x${hex}`, more }
      : { kind: "text", text: new TextDecoder().decode(bytesOf(hex)), more };
  }

  /** Reads values that stand side by side. Positions count from the first of them. */
  function readList(
    length: number,
    typeAt: (index: number) => AbiParameter,
    base: number,
    isShown: boolean,
  ): Value {
    const items: Argument[] = [];
    let place = base;
    for (let index = 0; index < length; index += 1) {
      const parameter = typeAt(index);
      const start = isDynamic(parameter) ? base + readNumber(place) : place;
      const isItemShown = isShown && index < MOST_ITEMS && shown < MOST_SHOWN;
      if (isItemShown) shown += 1;
      const value = readValue(parameter, start, isItemShown);
      if (isItemShown)
        items.push({ name: parameter.name || String(index), type: typeOf(parameter), value });
      place += sizeOf(parameter);
    }
    return { kind: "list", items, more: length - items.length };
  }

  needed = sizeOfAll(parameters);
  let fault: string | undefined;
  let place = 0;
  const values = parameters.map((parameter): Argument => {
    const { name } = parameter;
    const type = typeOf(parameter);
    const head = place;
    place += sizeOf(parameter);
    try {
      const start = isDynamic(parameter) ? readNumber(head) : head;
      return { name, type, value: readValue(parameter, start, true) };
    } catch (error) {
      if (error instanceof Unreadable) fault ??= error.message;
      else if (!(error instanceof Ended)) throw error;
      return { name, type, value: NOTHING };
    }
  });
  const missing = Math.max(0, needed - given);
  return {
    values,
    missing,
    extra: missing > 0 || fault !== undefined ? 0 : given - end,
    ...(fault !== undefined && { fault }),
  };
}

/** Returns parameters without values. */
export const withoutValues = (parameters: readonly AbiParameter[]): Argument[] =>
  parameters.map((parameter) => ({
    name: parameter.name,
    type: typeOf(parameter),
    value: NOTHING,
  }));
