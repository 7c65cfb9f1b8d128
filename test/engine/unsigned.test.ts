import { describe, expect } from 'vitest';
import type { Dispatch } from '../../src/core/record/dispatch.ts';
import { pipelineOf } from '../../src/core/run/pipeline-of.ts';
import { statusMarker } from '../../src/core/view/status/status-comment.ts';
import { advanceRun } from '../../src/engine/publish/advance-run.ts';
import { buildCommits, buildOutput, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { stranger } from '../support/record-builders.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, orderOf, plan } from './chain.ts';
import { stateIn } from './transfer-chain.ts';

const always = '2000-01-01T00:00:00Z';

/** What became of a publish: how the run ended, or why nothing was done. */
async function publish(harness: Harness, dispatch: Dispatch): Promise<string> {
  const { workflowRun } = harness.engine.settings;
  const delivery = { kind: 'output', output: buildOutput(dispatch) } as const;
  const advanced = await advanceRun(harness.engine, { dispatch, delivery, workflowRun });
  return advanced.ok ? (advanced.value.ended?.reason ?? 'goes on') : `${advanced.error.code}: ${advanced.error.message}`;
}

async function findComment(harness: Harness, words: string) {
  const all = await harness.threads.listSince(subjectNumber, always);
  const found = all.find(({ body }) => body.includes(words));
  if (found === undefined) throw new Error(`No comment holds ${words}.`);
  return found;
}

const kinds = async (harness: Harness) => (await harness.records()).map(({ record }) => `${record.seq} ${record.kind}`);

describe('an engine without keys', () => {
  requirement(
    {
      ids: ['DESIGN-4.5', 'DESIGN-4.8'],
      title: 'carries a chain to its end, with orders that only name their records',
      input: 'investigate, fix with commits, open-pr; no key',
      expected: 'five records without key and sig; each order names its records by comment and digest; one pull request',
    },
    async () => {
      const harness = createHarness({ unsigned: true });
      const first = orderOf(await plan(harness));
      await advance(harness, first);
      const fix = lastStarted(harness);
      await advance(harness, fix, { kind: 'output', output: buildOutput(fix, { commits: buildCommits() }) });
      await advance(harness, lastStarted(harness));
      const records = await harness.records();
      expect(await kinds(harness)).toEqual(['1 run', '2 task', '3 task', '4 task', '5 end']);
      expect(records.some(({ envelope }) => Reflect.has(Object(envelope), 'sig'))).toBe(false);
      for (const { records: named, digests, sig } of [first, ...harness.started]) {
        expect(sig).toBeUndefined();
        expect(named.enc === 'located' && named.list.map(({ digest }) => digest)).toEqual(digests);
      }
      expect(harness.pulls).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.6', 'DESIGN-4.5', 'T40'],
      title: 'remembers finished runs, and forgets one whose ledger comment somebody edited',
      input: 'two finished runs, a third; the record of the first is edited, a fourth; no key',
      expected: 'the third is told of both, the fourth of the second and third alone',
    },
    async () => {
      const harness = createHarness({ unsigned: true, run: 0 });
      const options = { stages: '\n      only: { agent: one, prompt: "{{ history }}" }', extra: 'history: { limit: 5 }' };
      const play = async (start: string): Promise<string> => {
        await advance(
          harness,
          orderOf(await plan(harness, { ...options, start, comments: harness.threads.count(subjectNumber) })),
        );
        const runs = (await harness.records()).flatMap(({ record }) =>
          record.kind === 'run' ? [record.body.history ?? ''] : [],
        );
        return (runs.at(-1) ?? '').match(/fix-42[-\d]*/g)?.join(' ') ?? '';
      };
      await play('a');
      await play('b');
      expect(await play('c')).toBe('fix-42-2 fix-42');
      const [ledger] = await harness.threads.listSince(500, always);
      harness.threads.edit(ledger?.id ?? 0, (ledger?.body ?? '').replace('succeeded', 'Succeeded'));
      expect(await play('d')).toBe('fix-42-3 fix-42-2');
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'T13'],
      title: 'publishes no order that says something else than the records of its run',
      input:
        'an unsigned order with another lock, head, commit, runner, environment, for, via, first comment, more set aside than there is, or an unknown stage',
      expected: 'BATON-E909 names the field; nothing is written; the order as it was is carried out',
    },
    async () => {
      const harness = createHarness({ unsigned: true });
      const order = orderOf(await plan(harness));
      const before = harness.writes.length;
      const changes: Partial<Dispatch> = {
        lock: 7,
        head: 'f'.repeat(40),
        commit: 'f'.repeat(40),
        for: 'publish',
        via: 'app',
        first: { ...order.first, id: order.first.id - 1 },
        task: 'other',
        left: { tasks: 5, handoffs: 11 },
      };
      for (const [field, value] of Object.entries(changes))
        expect(await publish(harness, { ...order, [field]: value })).toContain(
          `BATON-E909: The order is unsigned, and its field "${field}"`,
        );
      expect(await publish(harness, { ...order, first: { ...order.first, id: order.first.id + 1 } })).toContain('BATON-E901');
      for (const job of [{ 'runs-on': 'self-hosted' }, { environment: 'production' }])
        expect(await publish(harness, { ...order, job: { ...order.job, ...job } })).toContain('its field "job"');
      expect(harness.writes).toHaveLength(before);
      expect(await publish(harness, order)).toBe('goes on');
    },
  );

  requirement(
    {
      ids: ['F-CH8', 'DESIGN-4.8'],
      title: 'leaves its job no more agents than `max-tasks` can, whoever wrote the order',
      input: 'an unsigned order of the first of the tasks that the limit allows, which sets all of them aside, and all but one',
      expected: 'BATON-E909 names `left`; carried out',
    },
    async () => {
      const harness = createHarness({ unsigned: true });
      const order = orderOf(await plan(harness));
      const state = await stateIn(harness, order);
      const most = pipelineOf(state.run).limits['max-tasks'];
      const claim = (tasks: number) => publish(harness, { ...order, left: { tasks, handoffs: 1 } });
      expect(await claim(most)).toContain('BATON-E909: The order is unsigned, and its field "left"');
      expect(await claim(most - 1)).toBe('goes on');
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'T13'],
      title: 'overwrites no comment because an order names it as its status comment',
      input: 'an unsigned order whose status is the comment of somebody else, and one of somebody else with our marker',
      expected: 'both stay as they are; our own status comment is redrawn',
    },
    async () => {
      const harness = createHarness({ unsigned: true });
      const order = orderOf(await plan(harness));
      const marker = statusMarker(order.run);
      const drawn = await findComment(harness, marker);
      const strange = harness.threads.post({ subject: subjectNumber, body: `Mine. ${marker}`, author: stranger });
      await advance(harness, { ...order, status: strange.id });
      expect((await harness.threads.read(strange.id))?.body).toBe(`Mine. ${marker}`);
      expect((await harness.threads.read(drawn.id))?.body).not.toBe(drawn.body);
      expect(lastStarted(harness).status).toBe(drawn.id);
    },
  );
});

