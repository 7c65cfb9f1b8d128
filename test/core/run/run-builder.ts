import { configSchema } from '../../../src/core/config/schema/config-schema.ts';
import type { Outcome } from '../../../src/core/output/outcome.ts';
import type { BatonRecord, StoredRecord, TaskBody } from '../../../src/core/record/record.ts';
import type { State } from '../../../src/core/run/state.ts';
import type { Never, TaskRow } from '../../../src/core/run/task-row.ts';
import type { Wait } from '../../../src/core/run/wait.ts';
import { deriveState } from '../../../src/core/state/derive-state.ts';
import { allGates } from '../../support/all-gates.ts';
import { listOpenChildren } from '../../support/list-open-children.ts';
import { buildEnd, buildRun, buildTask, runId } from '../../support/record-builders.ts';

/** Stages by name: what they need, how many attempts they have, their branch. `open-…` is a built-in. */
export type Plan = Readonly<
  Record<
    string,
    {
      readonly needs?: readonly string[];
      readonly attempts?: number;
      readonly branch?: string;
      readonly if?: string;
      readonly 'continue-on-failure'?: boolean;
      readonly matrix?: object;
      readonly approval?: object;
    }
  >
>;

/** A task that was done: `investigate`, or with everything that is not as usual. */
export interface Done {
  readonly stage: string;
  readonly outcome?: Outcome;
  readonly reason?: string;
  readonly attempt?: number;
  readonly execution?: number;
  readonly body?: Partial<TaskBody>;
}

export const startedAt = '2026-03-18T08:00:00Z';

export interface RunLimits {
  readonly 'max-tasks'?: number;
  readonly 'timeout-minutes'?: number;
  readonly 'max-cost-usd'?: number;
  readonly 'on-limit'?: 'ask';
}

interface RunOptions {
  readonly run?: string;
  readonly limits?: RunLimits;
  readonly ended?: boolean;
}

/** The records of a run in the order in which they were written. */
export function buildRecords(plan: Plan, done: readonly Done[] = [], options: RunOptions = {}): readonly StoredRecord[] {
  const { run = runId } = options;
  const first = buildRun({ run }, { config: buildConfig(plan, options), startedAt });
  const tasks = done.map((task, index) => buildDone(task, { run, seq: index + 2 }));
  const end = options.ended === true ? [buildEnd({ run, seq: tasks.length + 2 })] : [];
  return [first, ...tasks, ...end].map(store);
}

export function store(record: BatonRecord): StoredRecord {
  return { record, digest: `sha256:${record.seq}`, comment: 100 + record.seq, envelope: {} };
}

export function buildDone(task: Done, place: { run?: string; seq: number }) {
  const { stage, outcome = 'succeeded', reason, attempt = 1, execution = attempt } = task;
  const failure = outcome === 'failed' ? { failure: { reason: reason ?? 'exit-status', message: '' } } : {};
  const note = outcome !== 'failed' && reason !== undefined ? { note: reason } : {};
  const { run = runId, seq } = place;
  return buildTask({ run, task: stage, attempt, execution, seq }, { stage, outcome, ...failure, ...note, ...task.body });
}

function buildConfig(plan: Plan, { limits = {} }: RunOptions) {
  const stages = Object.entries(plan).map(([name, { needs = [], attempts, branch, ...own }]) => {
    const retry = { ...(attempts === undefined ? {} : { retry: { attempts } }), ...(branch === undefined ? {} : { branch }) };
    const work = name.startsWith('open-') ? { uses: 'pull-request', with: { title: 'x' } } : { agent: 'worker', ...retry };
    return [name, { needs, ...own, ...work }];
  });
  return configSchema.parse({
    version: 1,
    agents: { worker: { engine: 'command', command: ['true'] } },
    pipelines: { fix: { on: { issues: { labels: ['agent-ready'] } }, limits, stages: Object.fromEntries(stages) } },
  });
}

export function getState(records: readonly StoredRecord[], run = runId): State {
  const state = deriveState(records, run, allGates);
  if (!state.ok) throw new Error(state.error.message);
  return state.value;
}

/** In words: `waiting`, `due 2/3 <4` (attempt, execution, cause), `blocked by x`, `ended failed`. */
export function describeStages(state: State): Readonly<Record<string, string>> {
  return Object.fromEntries([...state.rows.values()].map((row) => [row.name, describeRow(state, row)]));
}

function describeRow(state: State, row: TaskRow): string {
  switch (row.status) {
    case 'ready':
      return `due ${row.next.attempt}/${row.next.execution} <${row.next.cause}`;
    case 'waiting':
    case 'closing':
      return describeWait(row.wait, listOpenChildren(state, row.name));
    case 'ended':
      return `ended ${row.last.body.outcome}`;
    case 'never':
      return describeNever(row.never);
  }
}

function describeWait({ gate, for: others }: Wait, children: readonly string[]): string {
  if (gate === 'children') return `suspended for ${children.join(' ')}`;
  if (gate === 'own-branch') return `waiting behind ${others[0]}`;
  return gate === 'answer' || gate === 'approval' ? `awaiting ${gate}` : 'waiting';
}

function describeNever(never: Never): string {
  if (never.kind === 'blocked') return `blocked by ${never.by}`;
  if (never.kind === 'broken') return `broken: ${never.message}`;
  return 'by' in never ? `skipped with ${never.by}` : 'skipped';
}

/** The chain of the issue. */
export const chain: Plan = { investigate: {}, fix: { needs: ['investigate'] }, 'open-pr': { needs: ['fix'] } };

/** Two siblings and what joins them. */
export const join: Plan = { left: {}, right: {}, both: { needs: ['left', 'right'] } };
