import type { State } from '../core/pipeline/state.ts';
import type { Engine } from './engine-ports.ts';

/** Whether the run or the whole repository is paused: what comes is kept, nothing is published and nothing starts. */
export function isPaused({ settings }: Engine, { paused }: Pick<State, 'paused'>): boolean {
  return paused !== undefined || settings.paused === true;
}
