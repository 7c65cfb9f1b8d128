import type { Conditions } from './conditions.ts';

/** Loads what decides conditions. The library is loaded only now, because most runs have no condition. */
export async function loadConditions(): Promise<Conditions> {
  const { createConditions } = await import('./evaluate-condition.ts');
  return createConditions();
}
