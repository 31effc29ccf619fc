import { dirname } from 'node:path/posix';

/** One file's import of another: paths from the project's root. */
export type Import = { from: string; to: string };

/**
 * A cycle of folders that import each other, as the imports that close it; empty where there is none. Every folder counts by itself, so
 * one and another inside it can form a cycle: dependency-cruiser leaves those out.
 */
export function cycleOfFolders(imports: Import[]): Import[] {
  const between = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [from, to] = [dirname(one.from), dirname(one.to)];
    if (from === to) continue;
    const known = between.get(from) ?? new Map<string, Import>();
    between.set(from, known.set(to, known.get(to) ?? one));
  }
  const pruned = withoutEnds(between);
  return pruned.size === 0 ? [] : firstCycle(pruned);
}

type Graph = Map<string, Map<string, Import>>;

/** Takes away, again and again, folders that import none of those left: what stays leads into a cycle. */
function withoutEnds(graph: Graph): Graph {
  const left = new Map([...graph].map(([folder, uses]) => [folder, new Map(uses)]));
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const [folder, uses] of left) {
      for (const used of uses.keys()) if (!left.has(used)) uses.delete(used);
      if (uses.size === 0) left.delete(folder);
    }
  }
  return left;
}

/** Follows the first import of each folder until one comes up again. */
function firstCycle(graph: Graph): Import[] {
  const way: string[] = [];
  let folder = [...graph.keys()][0]!;
  while (!way.includes(folder)) {
    way.push(folder);
    folder = [...graph.get(folder)!.keys()][0]!;
  }
  const cycle = way.slice(way.indexOf(folder));
  return cycle.map((from, place) => graph.get(from)!.get(cycle[(place + 1) % cycle.length]!)!);
}
