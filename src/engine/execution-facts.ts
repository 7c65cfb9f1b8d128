import { isAgentStage } from '../core/config/stage-schema.ts';
import { headFor } from '../core/pipeline/head-for.ts';
import { ordinalOf } from '../core/pipeline/names.ts';
import { performerOf } from '../core/pipeline/performer-of.ts';
import { stageOf } from '../core/pipeline/pipeline-of.ts';
import type { State } from '../core/pipeline/state.ts';
import type { Dispatch, DispatchJob } from '../core/record/dispatch.ts';
import { hasSubject } from '../core/trigger/has-subject.ts';

/** What an order says of an execution because the records say so: where it runs, on what, and for whom. */
export function executionFacts(
  state: State,
  stage: string,
  via: Dispatch['via'] = 'action',
): Pick<Dispatch, 'for' | 'lock' | 'head' | 'commit' | 'job'> {
  const config = stageOf(state.run, stage);
  return {
    for: performerOf(state, stage),
    // The group that `run.yml` plans other events in: they have no number.
    lock: hasSubject(state.run.body.trigger) ? state.run.body.trigger.subject.number : 0,
    head: headFor(state, stage),
    commit: state.run.body.commit,
    job: { ...jobOf({ stage: config }), group: groupOf(state, { stage, via }) },
  };
}

/** Over `max-concurrency` jobs wait in the group of their slot (DESIGN 2); the App lets no more start, so there each is alone. */
function groupOf({ run }: State, { stage, via }: { readonly stage: string; readonly via: Dispatch['via'] }): string {
  const { pipeline, config } = run.body;
  const slots = config.pipelines[pipeline]?.['max-concurrency'] ?? 0;
  if (slots === 0 || via === 'app') return `baton-agent-${run.run}-${stage}`;
  return `baton-agent-${pipeline}-slot-${ordinalOf(run.run, pipeline) % slots}`;
}

function jobOf({ stage }: { readonly stage: ReturnType<typeof stageOf> }): Omit<DispatchJob, 'group'> {
  const checkout = { depth: 0, submodules: false, lfs: false };
  if (!isAgentStage(stage))
    return { 'runs-on': 'ubuntu-latest', container: '', 'timeout-minutes': 60, environment: '', checkout };
  return {
    'runs-on': stage['runs-on'],
    container: stage.container ?? '',
    'timeout-minutes': stage['timeout-minutes'],
    environment: stage.environment ?? '',
    checkout: stage.checkout,
  };
}
