import { createOrders } from '../../src/app/knowledge/known-orders.ts';
import { createLine } from '../../src/app/starts/engine-line.ts';
import { createBranches } from '../../src/app/turns/branches.ts';
import { createClaims } from '../../src/app/turns/claim-store.ts';
import { createRunLine } from '../../src/app/turns/run-line.ts';
import { createSlots } from '../../src/app/turns/slots.ts';
import { createWindows } from '../../src/app/turns/windows.ts';
import { createOpenRuns } from '../../src/app/work/open-runs.ts';
import type { State } from '../../src/core/run/state.ts';
import { buildRecords, type Done, getState } from '../core/run/run-builder.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';

const repository = { id: 7, owner: 'octo-org', name: 'ledger', defaultBranch: 'main' };
const finishedAt = '2026-03-18T08:10:00Z';
export const opens = '2026-03-18T13:00:00Z';

/** The view of the App on what waits, at a time that a test sets. Items of the queue are written down by their time. */
export function openApp() {
  const time = { now: Date.parse('2026-03-18T09:00:00Z') };
  const now = (): number => time.now;
  const items: { readonly id: string; readonly runAt: string | undefined; readonly work: unknown }[] = [];
  const store = createMemoryAppStore();
  const claims = createClaims({ store, now, start: async () => undefined });
  const silent = async () => undefined;
  const context = {
    claims,
    slots: createSlots(claims, { store, now }),
    branches: createBranches(claims, now),
    runLine: createRunLine(claims),
    windows: createWindows(claims, now),
    openRuns: createOpenRuns({ store, onNoted: silent }),
    orders: createOrders(store, now),
    add: async ({ id, runAt, work }: { readonly id: string; readonly runAt?: string; readonly work: unknown }) =>
      void items.push({ id, runAt, work }),
    log: { info: silent, warning: silent, error: silent },
    clock: { now: () => new Date(now()).toISOString(), sleep: silent },
  } as unknown as Parameters<typeof createLine>[0];
  return { context, items, time, line: createLine(context, { installation: 1, repository }) };
}

/** A turn that a usage limit refused until 13:00. */
export function closed(stage: string, body: Done['body'] = {}): Done {
  const limit = { 'not-before': opens, secret: 'KEY', ...body.limit };
  return {
    stage,
    outcome: 'failed',
    reason: 'limited',
    body: { agent: 'worker', engine: 'claude-code', finishedAt, ...body, limit },
  };
}

/** A run of the repository whose agents have a secret of this name. */
export function runOf(run: string, done: readonly Done[] = [], { secret = 'KEY', model = 'opus', environment = '' } = {}): State {
  const [first, ...rest] = buildRecords({ a: {}, b: { branch: 'one' } }, done, { run });
  if (first?.record.kind !== 'run') throw new Error('A run begins with its record.');
  const { body } = first.record;
  const agents = Object.fromEntries(
    Object.entries(body.config.agents).map(([name, agent]) => [
      name,
      { ...agent, engine: 'claude-code' as const, model, env: [secret] },
    ]),
  );
  const pipelines = structuredClone(body.config.pipelines);
  for (const { stages } of Object.values(pipelines))
    for (const stage of Object.values(stages)) if (environment !== '') Object.assign(stage, { environment });
  const record = { ...first.record, body: { ...body, config: { ...body.config, agents, pipelines } } };
  return getState([{ ...first, record }, ...rest], run);
}
