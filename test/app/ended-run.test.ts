import { describe, expect } from 'vitest';
import { addAdvance } from '../../src/app/handlers/advance.ts';
import { checkEndedRun } from '../../src/app/handlers/ended-run.ts';
import { createOrders } from '../../src/app/knowledge/known-orders.ts';
import type { WorkContext } from '../../src/app/work/queued-work.ts';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';
import { openClients } from '../support/open-clients.ts';
import { requirement } from '../support/requirement.ts';

const repository = { id: 7, owner: 'octo-org', name: 'ledger', defaultBranch: 'main' };
const at = new Date().toISOString();
/** What is read of the order. */
const lost = {
  run: 'fix-4',
  task: 'fix',
  execution: 1,
  first: { id: 1, at },
  issued: at,
  lock: 4,
  lost: 5,
} as unknown as Dispatch;
const work = { kind: 'ended-run', installation: 1, repository, workflowRun: 5, attempt: 1, lost } as const;

interface Seen {
  /** Seconds since the agent's job ended; without it GitHub lists no job. */
  readonly ended?: number;
  /** Another workflow run of the execution: a later one, unless `id` is below 5. */
  readonly other?: { readonly id?: number; readonly status: string; readonly conclusion?: string };
  /** The App heard of the end, and no sweep found it: what it has noted of the result. Its order is unknown. */
  readonly heard?: { readonly noted?: 'queued' | 'recorded' };
}

/** What a sweep's look for the output of workflow run 5 queues. */
async function look({ ended, other, heard }: Seen) {
  const queued: Parameters<WorkContext['add']>[0][] = [];
  const run = ({ id = 6, status, conclusion }: NonNullable<Seen['other']>) => ({
    id,
    display_title: 'fix-4/fix 1',
    status,
    conclusion: conclusion ?? null,
    html_url: '',
  });
  const endedAt = new Date(Date.now() - (ended ?? 0) * 1_000).toISOString();
  const job = { id: 50, name: 'agent', status: 'completed', conclusion: 'success', html_url: '', completed_at: endedAt };
  const octokit = {
    paginate: async (route: string) => {
      if (route.endsWith('/jobs')) return ended === undefined ? [] : [job];
      return [...(other === undefined ? [] : [run(other)]), run({ id: 5, status: 'completed' })];
    },
  };
  const orders = createOrders(createMemoryAppStore(), Date.now);
  if (heard?.noted !== undefined) await orders.noteResult(5, heard.noted);
  const context = {
    ...openClients(octokit),
    settings: { agentWorkflow: 'baton-agent.yml', serverUrl: 'https://github.com' },
    orders,
    add: async (item: (typeof queued)[number]) => void queued.push(item),
  } as unknown as WorkContext;
  await checkEndedRun(context, heard === undefined ? work : { ...work, lost: undefined });
  return queued.map(({ work: next, runAt }) => ({
    kind: next.kind,
    waits: runAt === undefined ? 0 : Date.parse(runAt) - Date.parse(endedAt),
  }));
}

describe('src/app/handlers/ended-run.ts: what a sweep found without a record', () => {
  requirement(
    {
      ids: ['F-CH1', 'DESIGN-2'],
      title: 'is looked for as by the webhook of its job, which has two minutes from its end',
      input: 'an agent job that ended 30 seconds, and 130 seconds ago',
      expected: 'the same look two minutes after the end; the job is read',
    },
    async () => {
      expect(await look({ ended: 30 })).toEqual([{ kind: 'ended-run', waits: 120_000 }]);
      expect(await look({ ended: 130 })).toEqual([{ kind: 'job', waits: 0 }]);
    },
  );

  requirement(
    {
      ids: ['F-CH1', 'F-CH5'],
      title: 'is not lost where another workflow run is at work on the execution, or a later one was',
      input:
        'a workflow run without a job; another one of its title is queued, a later one is over; an earlier one is over, a later one was skipped',
      expected: 'nothing is queued; the loss is',
    },
    async () => {
      for (const other of [{ status: 'queued' }, { id: 4, status: 'queued' }, { status: 'completed', conclusion: 'success' }])
        expect(await look({ other })).toEqual([]);
      for (const other of [
        { id: 4, status: 'completed', conclusion: 'success' },
        { status: 'completed', conclusion: 'skipped' },
      ])
        expect(await look({ other })).toEqual([{ kind: 'advance', waits: 0 }]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2', 'T-22'],
      title: 'is not recorded again where the event about its job came while the sweep waited for it',
      input: 'a result that is recorded before the order of a sweep, or behind it; then the work of the sweep',
      expected: 'the work is queued; nothing is',
    },
    async () => {
      const issued = Date.parse(at);
      for (const [recorded, expected] of [
        [issued - 1_000, ['advance']],
        [issued + 1_000, []],
      ] as const) {
        const orders = createOrders(createMemoryAppStore(), () => recorded);
        await orders.noteResult(5, 'recorded');
        const queued: string[] = [];
        const context = { orders, add: async (item: Parameters<WorkContext['add']>[0]) => void queued.push(item.work.kind) };
        const workflowRun = { id: 5, attempt: 1, url: '' };
        await addAdvance(
          context,
          { installation: 1, repository, lost },
          { dispatch: lost, delivery: { kind: 'built-in' }, workflowRun },
        );
        expect(queued).toEqual(expected);
      }
    },
  );
});

describe('src/app/handlers/ended-run.ts: what the App heard of', () => {
  requirement(
    {
      ids: ['DESIGN-5.3', 'F-CH1'],
      title: 'is looked for although its order is unknown, where nothing was heard of its result',
      input:
        'an App that died over the dispatch hears of the end: the event about the job never came, or its result is queued, or recorded',
      expected: 'the job is read; nothing is queued twice; without a job nothing is queued',
    },
    async () => {
      expect(await look({ ended: 0, heard: {} })).toEqual([{ kind: 'job', waits: 0 }]);
      expect(await look({ ended: 0, heard: { noted: 'queued' } })).toEqual([]);
      expect(await look({ ended: 0, heard: { noted: 'recorded' } })).toEqual([]);
      expect(await look({ heard: {} })).toEqual([]);
    },
  );
});
