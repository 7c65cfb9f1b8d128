import type { Conditions } from './conditions.ts';

let loaded: Promise<Conditions> | undefined;

/** Loads what decides conditions, once. The library is loaded only now, because most runs have no condition. */
export function loadConditions(): Promise<Conditions> {
  loaded ??= import('./evaluate-condition.ts').then(({ createConditions }) => createConditions());
  return loaded;
}
