/** The stages of one circle in the order in which they need each other, or undefined. Iterative: configs can be long. */
export function findCycle(needs: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  for (const start of needs.keys()) {
    const path: { readonly name: string; next: number }[] = [{ name: start, next: 0 }];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const need = done.has(top.name) ? undefined : needs.get(top.name)?.[top.next];
      top.next += 1;
      if (need === undefined) {
        done.add(top.name);
        path.pop();
        continue;
      }
      const closed = path.findIndex((step) => step.name === need);
      if (closed >= 0) return path.slice(closed).map((step) => step.name);
      path.push({ name: need, next: 0 });
    }
  }
  return undefined;
}
