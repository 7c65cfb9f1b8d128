import { describe, expect } from 'vitest';
import type { ChildCalls } from '../../src/core/children/child.ts';
import { createRedactor } from '../../src/core/redaction/redactor.ts';
import { failure, type Result, success } from '../../src/core/result.ts';
import { followTurn } from '../../src/engine/agent/follow-turn.ts';
import { createRequestPasser } from '../../src/engine/agent/pass-on-requests.ts';
import { createChildWatch } from '../../src/engine/agent/watch-children.ts';
import { startEarlyChildren } from '../../src/engine/publish/start-early-children.ts';
import type { TaskContext } from '../../src/engine/task-ports.ts';
import type { TurnProgress } from '../../src/ports/agent-runner.ts';
import { requirement } from '../support/requirement.ts';
import { createApp, poll } from './app-children.ts';
import { callsFor, publish, startedOrder } from './child-chain.ts';

interface Turn {
  now: number;
  requests: Result<Uint8Array | undefined, string>;
  waitEnd: string | undefined;
  refusesUploads: boolean;
  readonly uploads: string[];
  readonly told: { children: readonly { name: string; outcome: string; reason?: string }[]; late: string }[];
  readonly reads: number;
}

const encode = (calls: ChildCalls): Result<Uint8Array, string> =>
  success(new TextEncoder().encode(JSON.stringify({ version: 1, ...calls })));

/** A turn without an agent: what its tools would leave is written by the test, and time passes when the test says so. */
function createTurn(changed: () => boolean = () => true) {
  const turn = {
    now: Date.parse('2026-03-18T09:00:00Z'),
    requests: success(undefined) as Turn['requests'],
    waitEnd: undefined as string | undefined,
    refusesUploads: false,
    uploads: [] as string[],
    told: [] as Turn['told'][number][],
    reads: 0,
  };
  const progress: TurnProgress = {
    folders: { root: '', writable: '', readable: '' },
    readRequests: async () => turn.requests,
    readWaitEnd: async () => turn.waitEnd,
    writeChildren: async (text) => void turn.told.push(JSON.parse(text)),
    async upload(number, text) {
      if (turn.refusesUploads) throw new Error('no');
      turn.uploads.push(`${number} ${text}`);
    },
    async hasNews() {
      turn.reads += 1;
      return changed();
    },
    remove: async () => undefined,
  };
  const clock = { now: () => new Date(turn.now).toISOString(), sleep: async () => undefined };
  const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
  return { turn, progress, ports: { clock, log, redactor: createRedactor(['s3cret-value']) } };
}

