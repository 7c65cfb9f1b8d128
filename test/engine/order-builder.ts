import { configSchema } from '../../src/core/config/schema/config-schema.ts';
import type { BatonRecord, StoredRecord, TaskBody, TransferRecord } from '../../src/core/record/record.ts';
import { buildOrder, type OrderRequest } from '../../src/engine/order/build-order.ts';
import { getState, store } from '../core/run/run-builder.ts';
import { createHarness } from '../support/engine-harness.ts';
import { buildRun, buildTask } from '../support/record-builders.ts';

export const image = 'node:24';
export const stages = {
  a: { agent: 'one', transfer: 'inline' },
  b: {
    agent: 'one',
    needs: ['a'],
    'runs-on': ['self-hosted', 'big'],
    container: image,
    environment: 'prod',
    'timeout-minutes': 17,
    branch: 'baton/{{ subject.number }}',
  },
  note: { uses: 'comment', with: { body: 'x' } },
  polls: { agent: 'one', children: { wait: 'poll' } },
};
const agents = { one: { engine: 'command', command: ['true'], access: 'edit' }, two: { engine: 'command', command: ['true'] } };

export function runOf(more: object = {}) {
  const pipelines = { fix: { on: { issues: { labels: ['go'] } }, stages, ...more } };
  return buildRun({}, { config: configSchema.parse({ version: 1, agents, pipelines }) });
}

export function transfer(seq: number, execution = 1, task = 'a'): TransferRecord {
  const { kind: _, body: _body, ...place } = buildTask({ task, execution, seq });
  return { ...place, kind: 'transfer', body: { from: 'one', to: 'two', message: '', timestamp: '2026-03-18T08:05:00Z' } };
}

export const done = (
  seq: number,
  stage: string,
  { execution = 1, ...body }: Partial<TaskBody> & { readonly execution?: number } = {},
) => buildTask({ seq, task: stage, execution }, { stage, results: {}, ...body });

export function readingOf(records: readonly BatonRecord[] = [], more: object = {}) {
  const stored: readonly StoredRecord[] = [runOf(more), ...records].map(store);
  return { first: { id: 101, at: '2026-03-18T08:00:00Z' }, state: getState(stored), stored };
}

export const at = (via: 'app' | 'action' = 'action', options: Parameters<typeof createHarness>[0] = {}) => {
  const { engine } = createHarness(options);
  return { ...engine, settings: { ...engine.settings, via } };
};

export function order(
  stage: string,
  {
    via,
    unsigned,
    job = stage === 'note' ? 'publish' : 'agent',
    reading = readingOf(),
    due = { attempt: 1, execution: 1, cause: 1 },
    ...more
  }: Partial<OrderRequest> & {
    readonly via?: 'app' | 'action';
    readonly unsigned?: boolean;
    readonly job?: 'agent' | 'publish';
    readonly due?: OrderRequest['effect']['due'];
  } = {},
) {
  return buildOrder(at(via, { unsigned }), {
    effect: { kind: 'dispatch-task', stage, for: job, due },
    status: undefined,
    ...more,
    reading,
  });
}
