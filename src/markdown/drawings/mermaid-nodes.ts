import { mapNodes } from "./mermaid-lines";

interface Line {
  text: string;
}

const SUBGRAPH = /^subgraph\b(?:\s+([\w-]+)\s*(?:\[|$))?/;
const isNodes = (text: string): boolean =>
  text !== "end" && !SUBGRAPH.test(text) && !/^direction\s/i.test(text);

const idsIn = (text: string): string[] => {
  const ids: string[] = [];
  mapNodes(text, (id) => {
    ids.push(id);
    return id;
  });
  return ids;
};

/** Where each line of a flowchart stands, and which subgraph each node belongs to. */
function placesOf(lines: readonly Line[]) {
  /** For each line, the number of the innermost subgraph; 0 outside of all. */
  const places: number[] = [];
  const names = new Set<string>();
  const owners = new Map<string, number>();
  const open: { number: number; ids: string[] }[] = [];
  let count = 0;
  for (const { text } of lines) {
    const subgraph = SUBGRAPH.exec(text);
    if (subgraph) {
      count += 1;
      if (subgraph[1]) names.add(subgraph[1]);
      open.push({ number: count, ids: [] });
    } else if (text === "end") {
      // The subgraph that ends first has the node, also if an outer one names it before.
      const { number = 0, ids = [] } = open.pop() ?? {};
      for (const id of ids) if (!owners.has(id)) owners.set(id, number);
    } else if (isNodes(text)) open.at(-1)?.ids.push(...idsIn(text));
    places.push(open.at(-1)?.number ?? 0);
  }
  return { places, names, owners };
}

/**
 * Gives nodes of a flowchart their shape and their subgraph. In Mermaid, both may come after a node
 * has been named; the library has each node as it is where it comes first.
 */
export function withSettledNodes<Each extends Line>(lines: readonly Each[]): Each[] {
  const { places, names, owners } = placesOf(lines);
  const shapes = new Map<string, string>();
  for (const { text } of lines) {
    if (!isNodes(text)) continue;
    mapNodes(text, (id, shape) => {
      if (shape) shapes.set(id, shape);
      return id;
    });
  }
  const settled = (id: string): string =>
    names.has(id) ? id : `${id}${shapes.get(id) ?? `[${id}]`}`;
  const later: Each[] = [];
  const now = lines.flatMap((line, index) => {
    if (!isNodes(line.text)) return [line];
    const place = places[index] ?? 0;
    const whole = { ...line, text: mapNodes(line.text, settled) };
    const ids = idsIn(line.text).filter((id) => !names.has(id));
    if (place === 0 || ids.every((id) => owners.get(id) === place)) return [whole];
    later.push(whole);
    return ids
      .filter((id) => owners.get(id) === place)
      .map((id) => ({ ...line, text: settled(id) }));
  });
  return [...now, ...later];
}