describe('the requests of an agent at work', () => {
  const start = () => {
    const { turn, progress, ports } = createTurn();
    const passer = createRequestPasser({ ports } as unknown as TaskContext, progress);
    const step = (seconds = 5) => {
      turn.now += seconds * 1_000;
      return passer.step();
    };
    return { turn, step };
  };

  requirement(
    {
      ids: ['P10-5', 'T18'],
      title: 'are uploaded whole and redacted, at most every five seconds and only where there are new ones',
      input:
        'no request; one with a secret; the same; a second one within five seconds, and after them; a wait; an upload that fails',
      expected: 'two artifacts with all requests so far and no secret, no wait; the failed one is made again under a new number',
    },
    async () => {
      const { turn, step } = start();
      await step();
      turn.requests = encode({ requests: [{ ordinal: 1, prompt: 'Use s3cret-value.' }], refused: 2 });
      await step();
      expect(turn.uploads).toEqual([
        `1 ${JSON.stringify({ version: 1, requests: [{ ordinal: 1, prompt: 'Use ***.' }], refused: 2 })}`,
      ]);
      turn.requests = encode(callsFor(['a', 'b'], { wait: {} }));
      await step(4);
      turn.refusesUploads = true;
      await step(1);
      turn.refusesUploads = false;
      await step();
      const { requests } = callsFor(['a', 'b']);
      expect(turn.uploads.slice(1)).toEqual([`3 ${JSON.stringify({ version: 1, requests, refused: 0 })}`]);
      expect(await step()).toEqual({ requests, late: '' });
    },
  );

  requirement(
    {
      ids: ['P10-5', 'LIMITS', 'T18'],
      title:
        'start at the end of the turn beyond 20 uploads or 256 KiB, or where their file cannot be read, and the agent is told so',
      input: '21 requests one after the other; 17 prompts of 16,384 characters; a link; a file without the form',
      expected: '20 uploads and a reason; no upload and a reason, three times',
    },
    async () => {
      const many = start();
      for (let count = 1; count <= 21; count += 1) {
        many.turn.requests = encode({
          requests: Array.from({ length: count }, (_, index) => ({ ordinal: index + 1, prompt: 'p' })),
          refused: 0,
        });
        await many.step();
      }
      expect(many.turn.uploads).toHaveLength(20);
      expect((await many.step()).late).toContain('20 times');
      const long = Array.from({ length: 17 }, (_, index) => ({ ordinal: index + 1, prompt: 'x'.repeat(16_384) }));
      for (const [requests, reason] of [
        [encode({ requests: long, refused: 0 }), 'at most 262144'],
        [failure('it is a link'), 'it is a link'],
        [success(new TextEncoder().encode('{')), 'does not have the form'],
      ] as const) {
        const { turn, step } = start();
        turn.requests = requests;
        expect((await step()).late).toContain(reason);
        expect(turn.uploads).toEqual([]);
      }
    },
  );
});

