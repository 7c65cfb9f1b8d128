import { isAgentStage } from '../core/config/stage-schema.ts';
import { headFor } from '../core/pipeline/head-for.ts';
import { stageOf } from '../core/pipeline/pipeline-of.ts';
import type { State } from '../core/pipeline/state.ts';
import type { Dispatch, DispatchJob } from '../core/record/dispatch.ts';

/** What an order says of an execution because the records say so: where it runs, on what, and for whom. */
export function executionFacts(state: State, stage: string): Pick<Dispatch, 'for' | 'lock' | 'head' | 'commit' | 'job'> {
  const config = stageOf(state.run, stage);
  return {
    for: isAgentStage(config) ? 'agent' : 'publish',
    // The group that `run.yml` plans a tick in: its event has no number.
    lock: state.run.body.trigger.kind === 'schedule' ? 0 : state.run.body.trigger.subject.number,
    head: headFor(state, stage),
    commit: state.run.body.commit,
    job: jobOf(state.run.run, { name: stage, stage: config }),
  };
}

function jobOf(run: string, options: { name: string; stage: ReturnType<typeof stageOf> }): DispatchJob {
  const { name, stage } = options;
  const group = `baton-agent-${run}-${name}`;
  const checkout = { depth: 0, submodules: false, lfs: false };
  if (!isAgentStage(stage))
    return { 'runs-on': 'ubuntu-latest', container: '', 'timeout-minutes': 60, environment: '', group, checkout };
  return {
    'runs-on': stage['runs-on'],
    container: stage.container ?? '',
    'timeout-minutes': stage['timeout-minutes'],
    environment: stage.environment ?? '',
    group,
    checkout: stage.checkout,
  };
}
