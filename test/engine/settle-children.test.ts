import { describe, expect, it } from 'vitest';
import { applyDecision } from '../../src/engine/decision/apply-decision.ts';
import { type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import {
  callsFor,
  children,
  createSteady,
  inMinutes,
  kindsOf,
  planSplit,
  publish,
  startedOrder,
  titlesOf,
} from './child-chain.ts';
import { stateOf } from './transfer-chain.ts';

const [api, docs] = children;

/** Starts a run whose first stage waits for two children, for 30 minutes at most. */
async function waitHalfAnHour(harness: Harness): Promise<void> {
  const order = await planSplit(harness);
  const timed = callsFor(['api', 'docs'], { wait: { timeoutMinutes: 30 } });
  await publish(harness, order, { children: timed, finishedAt: '2026-03-18T00:05:00Z' });
}

const late = (harness: Harness): Harness => inMinutes(harness, 40);

describe('a wait whose time is over', () => {
  requirement(
    {
      ids: ['K-28'],
      title: 'is ended in the name of the account that wrote the first record, whoever else has commented',
      input: 'a comment of another account that was edited since, below the first record; then a child ends too late',
      expected: 'one decision by the author of the first record, and the parent starts',
    },
    async () => {
      const harness = createSteady();
      harness.threads.post({
        subject: subjectNumber,
        body: 'Hello',
        author: { id: 5, login: 'mona' },
        editedAt: '2026-03-18T00:03:00Z',
      });
      await waitHalfAnHour(harness);
      const { started } = await publish(late(harness), startedOrder(harness, api));
      expect(started).toEqual(['split']);
      const { decisions } = await stateOf(harness);
      expect(decisions.map(({ body }) => [body.verb, body.actor])).toEqual([
        ['expire', { id: 41_898_282, login: 'github-actions[bot]' }],
      ]);
    },
  );

  requirement(
    {
      ids: ['K-28', 'DESIGN-4.8'],
      title: 'goes on in a pause of all runs',
      input: 'BATON_PAUSE, and a child that ends after the time of the wait',
      expected: 'its record alone; nothing is decided and nothing starts',
    },
    async () => {
      const harness = createSteady();
      await waitHalfAnHour(harness);
      const { engine } = late(harness);
      const paused = { ...harness, engine: { ...engine, settings: { ...engine.settings, paused: true } } };
      expect((await publish(paused, startedOrder(harness, api))).started).toEqual([]);
      expect(await kindsOf(harness)).toEqual(['run', 'task split', 'child split', `task ${api}`]);
    },
  );

  requirement(
    {
      ids: ['K-28', 'DESIGN-5.2', 'T16'],
      title: 'starts the parent once, also where the job that ends it dies behind the decision, and nobody else looks',
      input: 'the job dies as soon as the decision is written, and runs again before anything is overdue',
      expected: 'one decision, and one start of the parent, which the second job tells of',
    },
    async () => {
      const harness = createSteady();
      await waitHalfAnHour(harness);
      const order = startedOrder(harness, api);
      // The comment of the child, its status comment, the comment of the decision.
      harness.crashAfter(3);
      await expect(publish(late(harness), order)).rejects.toThrow('after comment');
      harness.crashAfter(undefined);
      expect(await kindsOf(harness)).toContain('decision split');
      expect(titlesOf(harness)).toHaveLength(2);
      expect((await publish(late(harness), order)).started).toEqual(['split']);
      await publish(late(harness), order);
      expect((await kindsOf(harness)).filter((kind) => kind === 'decision split')).toHaveLength(1);
      expect(titlesOf(harness).slice(2)).toEqual(['fix-42/split 2']);
    },
  );

  requirement(
    {
      ids: ['K-28', 'DESIGN-5.2'],
      title: 'is left alone where another job has ended it meanwhile, and the job goes on with what was before',
      input: 'the last child is recorded while the job of the first writes its status comment, after the time of the wait',
      expected: 'no decision; the parent starts once',
    },
    async () => {
      const harness = createSteady();
      await waitHalfAnHour(harness);
      const { engine } = late(harness);
      const { threads } = engine.ports;
      let isFirst = true;
      const update: typeof threads.update = async (comment, body) => {
        await threads.update(comment, body);
        if (!isFirst) return;
        isFirst = false;
        await publish(late(harness), startedOrder(harness, docs));
      };
      const ports = { ...engine.ports, threads: { ...threads, update } };
      const told: string[] = [];
      const log = { ...ports.log, info: (line: string) => void told.push(line) };
      const raced = { ...harness, engine: { ...engine, ports: { ...ports, log } } };
      expect((await publish(raced, startedOrder(harness, api))).started).toEqual([]);
      expect(await kindsOf(harness)).toEqual(['run', 'task split', 'child split', `task ${api}`, `task ${docs}`]);
      expect(titlesOf(harness).slice(2)).toEqual(['fix-42/split 2']);
      expect(told).toContainEqual(expect.stringContaining('The wait of fix-42/split was not ended'));
    },
  );

  it('is ended in the name of Baton where the account of the first record is gone', async () => {
    const harness = createSteady();
    await waitHalfAnHour(harness);
    const [first] = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
    Object.assign(first ?? {}, { author: undefined });
    await publish(late(harness), startedOrder(harness, api));
    const { decisions } = await stateOf(harness);
    expect(decisions.map(({ body }) => body.actor)).toEqual([{ id: 0, login: 'baton' }]);
  });

  /** Counts the requests about comments that the record of a child costs. */
  async function countOf(harness: Harness, child: string): Promise<number> {
    const before = harness.threads.requests.length;
    await publish(late(harness), startedOrder(harness, child));
    return harness.threads.requests.length - before;
  }

  requirement(
    {
      ids: ['K-28', 'DESIGN-8'],
      title:
        'costs later jobs nothing: only the workflow run that ended it looks after what it made due, and after no other decision',
      input:
        'a wait ended by another workflow run; a question of a child that is answered in the same one; then another child ends',
      expected: 'a list, a comment, a list: no decision is read again',
    },
    async () => {
      const ended = createSteady();
      await waitHalfAnHour(ended);
      await publish(late(ended), startedOrder(ended, api));
      const { settings } = ended.engine;
      const other = { ...settings, workflowRun: { ...settings.workflowRun, id: 901 } };
      expect(await countOf({ ...ended, engine: { ...ended.engine, settings: other } }, docs)).toBe(3);
      const over = createSteady();
      await waitHalfAnHour(over);
      await publish(late(over), startedOrder(over, api));
      await publish(late(over), startedOrder(over, 'split'));
      expect(await countOf(over, docs)).toBe(3);
      const asking = createSteady();
      const order = await planSplit(asking);
      await publish(asking, order, { children: callsFor(['api', 'docs']) });
      await publish(asking, startedOrder(asking, api), { outcome: 'needs-input', note: 'Which?' });
      const { run, thread, first } = order;
      const place = { run, thread, first, actor: { id: 7, login: 'marla' }, stage: api, reason: 'a comment asked for it' };
      const decided = await applyDecision(asking.engine, {
        ...place,
        verb: 'answer',
        text: 'That one.',
        source: { kind: 'comment', comment: 5_000 },
      });
      expect(decided.ok ? decided.value.started : decided.error).toEqual([api]);
      expect(await countOf(asking, docs)).toBe(3);
    },
  );
});
