import { isList, isMap, type Value, type ValueMap } from '../expression/value.ts';

export interface Strategy {
  readonly legs: readonly ValueMap[];
  readonly failFast: boolean;
  readonly maxParallel: number | undefined;
}

const MAXIMUM = 256;

/** Returns the legs of a matrix, in GitHub's order. A job without matrix has one leg without values. */
export function expandStrategy(strategy: Value): Strategy {
  const map = isMap(strategy) ? strategy : {};
  const legs = isMap(map.matrix) ? expandMatrix(map.matrix) : [{}];
  if (legs.length === 0) throw new Error('The matrix has no leg');
  if (legs.length > MAXIMUM) throw new Error(`The matrix has ${legs.length} legs, at most ${MAXIMUM} are allowed`);
  return {
    legs,
    failFast: map['fail-fast'] !== false,
    maxParallel: typeof map['max-parallel'] === 'number' ? map['max-parallel'] : undefined,
  };
}

export function expandMatrix(matrix: ValueMap): readonly ValueMap[] {
  const { include, exclude, ...vectors } = matrix;
  const combinations = Object.entries(vectors).reduce<readonly ValueMap[]>(
    (legs, [key, values]) => legs.flatMap((leg) => readVector(key, values).map((value) => ({ ...leg, [key]: value }))),
    Object.keys(vectors).length > 0 ? [{}] : [],
  );
  const excluded = readMaps(exclude);
  const kept = combinations.filter((leg) => !excluded.some((entry) => contains(leg, entry)));
  return addIncluded(kept, readMaps(include), Object.keys(vectors));
}

/**
 * Adds the `include` entries. An entry extends every combination whose own values it does not change; when there is none, it
 * becomes a leg of its own.
 */
function addIncluded(
  combinations: readonly ValueMap[],
  included: readonly ValueMap[],
  keys: readonly string[],
): readonly ValueMap[] {
  const legs = combinations.map((leg) => ({ original: leg, leg }));
  const added: ValueMap[] = [];
  for (const entry of included) {
    const fixed = Object.fromEntries(Object.entries(entry).filter(([key]) => keys.includes(key)));
    const targets = legs.filter(({ original }) => contains(original, fixed));
    for (const target of targets) target.leg = { ...target.leg, ...entry };
    if (targets.length === 0) added.push(entry);
  }
  return [...legs.map(({ leg }) => leg), ...added];
}

function readVector(key: string, values: Value | undefined): readonly Value[] {
  if (isList(values) && values.length > 0) return values;
  throw new Error(`Matrix vector '${key}' does not contain any values`);
}

function readMaps(value: Value | undefined): readonly ValueMap[] {
  return isList(value) ? value.filter(isMap) : [];
}

function contains(leg: ValueMap, part: ValueMap): boolean {
  return Object.entries(part).every(([key, value]) => JSON.stringify(leg[key]) === JSON.stringify(value));
}
