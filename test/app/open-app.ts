import { buildLane } from '../../src/app/deliveries/heard.ts';
import { createRecentDeliveries } from '../../src/app/deliveries/recent-deliveries.ts';
import { createSeenBodies } from '../../src/app/deliveries/seen-bodies.ts';
import { checkKnownBody, openDelivery } from '../../src/app/handlers/open-delivery.ts';
import { createKnowledge } from '../../src/app/knowledge/hear.ts';
import { createOrders } from '../../src/app/knowledge/known-orders.ts';
import type { ReceivedDelivery, Work, WorkContext } from '../../src/app/work/queued-work.ts';
import { createRepositories } from '../../src/app/work/repositories.ts';
import type { QueueItem } from '../../src/ports/queue.ts';
import { openDeliveryList, startOfList } from '../support/delivery-list.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';
import { createMemoryQueue } from '../support/memory-queue.ts';

export const minute = 60_000;
export const start = startOfList;

export const repository = { id: 7, name: 'ledger', default_branch: 'main', owner: { login: 'octo-org' } };
export const alert = { action: 'alert', client_payload: { severity: 'high' }, repository, installation: { id: 1 } };
export const comment = (body: string, number = 5) => ({
  action: 'created',
  issue: { number },
  comment: { body },
  repository,
  installation: { id: 1 },
});

/** The App behind its intake: a queue, and the handlers that open deliveries. The work that they cause is written down. */
export function openApp({ lagMilliseconds = 0 } = {}) {
  const github = openDeliveryList();
  const time = { now: start };
  const lines: string[] = [];
  const take = (line: string) => void lines.push(line);
  const log = { info: take, warning: take, error: take };
  const worked: { readonly key: string; readonly work: Work }[] = [];
  const ended: number[] = [];
  const relabelled: (readonly string[])[] = [];
  const queue = createMemoryQueue({ log, attempts: 2, backOff: () => 1 });
  /** The errors of the next attempts at a piece of work, which is given up after two. */
  const trouble: Error[] = [];
  let later: { readonly at: number; readonly item: QueueItem }[] = [];
  const add: WorkContext['add'] = async ({ work, runAt, ...item }) => {
    if (runAt === undefined) await queue.add({ ...item, payload: work });
    else later.push({ at: Date.parse(runAt), item: { ...item, payload: work } });
  };
  /** Waits for everything, also for what is to be done later: that time is made to come. */
  const idle = async (): Promise<void> => {
    await queue.idle();
    if (later.length === 0) return;
    time.now = Math.max(time.now, Math.min(...later.map(({ at }) => at)));
    const due = later.filter(({ at }) => at <= time.now);
    later = later.filter(({ at }) => at > time.now);
    for (const { item } of due) await queue.add(item);
    await idle();
  };
  const store = createMemoryAppStore();
  const context = {
    orders: createOrders(store, Date.now),
    repositories: createRepositories(store),
    settings: { config: '.github/baton.yml' },
    seenBodies: createSeenBodies({ store, now: Date.now }),
    recentDeliveries: createRecentDeliveries({ deliveries: github.deliveries, log, now: () => time.now, lagMilliseconds }),
    knowledge: createKnowledge({ store, now: () => time.now, appId: 1 }),
    slots: {
      end: async ({ workflowRun }: { workflowRun: number }) => void ended.push(workflowRun),
      relabel: async ({ labels }: { labels: readonly string[] }) => void relabelled.push(labels),
    },
    log,
    add,
  } as unknown as WorkContext;
  queue.process(async ({ key, payload }) => {
    const work = payload as Work;
    if (work.kind === 'delivery') return openDelivery(context, work);
    if (work.kind === 'known-body') return checkKnownBody(context, work);
    const error = trouble.shift();
    if (error !== undefined) throw error;
    worked.push({ key, work });
  });
  const receive = async (id: string, payload: object | string, name = 'repository_dispatch') => {
    const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
    const delivery: ReceivedDelivery = { id, name, body, arrivedAt: new Date(time.now).toISOString() };
    await add({ id, key: buildLane(delivery), work: { kind: 'delivery', ...delivery } });
  };
  const identities = () => worked.map(({ work }) => (work.kind === 'event' ? work.delivery : work.kind));
  return { context, github, time, lines, trouble, worked, ended, relabelled, idle, receive, identities };
}

export function job(name: string) {
  return { id: 3, run_id: 9, run_attempt: 2, name, conclusion: 'success', html_url: null };
}

/** The payload without what only a dispatch has. */
export function without(payload: object, name: string): object {
  const { client_payload, ...rest } = payload as { readonly client_payload?: unknown };
  return name === 'repository_dispatch' ? payload : rest;
}
