import type { Dispatch } from '../../src/core/record/dispatch.ts';
import type { Planned } from '../../src/engine/plan/start-from-event.ts';
import { buildCommits, buildOutput, buildTrigger, type Harness } from '../support/engine-harness.ts';
import { advance, chainStages, orderOf, plan } from './chain.ts';

export const long = '2000-01-01T00:00:00Z';
export const subject = 42;
export const runsIssue = 500;
export const oneStage = '\n      only: { agent: one, prompt: "x" }';

export type Mode = 'all' | 'outcomes' | 'none';

/** Somebody puts the label on, and GitHub says what the thread holds. */
export async function label(
  harness: Harness,
  mode: Mode,
  options: { number?: number; start?: string; stages?: string } = {},
): Promise<Planned> {
  const number = options.number ?? subject;
  const url = `https://github.com/octo-org/ledger/issues/${number}`;
  const trigger = buildTrigger({ number, url, comments: harness.threads.count(number), createdAt: '2026-03-18T00:00:00Z' });
  return plan(harness, {
    trigger,
    top: `comments: ${mode}`,
    stages: options.stages ?? oneStage,
    ...(options.start === undefined ? {} : { start: options.start }),
  });
}

export async function bodies(harness: Harness, thread: number): Promise<readonly string[]> {
  return (await harness.threads.listSince(thread, long)).map(({ body }) => body);
}

/** What the comments of a thread are: our records, views, and those of others. */
export async function describeThread(harness: Harness, thread: number): Promise<readonly string[]> {
  const { records, comments } = await harness.engine.ports.store.readSince(thread, long);
  return comments.map(({ id, body }) => {
    const own = records.filter(({ comment }) => comment === id).map(({ record }) => record);
    if (own.length > 0) return own.map(({ seq, kind, run, task }) => `${seq} ${kind} ${run}${task && `/${task}`}`).join(' + ');
    const view = /<!-- baton-(status|escalation):(\S+) -->$/.exec(body);
    return view === null ? 'other' : `${view[1]} ${view[2]?.replaceAll('\\u002d', '-')}`;
  });
}

function deliver(order: Dispatch, fails: boolean): Parameters<typeof advance>[2] {
  if (order.for === 'publish') return { kind: 'built-in' };
  const failed = { outcome: 'failed', failure: { reason: 'exit-status', message: 'It broke.' } } as const;
  const commits = order.task === 'fix' ? { commits: buildCommits() } : {};
  return { kind: 'output', output: buildOutput(order, fails ? failed : commits) };
}

/** Every job is run again until it comes through, as a re-run of the job would. */
export async function playChain(harness: Harness, mode: Mode, fails = ''): Promise<void> {
  const again = async <T>(job: () => Promise<T>): Promise<T> => {
    try {
      return await job();
    } catch {
      harness.crashAfter(undefined);
      return job();
    }
  };
  let order: Dispatch | undefined = orderOf(await again(() => label(harness, mode, { stages: chainStages })));
  for (let next = 0; order !== undefined; next += 1) {
    const due: Dispatch = order;
    await again(() => advance(harness, due, deliver(due, due.task === fails)));
    order = harness.started[next];
  }
}
