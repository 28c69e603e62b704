import {
  type Document,
  isAlias,
  isScalar,
  isSeq,
  type ParsedNode,
  type Scalar,
  type YAMLMap,
} from "yaml";
import { didYouMean } from "../../site/problems/nearest";
import { codePointOf } from "../../site/text";
import type { YamlFault } from "./document";

/**
 * How many values all aliases of a file may stand for together. A few lines of aliases can stand
 * for more values than fit into memory.
 */
const MOST_FROM_ALIASES = 10_000;

const CORE_TAG = /^(?:!|tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq))$/;

/**
 * A hexadecimal number with more digits than a number holds exactly: an address or a hash. It is
 * meant as a text, although YAML reads a number.
 */
const LONG_HEX = /^0x[\da-f]{14,}$/i;

/** Characters that neither HTML nor XML may contain. */
const NO_TEXT = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/u;

/** A value, and the number of values in it. The value itself counts as one. */
interface Counted {
  value: unknown;
  size: number;
}

type ParsedScalar = Scalar.Parsed;
type ParsedMap = YAMLMap.Parsed;

/** Stands in for a value that cannot be read. */
const NOTHING: Counted = { value: undefined, size: 1 };

/**
 * Returns the plain value of a YAML document. It skips and reports values that cannot be read. In a
 * list, such a value becomes undefined, so the others keep their places.
 */
export function yamlValue(document: Document.Parsed<ParsedNode>): {
  value: unknown;
  faults: YamlFault[];
  /** Indices in the text of the skipped values. */
  leftOut: ReadonlySet<number>;
} {
  const faults: YamlFault[] = [];
  const leftOut = new Set<number>();
  /** The values of the anchors so far, by name. Null while the value of an anchor is being read. */
  const named = new Map<string, Counted | null>();
  let fromAliases = 0;

  const fault = (message: string, offset: number): Counted => {
    faults.push({ message, offset });
    leftOut.add(offset);
    return NOTHING;
  };

  function readAlias(name: string, offset: number): Counted {
    const found = named.get(name);
    if (found === undefined) {
      const hint = didYouMean(name, named.keys());
      return fault(
        `The alias \`*${name}\` refers to nothing: no value before it has the anchor \`&${name}\`.${hint}`,
        offset,
      );
    }
    if (found === null) {
      return fault(
        `The alias \`*${name}\` is inside the value that it refers to, so the value would never end.`,
        offset,
      );
    }
    const wasTooMuch = fromAliases > MOST_FROM_ALIASES;
    fromAliases += found.size;
    if (fromAliases <= MOST_FROM_ALIASES) return found;
    leftOut.add(offset);
    if (wasTooMuch) return NOTHING;
    return fault(
      `With the alias \`*${name}\`, the aliases of this file stand for more than ${MOST_FROM_ALIASES} values. Write the values out.`,
      offset,
    );
  }

  function readScalar({ value, source, range: [offset] }: ParsedScalar): Counted {
    if (typeof value === "number" && LONG_HEX.test(source)) return { value: source, size: 1 };
    const character = typeof value === "string" ? NO_TEXT.exec(value)?.[0] : undefined;
    if (character === undefined) return { value, size: 1 };
    return fault(
      `The character ${codePointOf(character)} is not allowed in text. Remove it.`,
      offset,
    );
  }

  function readList(items: readonly ParsedNode[]): Counted {
    const all = items.map(read);
    return { value: all.map(({ value }) => value), size: sizeOf(all) };
  }

  /** Returns the name of a key. If it cannot be a key, reports it and returns undefined. */
  function readKey(key: ParsedNode, known: ReadonlyMap<string, unknown>): string | undefined {
    const [offset] = key.range;
    const name = isScalar(key) ? String(readScalar(key).value ?? "") : undefined;
    const message =
      name === undefined || name === "__proto__"
        ? "A key must be plain text, and it must not be `__proto__`."
        : known.has(name)
          ? `The key \`${name}\` occurs here a second time. Keep only one of them.`
          : undefined;
    if (message === undefined) return name;
    fault(message, offset);
    return undefined;
  }

  function readMap(items: ParsedMap["items"]): Counted {
    const entries = new Map<string, Counted>();
    for (const { key, value } of items) {
      const name = readKey(key, entries);
      if (name !== undefined) entries.set(name, value ? read(value) : { value: null, size: 1 });
    }
    const known = Array.from(entries, ([name, { value }]) => [name, value] as const);
    return {
      value: Object.fromEntries(known.filter(([, value]) => value !== undefined)),
      size: sizeOf(Array.from(entries.values())),
    };
  }

  function read(node: ParsedNode): Counted {
    const {
      range: [offset],
    } = node;
    if (isAlias(node)) return readAlias(node.source, offset);
    const { anchor, tag } = node;
    if (tag !== undefined && !CORE_TAG.test(tag)) {
      const written = tag.replace("tag:yaml.org,2002:", "!!");
      return fault(`The YAML tag \`${written}\` is not supported. Remove it.`, offset);
    }
    if (anchor !== undefined) named.set(anchor, null);
    const found = isScalar(node)
      ? readScalar(node)
      : isSeq(node)
        ? readList(node.items)
        : readMap(node.items);
    if (anchor !== undefined) named.set(anchor, found);
    return found;
  }

  return { value: document.contents ? read(document.contents).value : null, faults, leftOut };
}

/** Returns the size of a collection. */
const sizeOf = (parts: readonly Counted[]): number =>
  parts.reduce((sum, { size }) => sum + size, 1);
