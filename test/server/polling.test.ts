import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect } from 'vitest';
import { type AppWorld, useAppWorlds } from '../support/app-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useAppWorlds();

/** The tools as the MCP server has them: an engine would call them by it. */
const tools = JSON.stringify(pathToFileURL('src/mcp/calls.ts').href);

const divide = `
const { dirname, join } = await import('node:path');
const { BATON_TASK, BATON_HANDOFF_PATH } = process.env;
await tell(BATON_TASK.includes('/') ? 'child' : 'lead', BATON_TASK);
if (BATON_TASK.includes('/')) {
  hand({ summary: 'did ' + BATON_TASK.split('-').at(-1) });
} else {
  const { createCalls } = await import(${tools});
  const offer = { stage: 'work', asked: 0, left: 5, why: '', agents: [{ name: 'divide', description: '' }], models: [], branch: false, polls: { seconds: 45 } };
  const { call } = createCalls({ ...process.env, BATON_TURN_PATH: join(dirname(BATON_HANDOFF_PATH), '../../baton-turn-1'), BATON_CHILDREN: JSON.stringify(offer) });
  for (const name of ['a', 'b']) await call('create_child_task', { name, prompt: 'Do ' + name + '.' });
  let answer;
  do answer = await call('wait_for_tasks', { names: ['1-a', '2-b'] });
  while (answer.structured.kept);
  await tell('results', answer.text);
  hand({ summary: 'put together' });
}`;

const suspend = `
if (process.env.BATON_TASK.includes('/')) hand({ summary: 'did it' });
else if (JSON.parse(readFileSync(process.env.BATON_CONTEXT_PATH, 'utf8')).children.length > 0) hand({ summary: 'done' });
else hand({ children: { create: [{ name: 'a', prompt: 'Do a.' }], wait: { until: 'all' } } });`;

const pipelines = {
  quiet: { stages: { work: { agent: 'suspend', children: {}, prompt: 'Divide.' } } },
  split: {
    'max-concurrency': 2,
    stages: {
      work: { agent: 'divide', children: { wait: 'poll' }, prompt: 'Divide.' },
      last: { agent: 'one', needs: ['work'], prompt: '{{ needs.work.handoff.summary }}' },
    },
  },
};

describe('an agent that goes on while its children are at work', () => {
  let of: AppWorld;
  beforeAll(async () => {
    of = await create({ agents: { divide, suspend, one: "await tell('one', prompt); hand({ summary: 'done' });" }, pipelines });
  });

  const agentJobs = (): number =>
    of.world.jobs().filter(({ name, conclusion }) => /agent$/.test(name) && conclusion !== 'skipped').length;

  requirement(
    {
      ids: ['P10-5', 'K-13', 'K-14', 'DESIGN-2'],
      title: 'gets their results in the same turn, and its output starts nothing twice',
      input:
        'two children by the tool, with two slots, one of which the parent has; a wait for both in the same turn; the App starts again meanwhile',
      expected:
        'one execution of each task; both summaries in the answer of the tool; one child record, before that of the parent',
    },
    async () => {
      const issue = await of.world.open({ title: 'split' });
      await of.world.label(issue, 'split');
      await expect.poll(() => of.world.switchboard.told('lead').length, { timeout: 60_000 }).toBe(1);
      await of.app.restart();
      await expect.poll(() => of.world.switchboard.told('one').length, { timeout: 180_000, interval: 200 }).toBe(1);
      await of.app.settle();
      const { records } = await of.world.records(issue);
      const kinds = records.map(({ record: { kind, task } }) => `${kind} ${task}`.trim());
      expect(kinds.slice(0, 2)).toEqual(['run', 'child work']);
      expect(kinds.slice(2, 4).toSorted()).toEqual(['task work/1-a', 'task work/2-b']);
      expect(kinds.slice(4)).toEqual(['task work', 'task last', 'end']);
      expect(of.world.switchboard.told('results')[0]).toMatch(/1-a: succeeded[\s\S]*did a[\s\S]*2-b: succeeded[\s\S]*did b/);
      expect(agentJobs()).toBe(4);
      expect(await of.status(issue, `split-${issue}`)).toContain('`1-a`');
    },
    300_000,
  );

  requirement(
    {
      ids: ['P10-5', 'K-26'],
      title: 'costs a stage that suspends nothing: not one look and not one read more',
      input: 'a pipeline with `children: {}`; its first turn, one child, its second turn',
      expected: 'three agent jobs; one list of artifacts and one read of the thread for each',
    },
    async () => {
      const [jobs, from] = [agentJobs(), of.world.server.requests.length];
      const issue = await of.world.open({ title: 'quiet' });
      await of.world.label(issue, 'quiet');
      await of.app.settle();
      expect((await of.world.records(issue)).records.at(-1)?.record).toMatchObject({
        kind: 'end',
        body: { outcome: 'succeeded' },
      });
      const made = of.world.server.requests.slice(from);
      expect(agentJobs() - jobs).toBe(3);
      expect(made.filter(({ path }) => /\/actions\/runs\/\d+\/artifacts/.test(path))).toHaveLength(3);
      expect(made.filter(({ by, path }) => by.startsWith('agent') && path.includes('/comments?'))).toHaveLength(3);
    },
    300_000,
  );
});
