import { beforeAll, describe, expect } from 'vitest';
import { unsignedNote } from '../../src/core/config/check-signing-key.ts';
import { needsHumanLabel } from '../../src/core/view/status-labels.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { actionsBot, readUnsigned, tasksOf } from '../support/local-world-unsigned.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
/** Several workflow runs, one after the other. */
const patience = 180_000;
let world: LocalWorld;

beforeAll(async () => {
  world = await create({
    private: true,
    unsigned: true,
    agents: {
      one: { script: "hand({ summary: 'the cause is in line 3' });" },
      two: { script: "await tell('two', prompt);" },
      three: { script: "await tell('three', prompt);" },
    },
    pipelines: {
      fix: { one: { agent: 'one' }, two: { needs: ['one'], agent: 'two', prompt: 'Go by: {{ needs.one.handoff.summary }}' } },
      own: { one: { agent: 'one' }, two: { needs: ['one'], agent: 'two', environment: 'staging' } },
      edited: { one: { agent: 'one' }, two: { needs: ['one'], agent: 'three' } },
    },
  });
});

const commentWith = async (number: number, words: string) =>
  (await world.thread(number)).find(({ body }) => body.includes(words));

describe('a private repository without keys', () => {
  requirement(
    {
      ids: ['DESIGN-4.5', 'DESIGN-4.8', 'T11'],
      title: 'passes work on by records without signatures, in comments of its own account that nobody edited',
      input: 'two stages; no signing.keys, no secret; a person posts a forged record of the second stage',
      expected:
        'succeeded; the handoff is in the prompt; no key or sig; the forgery is ignored as author; log and summary say unsigned',
    },
    async () => {
      const issue = await world.run('fix');
      const { records, ignored } = await readUnsigned(world, issue);
      expect(records.map(({ record }) => `${record.seq} ${record.kind}`)).toEqual(['1 run', '2 task', '3 task', '4 end']);
      expect(ignored).toEqual([]);
      expect(
        records.every(({ envelope }) => !Reflect.has(Object(envelope), 'sig') && !Reflect.has(Object(envelope), 'key')),
      ).toBe(true);
      expect(records.map(({ record }) => record.prev)).toEqual(['', ...records.slice(0, -1).map(({ digest }) => digest)]);
      expect(world.switchboard.told('two')[0]).toContain('the cause is in line 3');
      const plan = world.jobs().find(({ name }) => name === 'plan');
      for (const job of world.jobs()) expect(job.log).toContain(unsignedNote);
      expect(plan?.summary).toContain(unsignedNote);
      expect(JSON.parse(plan?.outputs.task ?? '{}')).toMatchObject({ records: { enc: 'located', list: [{}] } });

      const real = await commentWith(issue, '"kind":"task"');
      await world.ask(`/issues/${issue}/comments`, { method: 'POST', body: { body: real?.body } });
      expect((await readUnsigned(world, issue)).ignored).toEqual([{ comment: expect.any(Number), reason: 'author' }]);
    },
    patience,
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'DESIGN-8'],
      title: 'asks GitHub once in each job who wrote the records, whatever the thread holds',
      input: 'requests of the jobs of a run with two stages',
      expected:
        'plan none; agent the named comments, one list and one query; publish what it asks with signatures, and one query; the last one folds comments',
    },
    async () => {
      const asked = new Map<string, string[]>();
      for (const { by, method, path } of world.requests()) {
        const kind = path.replace(/\?.*$/, '').replace(/\d+/g, 'N').replace('/repos/octo-org/ledger', '');
        asked.set(by, [...(asked.get(by) ?? []), `${method} ${kind}`]);
      }
      const list = 'GET /issues/N/comments';
      const named = 'GET /issues/comments/N';
      const query = 'POST /graphql';
      const write = 'POST /issues/N/comments';
      const dispatch = 'POST /actions/workflows/baton.yml/dispatches';
      const draw = 'PATCH /issues/comments/N';
      const react = 'POST /issues/N/reactions';
      const label = 'POST /issues/N/labels';
      expect(Object.fromEntries(asked)).toEqual({
        'plan: Baton: fix on #1': ['GET /collaborators/mona/permission', list, react, write, list, write, label],
        'agent: Baton: fix on #1': [named, query, list],
        'publish: Baton: fix on #1': [list, query, write, list, dispatch, draw],
        'agent: fix-1/two 1 · 2/2': [named, named, query, list],
        'publish: fix-1/two 1 · 2/2': [
          ...[list, query, write, list, 'DELETE /issues/N/labels/baton%NArunning', draw],
          ...[query, react, 'DELETE /issues/N/reactions/N'],
        ],
      });
    },
    patience,
  );

  requirement(
    {
      ids: ['F-S9', 'T13'],
      title: 'compares the settings of a job with the records before GitHub takes them from an order',
      input: 'a stage with an environment; its order once more with another environment, written by hand',
      expected: 'verify lets the first pass and refuses the second with BATON-E909; no agent job, no comment',
    },
    async () => {
      const issue = await world.run('own');
      expect((await readUnsigned(world, issue)).records.map(({ record }) => record.kind)).toEqual(['run', 'task', 'task', 'end']);
      const genuine = world.jobs().findLast(({ name }) => name === 'verify')?.outputs.task ?? '';
      expect(genuine).toContain('"environment":"staging"');
      const before = (await world.thread(issue)).length;
      const run = await world.dispatch({ task: genuine.replace('"environment":"staging"', '"environment":"production"') });
      await world.settle();
      const jobs = world.jobs(run).map(({ name, conclusion }) => `${name} ${conclusion}`);
      expect(jobs).toEqual(['verify failure', 'publish failure']);
      expect(world.jobs(run)[0]?.log).toContain('BATON-E909: The order is unsigned, and its field "job"');
      expect(await world.thread(issue)).toHaveLength(before);
    },
    patience,
  );

  requirement(
    {
      ids: ['DESIGN-4.5', 'T12', 'T13'],
      title: 'stops in words when a maintainer edits a record, and the run ends there',
      input: 'the record of stage one is edited while stage two works',
      expected: 'ignored as edited; no record of stage two; the run has failed with records-missing and a person is asked',
    },
    async () => {
      let edited = 0;
      world.switchboard.when('three', async () => {
        const [issue] = (await world.ask('/issues?labels=edited')) as readonly { number: number }[];
        const record = await commentWith(issue?.number ?? 0, '"kind":"task"');
        edited = record?.id ?? 0;
        const body = record?.body.replace('line 3', 'line 4');
        await world.ask(`/issues/comments/${edited}`, { method: 'PATCH', body: { body } });
        return '';
      });
      const issue = await world.run('edited');
      const { records, ignored } = await readUnsigned(world, issue);
      expect(ignored).toEqual([{ comment: edited, reason: 'edited' }]);
      expect(records.map(({ record }) => record.kind)).toEqual(['run', 'end']);
      const words = `records-missing: the record in comment ${edited} does not count any more (edited)`;
      expect(records[1]?.record.body).toMatchObject({ outcome: 'failed', reason: words });
      expect((await commentWith(issue, 'A person is needed'))?.body).toContain(words);
      expect((await commentWith(issue, '<!-- baton-status:'))?.body).toContain('failed');
      expect(JSON.stringify(await world.ask(`/issues/${issue}/labels`))).toContain(needsHumanLabel);
      expect(world.jobs().at(-1)?.log).toContain(`BATON-E903`);
      expect(world.jobs().at(-1)?.conclusion).toBe('success');
      expect(await tasksOf(world, issue)).toEqual([]);
      expect((await world.thread(issue)).every(({ author }) => author?.id === actionsBot)).toBe(true);
    },
    patience,
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'T13'],
      title: 'holds an order against the records of its run: nobody chooses commit, runner or stage by dispatching one',
      input: 'the order of stage two, replayed; with another head; with another environment; signed; of another run',
      expected:
        'no agent starts, nothing is written; BATON-E909 names the field, BATON-E408 a signature, BATON-E901 a run without records',
    },
    async () => {
      const issue = await world.run('fix');
      const told = world.switchboard.told('two').length;
      const before = await world.thread(issue);
      const order = JSON.parse(world.jobs().findLast(({ name }) => name === 'plan')?.outputs.task ?? '{}');
      const attempt = async (change: object): Promise<string> => {
        const run = await world.dispatch({ task: JSON.stringify({ ...order, ...change }) });
        await world.settle();
        return world
          .jobs(run)
          .map(({ log, summary }) => log + summary)
          .join('\n');
      };
      expect(await attempt({})).toContain('run-ended');
      const fresh = { execution: 2, attempt: 2, issued: new Date(Date.now() + 60_000).toISOString() };
      expect(await attempt({ ...fresh, head: before.length.toString().padStart(40, '0') })).toMatch(/git|BATON-E909/);
      expect(await attempt({ ...fresh, job: { ...order.job, environment: 'production' } })).toContain(
        'BATON-E909: The order is unsigned, and its field "job"',
      );
      expect(await attempt({ ...fresh, key: 'k1', sig: 'x' })).toContain('BATON-E408: The order is signed, and the config');
      expect(await attempt({ ...fresh, run: 'fix-999' })).toContain('BATON-E90');
      expect(world.switchboard.told('two')).toHaveLength(told);
      const after = await world.thread(issue);
      expect(after.map(({ id, body }) => ({ id, body }))).toEqual(before.map(({ id, body }) => ({ id, body })));
    },
    patience,
  );
});
