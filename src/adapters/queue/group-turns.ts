interface Group {
  /** The keys whose first entry may be handed out now. */
  readonly ready: string[];
  running: number;
}

interface Owner {
  readonly groups: Map<string, Group>;
  running: number;
}

/** A group and its owner. */
export interface Turn {
  readonly owner: string;
  readonly group: string;
}

/** The turns of owners, and of the groups of each: the one that was handed a place longest ago is next. */
export interface GroupTurns {
  /** Adds a key whose first entry may be handed out. */
  add(turn: Turn, key: string): void;
  /** Takes the next key and counts it as running. Returns undefined if there is no free place for any group that has one. */
  take(): { readonly turn: Turn; readonly key: string } | undefined;
  /** Frees the place of a key that was taken. */
  free(turn: Turn): void;
}

/** Returns the owner of a group: the part before the first slash, or all of it. */
export function ownerOf(group: string): string {
  return group.split('/', 1)[0] ?? group;
}

/**
 * Returns how many of a number of places one owner may take, and one group. A place is left for other owners, so that an installation
 * with a thousand slow items does not hold up the only item of another one, and one more for the other groups of the same owner.
 */
function shareOf(places: number): { readonly owner: number; readonly group: number } {
  return { owner: Math.max(1, places - 1), group: Math.max(1, places - 2) };
}

/** Returns the groups and the owners that have their share of a number of places. `taken` has the group of each place that is taken. */
export function listSatisfied(
  places: number,
  taken: readonly string[],
): { readonly groups: readonly string[]; readonly owners: readonly string[] } {
  const most = shareOf(places);
  return { groups: listFrequent(taken, most.group), owners: listFrequent(taken.map(ownerOf), most.owner) };
}

/** Returns the names that occur at least so many times. */
function listFrequent(names: readonly string[], times: number): readonly string[] {
  return [...new Set(names)].filter((name) => names.filter((other) => other === name).length >= times);
}

/** Creates the turns for a number of places. */
export function createGroupTurns(places: number): GroupTurns {
  const owners = new Map<string, Owner>();
  const most = shareOf(places);
  let running = 0;

  const takeFrom = (owner: Owner): { readonly group: string; readonly key: string } | undefined => {
    for (const [name, group] of owner.groups) {
      if (group.running >= most.group) continue;
      const key = group.ready.shift();
      if (key === undefined) continue;
      group.running++;
      moveToEnd(owner.groups, name, group);
      return { group: name, key };
    }
    return undefined;
  };

  return {
    add(turn, key) {
      const owner = owners.get(turn.owner) ?? { groups: new Map<string, Group>(), running: 0 };
      owners.set(turn.owner, owner);
      const group = owner.groups.get(turn.group) ?? { ready: [], running: 0 };
      owner.groups.set(turn.group, group);
      group.ready.push(key);
    },
    take() {
      if (running >= places) return undefined;
      for (const [name, owner] of owners) {
        const taken = owner.running >= most.owner ? undefined : takeFrom(owner);
        if (taken === undefined) continue;
        running++;
        owner.running++;
        moveToEnd(owners, name, owner);
        return { turn: { owner: name, group: taken.group }, key: taken.key };
      }
      return undefined;
    },
    free(turn) {
      const owner = owners.get(turn.owner);
      const group = owner?.groups.get(turn.group);
      if (owner === undefined || group === undefined) return;
      running--;
      owner.running--;
      group.running--;
      if (group.running === 0 && group.ready.length === 0) owner.groups.delete(turn.group);
      if (owner.groups.size === 0) owners.delete(turn.owner);
    },
  };
}

/** Puts an entry behind all others. */
function moveToEnd<T>(map: Map<string, T>, name: string, value: T): void {
  map.delete(name);
  map.set(name, value);
}
