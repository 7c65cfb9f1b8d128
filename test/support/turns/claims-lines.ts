import { vi } from 'vitest';
import { createSystemClock } from '../../../src/adapters/clock/system-clock.ts';
import { createMemory } from '../../../src/app/create-context.ts';
import { handleWork } from '../../../src/app/handle-work.ts';
import type { Storage } from '../../../src/app/open-storage.ts';
import { createWatch } from '../../../src/app/watch/start-watch.ts';
import type { Work, WorkContext } from '../../../src/app/work/queued-work.ts';
import { createSeenRuns } from '../../../src/app/work/seen-runs.ts';
import { openClients } from '../open-clients.ts';
import type { AppLines, AppProcess } from './app-lines.ts';
import { claimsGaps } from './claims-gaps.ts';
import { findPosition, readLines } from './claims-rows.ts';

/** Texts of configurations, which a process keeps in memory: a file never changes at a commit. */
const configs = new Map<string, string>();

/** The four lines as the table of claims keeps them. */
export const claimsLines: AppLines = {
  handle: (process, item) => {
    const work = item.work as Work;
    return handleWork(openContext(process), { id: item.id, work, ...(item.causes === undefined ? {} : { causes: item.causes }) });
  },
  readLines,
  findPosition,
  gaps: claimsGaps,
};

/** Opens the App in one process, without its server. */
function openContext(process: AppProcess): WorkContext {
  const { store, client, add, arrivals, signingKey, list } = process;
  const hooks = { secrets: [], sources: new Map(), endpoints: new Map() };
  const settings = {
    ...{ appId: '1', signingKey, webhookSecret: 'webhook-secret', config: '.github/baton.yml', path: '' },
    ...{ agentWorkflow: 'baton-agent.yml', workflow: 'baton.yml', serverUrl: 'https://github.com', hooks },
  } as unknown as WorkContext['settings'];
  const runIndex = { put: async (run: Parameters<typeof list>[0]) => list(run) } as unknown as Storage['runIndex'];
  const queue = {
    add: async ({ payload, ...item }: { id: string; key: string; payload: { kind: string } }) => {
      await add({ ...item, work: payload });
      return true;
    },
  } as unknown as Storage['queue'];
  const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
  // The time of the test is set, and passes for whoever waits.
  const sleep = async (milliseconds: number): Promise<void> => void vi.setSystemTime(Date.now() + milliseconds);
  const clock = { ...createSystemClock(), sleep };
  const storage = { queue, store, runIndex } as unknown as Storage;
  return {
    ...openClients(client),
    settings,
    ...createMemory({ settings, storage, now: Date.now }),
    ...createWatch({ store, add, log, clock }),
    configs,
    clock,
    log,
    metrics: { recorded: () => undefined },
    events: { emit: () => undefined },
    add,
    arrivals,
    seen: createSeenRuns(),
  } as unknown as WorkContext;
}
