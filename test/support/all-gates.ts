import { loadAllGates } from '../../src/core/gate/gates.ts';
import type { Gates } from '../../src/core/run/state.ts';

/** Every gate, for tests that derive states at once. */
export const allGates: Gates = await loadAllGates();