describe('the children of an agent at work', () => {
  /** `minutes` is the timeout of the job. */
  const ask = async ({ minutes = 360 } = {}) => {
    const app = createApp();
    const order = await poll(app, { extra: 'limits: { max-children: 1 }' });
    const calls = callsFor(['api', 'docs']);
    const news = { isThere: true };
    const { turn, progress, ports } = createTurn(() => news.isThere);
    // The comments of this world have times of their own.
    const dispatch = { ...order, issued: '2000-01-01T00:00:00.000Z' };
    const turnOf = { stage: { 'timeout-minutes': minutes }, startedAt: new Date(turn.now).toISOString() };
    const context = { dispatch, ...turnOf, ports: { ...app.engine.ports, ...ports } } as unknown as TaskContext;
    const watch = createChildWatch(context, progress);
    const step = async (seconds: number, late = '') => {
      turn.now += seconds * 1_000;
      await watch.step({ requests: calls.requests, late });
    };
    /** A tool waits, at a time so many seconds from now. */
    const wait = (seconds: number) => {
      turn.waitEnd = new Date(turn.now + seconds * 1_000 + 45_000).toISOString();
    };
    const { workflowRun } = app.engine.settings;
    const start = () => startEarlyChildren(app.engine, { dispatch: order, calls, workflowRun });
    return { app, turn, step, wait, start, news };
  };

  requirement(
    {
      ids: ['P10-5', 'K-13', 'K-14', 'K-15'],
      title: 'are read from signed records while a tool waits, and no request is lost in silence',
      input: 'two requests, one of which a limit refuses; the other one is made and ends',
      expected: 'nothing read before the wait; running, and skipped with the limit; then succeeded with its handoff',
    },
    async () => {
      const { app, turn, step, wait, start } = await ask();
      await step(60);
      expect(turn.reads).toBe(0);
      await start();
      wait(1);
      await step(1);
      expect(turn.told.at(-1)?.children).toMatchObject([
        { name: 'split/1-api', outcome: 'running' },
        { name: 'split/2-docs', outcome: 'skipped', reason: expect.stringContaining('max-children') },
      ]);
      await publish(app, startedOrder(app, 'split/1-api'), { handoff: { version: 1, summary: 'The API.' } });
      await step(14);
      expect(turn.reads).toBe(1);
      await step(1);
      expect(turn.told.at(-1)?.children[0]).toMatchObject({ outcome: 'succeeded', handoff: { summary: 'The API.' } });
      expect(turn.told).toHaveLength(2);
    },
  );

  requirement(
    {
      ids: ['P10-5', 'LIMITS', 'T19'],
      title: 'are read every 15 seconds, after ten minutes of waiting every 60, and 200 times at most',
      input: 'a tool that waits for a day whatever it is told, without news',
      expected: '40 reads in ten minutes, one a minute then, 200 in all; then the reason why it cannot be waited longer',
    },
    async () => {
      const { turn, step, wait, news } = await ask();
      news.isThere = false;
      for (let second = 0; second < 600; second += 5) {
        wait(5);
        await step(5);
      }
      expect(turn.reads).toBe(40);
      for (let minute = 0; minute < 300; minute += 1) {
        wait(60);
        await step(60);
      }
      expect(turn.reads).toBe(200);
      expect(turn.told.at(-1)?.late).toContain('200 times');
    },
  );

  requirement(
    {
      ids: ['P10-5', 'K-13', 'LIMITS'],
      title: 'keep no agent at work for nothing: after a time without news, and near the end of its turn, it is told to end it',
      input:
        'waits in two turns: for requests that nobody records, with a pause between two calls; for a child that is recorded and never ends; in a job of 60 minutes',
      expected:
        'a reason after 5 minutes of waiting, after 30, and 5 minutes before the agent is stopped; none a minute before that',
    },
    async () => {
      const waitFor = async ({ step, wait }: Awaited<ReturnType<typeof ask>>, minutes: number) => {
        for (let seconds = 0; seconds < minutes * 60; seconds += 15) {
          wait(15);
          await step(15);
        }
      };
      const unheard = await ask();
      await waitFor(unheard, 4);
      await unheard.step(3_600);
      await waitFor(unheard, 1);
      expect(unheard.turn.told).toEqual([]);
      await waitFor(unheard, 1);
      expect(unheard.turn.told.at(-1)?.late).toContain('within 5 minutes');

      const quiet = await ask();
      await quiet.start();
      await waitFor(quiet, 29);
      expect(quiet.turn.told.at(-1)?.late).toBe('');
      await waitFor(quiet, 2);
      expect(quiet.turn.told.at(-1)?.late).toContain('no news of them for 30 minutes');

      const short = await ask({ minutes: 60 });
      await short.start();
      await short.step(44 * 60);
      await waitFor(short, 0.5);
      expect(short.turn.told.at(-1)?.late).toBe('');
      await waitFor(short, 1);
      expect(short.turn.told.at(-1)?.late).toContain('nearly over');
    },
  );
});

requirement(
  {
    ids: ['P10-5', 'K-13'],
    title: 'an agent at work is followed on after a step that failed, so that its tools do not wait for nothing',
    input: 'requests that cannot be read; the first two times the reason cannot be written',
    expected: 'the tools get the reason; the fault is logged once',
  },
  async () => {
    const { turn, progress, ports } = createTurn();
    turn.requests = failure('it is a link');
    const warnings: string[] = [];
    let faults = 2;
    const { promise: isTold, resolve } = Promise.withResolvers<void>();
    const writeChildren = async (text: string): Promise<void> => {
      faults -= 1;
      if (faults >= 0) throw new Error('no space left');
      await progress.writeChildren(text);
      resolve();
    };
    const context = {
      dispatch: { task: 'split' },
      stage: { 'timeout-minutes': 60 },
      startedAt: ports.clock.now(),
      ports: {
        ...ports,
        log: { ...ports.log, warning: (message: string) => void warnings.push(message) },
        clock: { ...ports.clock, sleep: () => new Promise((wake) => setImmediate(wake)) },
        openProgress: async () => ({ ...progress, writeChildren }),
      },
    } as unknown as TaskContext;
    const followed = await followTurn(context);
    await isTold;
    await followed.stop();
    expect(turn.told.map(({ late }) => late)).toEqual([expect.stringContaining('it is a link')]);
    expect(warnings.filter((message) => message.includes('no space left'))).toHaveLength(1);
  },
);
