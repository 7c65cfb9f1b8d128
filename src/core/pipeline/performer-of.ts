import { isAgentStage } from '../config/stage-schema.ts';
import { pipelineOf } from './pipeline-of.ts';
import type { State } from './state.ts';

/** Who carries out the next execution of a stage: `publish` does built-ins, and what a pause kept from being published. */
export function performerOf(state: Pick<State, 'run' | 'tasks'>, stage: string): 'agent' | 'publish' {
  const settings = pipelineOf(state.run).stages[stage];
  if (settings === undefined || !isAgentStage(settings)) return 'publish';
  const last = state.tasks.filter(({ body }) => body.stage === stage).toSorted((a, b) => a.execution - b.execution);
  return last.at(-1)?.body.held === undefined ? 'agent' : 'publish';
}
