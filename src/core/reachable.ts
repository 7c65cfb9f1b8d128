/**
 * Returns all nodes that can be reached from `start` in a directed graph, `start` included, nearest first. `next` names the nodes
 * that an edge leads to. Every node is visited once, so circles do no harm.
 */
export function findReachable(start: readonly string[], next: (node: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(start);
  // A set is iterated in the order of insertion, and goes on with what is added meanwhile.
  for (const node of found) for (const other of next(node)) found.add(other);
  return found;
}
