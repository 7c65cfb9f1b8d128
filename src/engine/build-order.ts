import { isAgentStage } from '../core/config/stage-schema.ts';
import type { Effect } from '../core/pipeline/effect.ts';
import { headFor } from '../core/pipeline/head-for.ts';
import { taskName } from '../core/pipeline/names.ts';
import { pipelineOf, stageOf } from '../core/pipeline/pipeline-of.ts';
import { recordsFor } from '../core/pipeline/records-for.ts';
import type { State } from '../core/pipeline/state.ts';
import type { Dispatch, DispatchDraft, DispatchJob } from '../core/record/dispatch.ts';
import { nameRecords } from '../core/record/name-records.ts';
import { packRecords } from '../core/record/pack-records.ts';
import { recordLimits } from '../core/record/record-limits.ts';
import { signDispatch } from '../core/record/sign-dispatch.ts';
import { agentFor } from '../core/transfer/agent-for.ts';
import type { Engine } from './engine-ports.ts';
import type { RunReading } from './read-run.ts';
import { writeTools } from './write-tools.ts';

const validForHours = 48;

export interface Order {
  readonly text: string;
  readonly dispatch: Dispatch;
}

export interface OrderRequest {
  readonly reading: Pick<RunReading, 'state' | 'stored'>;
  readonly effect: Extract<Effect, { kind: 'dispatch-task' }>;
  readonly first: Dispatch['first'];
  readonly status: number;
}

/** The signed order for one execution: everything the next job needs, so that it reads as little as possible. */
export function buildOrder(engine: Engine, request: OrderRequest): Order {
  const { state, stored } = request.reading;
  const { effect } = request;
  const needed = recordsFor(effect.stage, { state, stored });
  const issued = engine.ports.clock.now();
  const draft: DispatchDraft = {
    baton: 1,
    kind: 'dispatch',
    for: effect.for,
    via: engine.settings.via,
    repo: engine.settings.repository.id,
    subject: state.run.subject,
    // The group that `run.yml` plans a tick in: its event has no number.
    lock: state.run.body.trigger.kind === 'schedule' ? 0 : state.run.subject,
    run: state.run.run,
    task: effect.stage,
    attempt: effect.due.attempt,
    execution: effect.due.execution,
    ...turnOf(state, effect),
    head: headFor(state, effect.stage),
    commit: state.run.body.commit,
    first: request.first,
    status: request.status,
    issued,
    'not-after': new Date(Date.parse(issued) + validForHours * 3_600_000).toISOString(),
    job: jobOf(state.run.run, { name: effect.stage, stage: stageOf(state.run, effect.stage) }),
    digests: needed.map(({ digest }) => digest),
    records: packRecords(needed, engine.ports.compressor.deflate),
    traceparent: traceparentOf(engine, taskName(state.run.run, effect.stage), effect.due.execution),
  };
  const packed = signDispatch(draft, writeTools(engine.ports));
  // Names of runners, containers and environments are as long as the config has them.
  const fits = packed.length <= recordLimits.dispatchCharacters;
  const text = fits ? packed : signDispatch({ ...draft, records: nameRecords(needed) }, writeTools(engine.ports));
  return { text, dispatch: JSON.parse(text) as Dispatch };
}

/** Whose turn it is, and how many transfers are left. */
function turnOf(state: State, { stage, due }: OrderRequest['effect']): Pick<Dispatch, 'agent' | 'hops'> {
  const agent = agentFor(state, { stage, execution: due.execution });
  if (agent === undefined) return {};
  return { agent, hops: Math.max(0, pipelineOf(state.run).limits['max-handoffs'] - state.transfers.length) };
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

/** W3C trace context: one trace per run, one span per execution, derived so that every job computes the same. */
function traceparentOf(engine: Engine, task: string, execution: number): string {
  const hex = (text: string): string => engine.ports.hasher.sha256(text).slice('sha256:'.length);
  const run = `${engine.settings.repository.id}/${task.split('/')[0]}`;
  return `00-${hex(run).slice(0, 32)}-${hex(`${task} ${execution}`).slice(0, 16)}-01`;
}
