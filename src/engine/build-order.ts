import type { Effect } from '../core/pipeline/effect.ts';
import { taskName } from '../core/pipeline/names.ts';
import { type Place, placeOf } from '../core/pipeline/place-of.ts';
import { recordsFor } from '../core/pipeline/records-for.ts';
import type { Dispatch, DispatchDraft } from '../core/record/dispatch.ts';
import { nameRecords } from '../core/record/name-records.ts';
import { packRecords } from '../core/record/pack-records.ts';
import { recordLimits } from '../core/record/record-limits.ts';
import { signDispatch } from '../core/record/sign-dispatch.ts';
import type { Engine } from './engine-ports.ts';
import { executionFacts } from './execution-facts.ts';
import type { RunReading } from './read-run.ts';
import { turnOf } from './turn-of.ts';
import { writeTools } from './write-tools.ts';

const validForHours = 48;

export interface Order {
  readonly text: string;
  readonly dispatch: Dispatch;
  /** Absent where any number of the pipeline may run at the same time. */
  readonly place?: Place;
}

export interface OrderRequest {
  readonly reading: Pick<RunReading, 'state' | 'stored'>;
  readonly effect: Extract<Effect, { kind: 'dispatch-task' }>;
  readonly first: Dispatch['first'];
  readonly status: number;
  /** The workflow run that vanished: the order is to record the loss, not to start the agent. */
  readonly lost?: number;
}

/**
 * The order for one execution: everything the next job needs, so that it reads as little as possible. An unsigned one only
 * names its records: nobody could trust what it carries.
 */
export function buildOrder(engine: Engine, request: OrderRequest): Order {
  const { state, stored } = request.reading;
  const { effect } = request;
  const needed = recordsFor(effect.stage, { state, stored });
  const issued = engine.ports.clock.now();
  const { lock, head, commit, job } = executionFacts(state, effect.stage, engine.settings.via);
  const turn = turnOf(state, { stage: effect.stage, execution: effect.due.execution });
  const isSigned = engine.ports.signer !== undefined;
  const draft: DispatchDraft = {
    baton: 1,
    kind: 'dispatch',
    for: request.lost === undefined ? effect.for : 'publish',
    via: engine.settings.via,
    repo: engine.settings.repository.id,
    subject: state.run.body.trigger.subject.number,
    thread: state.run.subject,
    lock,
    run: state.run.run,
    task: effect.stage,
    attempt: effect.due.attempt,
    execution: effect.due.execution,
    ...turn,
    head,
    commit,
    first: request.first,
    status: request.status,
    ...(request.lost === undefined ? {} : { lost: request.lost }),
    issued,
    'not-after': new Date(Date.parse(issued) + validForHours * 3_600_000).toISOString(),
    job,
    digests: needed.map(({ digest }) => digest),
    records: isSigned ? packRecords(needed, engine.ports.compressor.deflate) : nameRecords(needed),
    traceparent: traceparentOf(engine, taskName(state.run.run, effect.stage), effect.due.execution),
  };
  const packed = signDispatch(draft, writeTools(engine.ports));
  // Names of runners, containers and environments are as long as the config has them.
  const fits = packed.length <= recordLimits.dispatchCharacters;
  const text = fits ? packed : signDispatch({ ...draft, records: nameRecords(needed) }, writeTools(engine.ports));
  const place = placeOf(state);
  return { text, dispatch: JSON.parse(text) as Dispatch, ...(place === undefined ? {} : { place }) };
}

/** W3C trace context: one trace per run, one span per execution, derived so that every job computes the same. */
function traceparentOf(engine: Engine, task: string, execution: number): string {
  const hex = (text: string): string => engine.ports.hasher.sha256(text).slice('sha256:'.length);
  const run = `${engine.settings.repository.id}/${task.split('/')[0]}`;
  return `00-${hex(run).slice(0, 32)}-${hex(`${task} ${execution}`).slice(0, 16)}-01`;
}
