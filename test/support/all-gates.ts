import type { Gates } from '../../src/core/run/state.ts';
import { loadAllGates } from '../../src/core/state/derive-state.ts';

/** Every gate, for tests that derive states at once. */
export const allGates: Gates = await loadAllGates();
