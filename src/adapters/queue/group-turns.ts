interface Group {
  /** The keys whose first entry may be handed out now. */
  readonly ready: string[];
  running: number;
}

/** The turns of groups: the group that was handed a place longest ago is next. */
export interface GroupTurns {
  /** Adds a key whose first entry may be handed out. */
  add(group: string, key: string): void;
  /** Takes the next key and counts it as running. Returns undefined if there is no free place for any group that has one. */
  take(): { readonly group: string; readonly key: string } | undefined;
  /** Frees the place of a key that was taken. */
  free(group: string): void;
}

/**
 * Creates the turns for a number of places. A group may take all of them but one, so that a repository with a thousand slow items
 * does not hold up the only item of another one.
 */
export function createGroupTurns(places: number): GroupTurns {
  const groups = new Map<string, Group>();
  const most = Math.max(1, places - 1);
  let running = 0;

  const forgetIfEmpty = (name: string, group: Group): void => {
    if (group.running === 0 && group.ready.length === 0) groups.delete(name);
  };

  return {
    add(name, key) {
      const group = groups.get(name) ?? { ready: [], running: 0 };
      groups.set(name, group);
      group.ready.push(key);
    },
    take() {
      if (running >= places) return undefined;
      for (const [name, group] of groups) {
        if (group.running >= most) continue;
        const key = group.ready.shift();
        if (key === undefined) continue;
        running++;
        group.running++;
        // Behind all others.
        groups.delete(name);
        groups.set(name, group);
        return { group: name, key };
      }
      return undefined;
    },
    free(name) {
      const group = groups.get(name);
      if (group === undefined) return;
      running--;
      group.running--;
      forgetIfEmpty(name, group);
    },
  };
}
