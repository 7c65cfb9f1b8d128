/** All stages that a stage needs, directly or through others, nearest first. Circles and unknown names do no harm. */
export function findAncestors(needs: ReadonlyMap<string, readonly string[]>, stage: string): readonly string[] {
  const found = new Set<string>();
  const open = [...(needs.get(stage) ?? [])];
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    if (found.has(next) || next === stage || !needs.has(next)) continue;
    found.add(next);
    open.push(...(needs.get(next) ?? []));
  }
  return [...found];
}
