import { loadConditions } from '../../src/core/condition/load-conditions.ts';
import { fallbacks } from '../../src/core/gate/fallback.ts';
import { ofTasks } from '../../src/core/gate/gates.ts';
import type { Gates } from '../../src/core/run/state.ts';

/** Every gate, for tests that derive states of all kinds at once. */
export const allGates: Gates = {
  list: await Promise.all(ofTasks.map((entry) => ('gate' in entry ? entry.gate : entry.load()))),
  conditions: await loadConditions(),
  fallbacks,
};
