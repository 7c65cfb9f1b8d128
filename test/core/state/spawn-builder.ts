import type { ChildBody } from '../../../src/core/children/child.ts';
import { configSchema } from '../../../src/core/config/schema/config-schema.ts';
import type { BatonRecord, StoredRecord } from '../../../src/core/record/record.ts';
import type { State } from '../../../src/core/run/state.ts';
import { decide } from '../../../src/core/state/decide.ts';
import { buildRun, buildTask, runId } from '../../support/record-builders.ts';
import { buildDone, type Done, getState, store } from '../run/run-builder.ts';

/** An execution, with the children that it asked for: the words of their prompts by their names. */
export interface SpawnStep extends Done {
  readonly makes?: readonly string[];
  /** The branches of these children, in their order. */
  readonly branches?: readonly string[];
  readonly wait?: ChildBody['wait'];
  /** The time of a wait is over: a decision instead of an execution. */
  readonly expires?: true;
}

const stages = {
  split: { agent: 'worker', children: {}, branch: 'work' },
  finish: { agent: 'worker', needs: ['split'] },
};

/** Returns the state of a run whose stage `split` may create children, after these steps. */
export function spawnState(
  steps: readonly SpawnStep[],
  options: { readonly limits?: object; readonly stages?: object } = {},
): State {
  return getState(buildSpawned(steps, options));
}

export function buildSpawned(
  steps: readonly SpawnStep[],
  { limits = {}, stages: own = stages }: { readonly limits?: object; readonly stages?: object } = {},
): readonly StoredRecord[] {
  const config = configSchema.parse({
    version: 1,
    agents: { worker: { engine: 'command', command: ['true'], access: 'edit' } },
    pipelines: { fix: { on: { issues: { labels: ['agent-ready'] } }, limits, stages: own } },
  });
  const records: BatonRecord[] = [buildRun({}, { config })];
  for (const step of steps) records.push(...buildStep(step, records.length + 1));
  return records.map(store);
}

function buildStep(step: SpawnStep, seq: number): readonly BatonRecord[] {
  const { makes, branches = [], wait, expires, ...done } = step;
  const { stage, attempt = 1, execution = attempt } = step;
  if (expires === true) return [buildExpiry(stage, seq)];
  const task = buildDone({ ...done, body: { ...done.body, ...(wait === undefined ? {} : { waits: true }) } }, { seq });
  if (makes === undefined && wait === undefined) return [task];
  const made = (makes ?? []).map((name, index) => ({
    name: `${stage}/${name}`,
    ordinal: Number.parseInt(name, 10),
    prompt: `Do ${name}.`,
    agent: 'worker',
    ...(branches[index] === undefined ? {} : { branch: branches[index] }),
  }));
  const body: ChildBody = {
    made,
    refused: [],
    refusedCount: 0,
    asked: made.at(-1)?.ordinal ?? 0,
    ...(wait === undefined ? {} : { wait }),
  };
  const { kind: _, body: _body, ...place } = buildTask({ run: runId, task: stage, attempt, execution, seq: seq + 1 });
  return [task, { ...place, kind: 'child', body }];
}

function buildExpiry(stage: string, seq: number): BatonRecord {
  const { kind: _, body: _body, ...place } = buildTask({ run: runId, task: stage, attempt: 0, execution: seq, seq });
  const body = {
    verb: 'expire' as const,
    actor: { id: 1, login: 'baton' },
    reason: 'the time of the wait is over',
    source: { kind: 'event' as const, event: 'expire' },
    decidedAt: '2026-03-18T09:00:00Z',
  };
  return { ...place, kind: 'decision', body };
}

export type Stages = Readonly<Record<string, object>>;

/** Returns the state of a run of these stages after these steps. */
export function stateOf(own: Stages, steps: readonly SpawnStep[], limits: object = {}): State {
  return getState(buildSpawned(steps, { stages: own, limits }));
}

/** Returns the stages that the writer of the last record starts, and how the run ends. */
export function following(state: State): readonly string[] {
  return decide(state, { cause: state.tip.seq, now: '2026-03-18T09:00:00Z' }).flatMap((effect) => {
    if (effect.kind === 'dispatch-task') return [effect.stage];
    return effect.kind === 'end-run' ? [`end ${effect.outcome}: ${effect.reason}`] : [];
  });
}

/** A stage whose elements work on branches of their own. */
export const attempt = { agent: 'worker', branch: 'try-{{ matrix.index }}' };
/** Three elements of a list of the config, between two other stages. */
export const literal: Stages = {
  plan: { agent: 'worker' },
  attempt: { ...attempt, needs: ['plan'], matrix: ['a', 'b', 'c'] },
  finish: { agent: 'worker', needs: ['attempt'] },
};
/** The first executions of its elements. */
export const zero: SpawnStep = { stage: 'attempt[0]' };
export const one: SpawnStep = { stage: 'attempt[1]' };
export const two: SpawnStep = { stage: 'attempt[2]' };