describe('a record that the run builds on and that somebody changed', () => {
  requirement(
    {
      ids: ['T12', 'DESIGN-5'],
      title: 'ends the run in words, with keys and without, and stays out when it is put back as it was',
      input: 'the record of investigate is edited before fix is published; then put back',
      expected: 'failed with records-missing and a call for a person; with keys the end still counts when the text is back',
    },
    async () => {
      for (const unsigned of [true, false]) {
        const harness = createHarness({ unsigned });
        await advance(harness, orderOf(await plan(harness)));
        const record = await findComment(harness, '{"kind":"task"');
        harness.threads.edit(record.id, record.body.replace('"stage":"investigate"', '"stage":"Investigate"'));
        const reason = unsigned ? 'edited' : 'signature';
        const words = `records-missing: the record in comment ${record.id} does not count any more (${reason})`;
        expect(await publish(harness, lastStarted(harness))).toBe(words);
        expect(await kinds(harness)).toEqual(['1 run', '3 end']);
        expect((await findComment(harness, 'A person is needed')).body).toContain(words);
        expect([...harness.labels]).toEqual(['baton:failed', 'baton:needs-human']);
        expect(await publish(harness, lastStarted(harness))).toBe(words);
        harness.threads.edit(record.id, record.body);
        expect(await kinds(harness)).toEqual(unsigned ? ['1 run', '3 end'] : ['1 run', '2 task', '3 end']);
      }
    },
  );

  requirement(
    {
      ids: ['T13', 'DESIGN-5'],
      title: 'or that does not show: nothing is written, since the list may only be late',
      input: 'the comment of investigate is deleted before fix is published',
      expected: 'BATON-E903 in words; no write',
    },
    async () => {
      const harness = createHarness();
      await advance(harness, orderOf(await plan(harness)));
      harness.threads.remove((await findComment(harness, '{"kind":"task"')).id);
      const before = harness.writes.length;
      expect(await publish(harness, lastStarted(harness))).toMatch(
        /^BATON-E903: Order fix-42\/fix 1 builds on 2 records, and 1 of them cannot be found/,
      );
      expect(harness.writes).toHaveLength(before);
    },
  );

  requirement(
    {
      ids: ['T12', 'DESIGN-5'],
      title: 'as the first of the run: nothing can follow, and the words say which and why',
      input: 'the run record is edited before investigate is published',
      expected: 'BATON-E901 with the comment and the reason; no write',
    },
    async () => {
      const harness = createHarness({ unsigned: true });
      const order = orderOf(await plan(harness));
      const record = await findComment(harness, '{"kind":"run"');
      harness.threads.edit(record.id, `Hello. ${record.body}`);
      const before = harness.writes.length;
      expect(await publish(harness, order)).toMatch(
        new RegExp(`^BATON-E901: .* The record in comment ${record.id} was ignored: edited \\(`),
      );
      expect(harness.writes).toHaveLength(before);
    },
  );
});
