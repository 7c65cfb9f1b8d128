import { attemptsIn } from './attempts-in.ts';
import type { State } from './state.ts';

/** The m of "attempt n of m" for people: those of the config, and those that somebody asked for beyond them. */
export function attemptsShown(state: Pick<State, 'run' | 'tasks' | 'stages'>, stage: string): number {
  const entry = state.stages.get(stage);
  const made = state.tasks.filter(({ body }) => body.stage === stage).map(({ attempt }) => attempt);
  return Math.max(attemptsIn(state.run, stage), entry?.kind === 'due' ? entry.attempt : 1, ...made);
}
